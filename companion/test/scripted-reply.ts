export type ScriptedCall = {
  readonly tool: string
  /** As text: may be no JSON at all. */ readonly input: object | string
}

export type ScriptedReply =
  | { readonly say?: string; readonly call?: readonly ScriptedCall[]; readonly ending?: 'length' | 'none' }
  /** Refuses. */
  | { readonly status: number; readonly retryAfter?: string }
  /** Says nothing, and keeps the line. */
  | { readonly hang: true; readonly say?: string }
  /** The line breaks after these words. */
  | { readonly breakAfter: string }
