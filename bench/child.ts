import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'

/** A peer in a separate process, so that no measured code shares an event loop with another. */
export type Child = { readonly process: ChildProcess; readonly stdout: () => string; stop(): Promise<void> }

export function startChild(
  script: string,
  env: Readonly<Record<string, string>> = {},
  args: readonly string[] = [],
): Child {
  const child = spawn(process.execPath, [resolve(import.meta.dirname, script), ...args], {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const end = (): void => void child.kill('SIGKILL')
  process.once('exit', end)
  child.once('exit', () => process.removeListener('exit', end))
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  return {
    process: child,
    stdout: () => output,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGINT')
      await ended
    },
  }
}

export async function runChild(
  script: string,
  env: Readonly<Record<string, string>>,
  args: readonly string[] = [],
): Promise<string> {
  const child = startChild(script, env, args)
  const [code] = (await once(child.process, 'exit')) as [number]
  if (code !== 0) throw new Error(`${script} ended with ${code}`)
  return child.stdout()
}

export async function waitFor(url: string, timeoutMs = 60_000): Promise<void> {
  const until = Date.now() + timeoutMs
  for (;;) {
    const answer = await fetch(url).catch(() => null)
    if (answer && answer.status < 500) return
    if (Date.now() > until) throw new Error(`${url} did not answer`)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}
