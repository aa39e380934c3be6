export type ScriptedCall = {
  readonly tool: string
  /** As text: may be invalid JSON. */
  readonly input: object | string
}

/** How a stream ends: cut at its limit, without a last event, or withheld by the provider's filter. */
type Ending = 'length' | 'none' | 'filtered'

export type ScriptedReply =
  | {
      readonly say?: string
      readonly call?: readonly ScriptedCall[]
      readonly ending?: Ending
      /** Between two events. */
      readonly pauseMs?: number
      /** What small servers do: whole calls in one event, ended as if there were none. */
      readonly isPlain?: true
    }
  /** Refuses. */
  | { readonly status: number; readonly retryAfter?: string }
  /** Stays silent, and keeps the connection open; `beatMs`: sends the empty events that keep proxies open. */
  | { readonly hang: true; readonly say?: string; readonly beatMs?: number }
  /** Writes a letter now and then, and never ends. */
  | { readonly drip: string; readonly pauseMs: number }
  /** The connection breaks after this text, or within this call. */
  | { readonly breakAfter: string; readonly call?: readonly ScriptedCall[] }
  /** The provider reports an error within the stream. */
  | { readonly errorAfter: string }
  /** Not a stream at all: the page of a proxy, or the whole answer at once. */
  | { readonly body: string; readonly type: string }
