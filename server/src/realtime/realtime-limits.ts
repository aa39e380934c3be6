/** Limits per client against accidents and abuse, far above the needs of the app. */
export type RealtimeLimits = {
  readonly connectionsPerAddress: number
  readonly channelsPerConnection: number
  readonly joinsPerSecond: number
  readonly messagesPerSecond: number
  readonly payloadBytes: number
  /** In a public channel anyone may send to anyone. */
  readonly publicPayloadBytes: number
  /** The limit of one connection. */
  readonly bytesPerSecond: number
  /** The limit of all connections and requests of one address together. */
  readonly bytesPerSecondOfAddress: number
  /** A client that reads too slowly is disconnected before its unsent data fills the memory. */
  readonly unsentBytes: number
  readonly heartbeatTimeoutMs: number
  /** A server that stopped renewing its lease counts as alive this long. */
  readonly leaseMs: number
  readonly sweepMs: number
}

export const DEFAULT_LIMITS: RealtimeLimits = {
  connectionsPerAddress: 200,
  channelsPerConnection: 100,
  // A client that reconnects joins all its channels at once.
  joinsPerSecond: 200,
  messagesPerSecond: 500,
  payloadBytes: 256 * 1024,
  publicPayloadBytes: 96 * 1024,
  bytesPerSecond: 1024 * 1024,
  bytesPerSecondOfAddress: 8 * 1024 * 1024,
  unsentBytes: 8 * 1024 * 1024,
  // The official client sends a heartbeat every 25 s.
  heartbeatTimeoutMs: 60_000,
  leaseMs: 30_000,
  sweepMs: 1_000,
}
