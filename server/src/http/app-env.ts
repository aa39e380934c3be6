/** What the outer layer knows of every request before a surface sees it. */
export type AppEnv = {
  Variables: {
    /** The traveller's address; X-Forwarded-For counts only behind a trusted proxy. */
    clientAddress: string
    requestId: string
  }
}
