import type { Log } from './logging/log.ts'

export type Shutdown = {
  /** Steps run in reverse order: the part started last stops first. */
  add(step: () => Promise<unknown>): void
  run(exitCode: number): Promise<never>
  /** True once the shutdown has begun; later failures are caused by it. */
  isStopping(): boolean
}

/** One Ctrl-C arrives several times: from the terminal, from npm and from the script that started us. */
const SAME_KEYPRESS_MS = 1000

export function stopOnSignals(log: Log): Shutdown {
  const steps: (() => Promise<unknown>)[] = []
  let stoppingSince: number | undefined
  const run = async (exitCode: number): Promise<never> => {
    stoppingSince = Date.now()
    let code = exitCode
    for (const step of steps.toReversed()) {
      await step().catch((error: unknown) => {
        log.error({ error }, 'stopping was not clean')
        code = 1
      })
    }
    process.exit(code)
  }
  const onSignal = (): void => {
    if (stoppingSince === undefined) void run(0)
    // A second Ctrl-C exits at once.
    else if (Date.now() - stoppingSince > SAME_KEYPRESS_MS) process.exit(1)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, onSignal)
  process.on('unhandledRejection', (error) => log.error({ error }, 'unhandled promise rejection'))
  process.on('uncaughtException', (error) => {
    log.error({ error }, 'an unexpected failure ends the server')
    if (stoppingSince === undefined) void run(1)
  })
  return { add: (step) => void steps.push(step), run, isStopping: () => stoppingSince !== undefined }
}
