/** Limits of one request. Beyond them the answer is a refusal, never a slow query or a full stack. */
export const MAX_BODY_BYTES = 1_048_576
export const MAX_QUERY_LENGTH = 65_536
export const MAX_DEPTH = 20
export const MAX_CONDITIONS = 500
/** The most rows one answer holds, as on hosted Supabase. */
export const MAX_ROWS = 1_000

/** The share of the database connections (POOL_SIZE) for all requests, for those of one address and of one account. */
export const CONNECTIONS = 6
export const CONNECTIONS_PER_ADDRESS = 4
export const CONNECTIONS_PER_ACCOUNT = 3
/** Requests of one account that may wait for its connections, and for how long. */
export const MAX_WAITING = 50
export const MAX_WAIT_MS = 5_000
