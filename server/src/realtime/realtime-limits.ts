/** What one client may use; all of it is a guard against accidents and abuse, far above what the app needs. */
export type RealtimeLimits = {
  readonly connectionsPerAddress: number
  readonly channelsPerConnection: number
  readonly joinsPerSecond: number
  readonly messagesPerSecond: number
  readonly payloadBytes: number
  /** In a public channel anyone may send to anyone. */
  readonly publicPayloadBytes: number
  /** What one connection may send. */
  readonly bytesPerSecond: number
  /** What all connections and requests of one address may send together. */
  readonly bytesPerSecondOfAddress: number
  /** A client that reads slower than it is sent to is cut off before it fills the memory. */
  readonly unsentBytes: number
  readonly heartbeatTimeoutMs: number
  /** How long a server that stopped renewing is still believed to be alive. */
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
