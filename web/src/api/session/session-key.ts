/** Where the session lives in the browser. Its presence alone says that somebody was signed in here. */
export const SESSION_KEY = 'sojourn-session'
/** Sessions that were signed out here and may still be alive on the server. The tokens serve to end them, nothing else. */
export const PENDING_KEY = 'sojourn-sign-out'
