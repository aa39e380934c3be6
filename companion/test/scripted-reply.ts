export type ScriptedCall = {
  readonly tool: string
  /** As text: may be invalid JSON. */ readonly input: object | string
}

export type ScriptedReply =
  | { readonly say?: string; readonly call?: readonly ScriptedCall[]; readonly ending?: 'length' | 'none' }
  /** Refuses. */
  | { readonly status: number; readonly retryAfter?: string }
  /** Stays silent, and keeps the connection open. */
  | { readonly hang: true; readonly say?: string }
  /** The connection breaks after this text. */
  | { readonly breakAfter: string }
