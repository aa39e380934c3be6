/** How much one request may ask for. Beyond it the answer is a refusal, never a slow query or a full stack. */
export const MAX_BODY_BYTES = 1_048_576
export const MAX_QUERY_LENGTH = 65_536
export const MAX_DEPTH = 20
export const MAX_CONDITIONS = 500
/** The most rows one answer holds, as on hosted Supabase. */
export const MAX_ROWS = 1_000
