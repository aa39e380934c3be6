/** Scheduled work. Several servers share one schedule: each run happens once. */
export type ScheduledJob = {
  readonly name: string
  /** Minute, hour, day, month, weekday; UTC. */
  readonly cron: string
  readonly run: () => Promise<void>
}

/** Work that must not be lost: retried with growing delays, and after the last attempt kept for an operator. */
export type QueuedJob<Data extends object = object> = {
  readonly name: string
  readonly retries: number
  readonly run: (data: Data) => Promise<void>
}

export type Jobs = {
  /** The job is stored once this resolves: a crash of this server does not lose it. */
  enqueue(name: string, data: object): Promise<void>
  start(): Promise<void>
  /** Waits until running jobs have ended. */
  stop(): Promise<void>
}
