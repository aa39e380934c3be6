import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { startChild, waitFor, type Child } from './child.ts'

export type Product = {
  readonly url: string
  readonly dataDir: string
  readonly child: Child
  readonly listeningAfterMs: number
  stop(): Promise<void>
}

/** PGlite's first start took 41 s on a busy machine. */
const TIMEOUT_MS = 180_000

const running = new Map<Child, string>()

/** The product exactly as `npm start` runs it. */
export async function startProduct(port: number, dataDir: string, env: Record<string, string> = {}): Promise<Product> {
  const url = `http://127.0.0.1:${port}`
  const startedAt = performance.now()
  const settings = { PORT: String(port), DATA_DIR: dataDir, PUBLIC_URL: url, LOG_LEVEL: 'error', FEEDS: 'off', ...env }
  const child = startChild('../server/dist/main.js', settings)
  running.set(child, dataDir)
  child.process.once('exit', () => running.delete(child))
  await Promise.race([waitFor(`${url}/readyz`, TIMEOUT_MS), refuseToEnd(child)])
  return { url, dataDir, child, listeningAfterMs: performance.now() - startedAt, stop: () => child.stop() }
}

export async function withDataDir<T>(work: (dataDir: string) => Promise<T>): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), 'sojourn-bench-'))
  // When run by root, Postgres runs as another user and has to read its files.
  await chmod(dataDir, 0o755)
  try {
    return await work(dataDir)
  } finally {
    // After a fault the product may still write here: removing the folder would then fail and hide the real error.
    await Promise.all([...running].filter(([, folder]) => folder === dataDir).map(([child]) => child.stop()))
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function refuseToEnd({ process: product }: Child): Promise<never> {
  const [code, signal] = (await once(product, 'exit')) as [number | null, string | null]
  throw new Error(`the product ended with ${code ?? signal} before it was ready`)
}

/** Memory of the Node process alone, in MB. */
export async function residentMb(product: Product): Promise<number> {
  const status = await readFile(`/proc/${product.child.process.pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024
}

/** The socket of the embedded Postgres: line 5 of postmaster.pid is its folder. */
export async function socketOf(postgresDataDir: string): Promise<string> {
  return (await readFile(join(postgresDataDir, 'postmaster.pid'), 'utf8')).split('\n')[4] ?? ''
}
