import type { Credentials } from './access-token.ts'
import type { Channel, Client } from './channel.ts'

/** One WebSocket with the channels it has joined. */
export type Connection = {
  readonly client: Client
  readonly credentials: Credentials
  readonly channels: Map<string, Channel>
  /** Joined or about to be: joins take time, and many may be under way at once. */
  readonly topics: Set<string>
  isOpen(): boolean
  /** Performance time of the last sign of life. */
  lastHeardMs(): number
  /** True when this second's allowance is used up. */
  countJoin(): boolean
  close(code: number, reason: string): void
  terminate(): void
  /** Resolves when the connection is gone and all its channels are left. */
  readonly gone: Promise<void>
}
