"""Why a move was made, what would have been better, and a hint for the next one."""
