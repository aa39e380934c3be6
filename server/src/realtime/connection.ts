import type { Credentials } from './access-token.ts'
import type { Channel, Client } from './channels/channel.ts'

/** One WebSocket with the channels it has joined. */
export type Connection = {
  readonly client: Client
  readonly credentials: Credentials
  readonly channels: Map<string, Channel>
  /** Joined or about to be: joins take time, and many may be in progress at once. */
  readonly topics: Set<string>
  isOpen(): boolean
  /** The monotonic time of the last message. */
  lastHeardMs(): number
  /** True when the allowance of this second is used up. */
  countJoin(): boolean
  close(code: number, reason: string): void
  terminate(): void
  /** Resolves when the connection is gone and all its channels are left. */
  readonly gone: Promise<void>
}
