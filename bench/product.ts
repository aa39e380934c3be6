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

/** The product exactly as `npm start` runs it. */
export async function startProduct(port: number, dataDir: string, env: Record<string, string> = {}): Promise<Product> {
  const url = `http://127.0.0.1:${port}`
  const startedAt = performance.now()
  const settings = { PORT: String(port), DATA_DIR: dataDir, PUBLIC_URL: url, LOG_LEVEL: 'error', FEEDS: 'off', ...env }
  const child = startChild('../server/dist/main.js', settings)
  await waitFor(`${url}/readyz`)
  return { url, dataDir, child, listeningAfterMs: performance.now() - startedAt, stop: () => child.stop() }
}

export async function withDataDir<T>(work: (dataDir: string) => Promise<T>): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), 'sojourn-bench-'))
  // Run by root, Postgres runs as another user and has to reach its files.
  await chmod(dataDir, 0o755)
  try {
    return await work(dataDir)
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Memory of the Node process alone, in MB. */
export async function residentMb(product: Product): Promise<number> {
  const status = await readFile(`/proc/${product.child.process.pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024
}

/** Where the embedded Postgres listens: line 5 of postmaster.pid is its socket folder. */
export async function socketOf(postgresDataDir: string): Promise<string> {
  return (await readFile(join(postgresDataDir, 'postmaster.pid'), 'utf8')).split('\n')[4] ?? ''
}
