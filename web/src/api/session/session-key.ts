/** The storage key of the session. Its presence alone says that a traveller was signed in here. */
export const SESSION_KEY = 'sojourn-session'
/** Sessions that were signed out here and may still be active on the server. The tokens are only used to end them. */
export const PENDING_KEY = 'sojourn-sign-out'
