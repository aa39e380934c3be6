import type { SupportMessage } from '@app/contracts/support/conversation'

/** A message that the server has not confirmed yet. */
export type UnsentMessage = {
  readonly id: string
  readonly body: string
  readonly at: string
  /** Why it waits for a decision; null while it waits for the network. */
  readonly problem: string | null
}

export type Shown = SupportMessage & { readonly unsent: UnsentMessage | null }

/** What the server knows, then what this device has yet to send; each once. */
export function withUnsent(messages: readonly SupportMessage[], unsent: readonly UnsentMessage[]): readonly Shown[] {
  const known = new Set(messages.map(({ id }) => id))
  return [
    ...messages.map((message) => ({ ...message, unsent: null })),
    ...unsent
      .filter(({ id }) => !known.has(id))
      .map((each) => ({
        id: each.id,
        author: 'visitor' as const,
        authorName: '',
        kind: 'text' as const,
        body: each.body,
        sentAt: each.at,
        files: [],
        unsent: each,
      })),
  ]
}
