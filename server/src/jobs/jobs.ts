/** Work that runs by the clock. Several servers share one schedule: each time it runs once. */
export type ScheduledJob = {
  readonly name: string
  /** Minute, hour, day, month, weekday; UTC. */
  readonly cron: string
  readonly run: () => Promise<void>
}

/** Work that must not be lost: tried again, later and later, and after the last try kept aside for a person to see. */
export type QueuedJob<Data extends object = object> = {
  readonly name: string
  readonly retries: number
  readonly run: (data: Data) => Promise<void>
}

export type Jobs = {
  /** Safe once it answers: a crash of this server does not lose it. */
  enqueue(name: string, data: object): Promise<void>
  start(): Promise<void>
  /** Lets what is running end. */
  stop(): Promise<void>
}
