/** Where the session lives in the browser. Its presence alone says that somebody was signed in here. */
export const SESSION_KEY = 'sojourn-session'
