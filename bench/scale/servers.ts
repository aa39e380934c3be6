import { once } from 'node:events'

import { startChild, waitFor, type Child } from '../child.ts'

const READY_WITHIN_MS = 120_000
/** Below a shell's path of this folder: startChild resolves from bench/. */
const CURRENT = '../server/dist/main.js'

export type Server = { readonly port: number; readonly url: string; readonly child: Child }

type Start = { readonly port: number; readonly env: Readonly<Record<string, string>>; readonly main?: string }

export async function startServer({ port, env, main = CURRENT }: Start): Promise<Server> {
  const child = startChild(main, { PORT: String(port), LOG_LEVEL: 'error', FEEDS: 'off', ...env })
  const url = `http://127.0.0.1:${port}`
  const ended = once(child.process, 'exit').then(([code]) => {
    throw new Error(`the server on port ${port} ended with ${String(code)} before it was ready`)
  })
  await Promise.race([waitFor(`${url}/readyz`, READY_WITHIN_MS), ended])
  ended.catch(() => undefined)
  return { port, url, child }
}

/** As systemd and Kubernetes stop a server: it finishes what it has begun. */
export async function stopServer({ child }: Server): Promise<void> {
  const ended = once(child.process, 'exit')
  child.process.kill('SIGTERM')
  await ended
}
