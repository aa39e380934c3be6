/** A product of its own for journeys that kill the server or bring out a new version. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { freePort } from './free-port.ts'

const ROOT = join(import.meta.dirname, '../..')
/** As long as playwright.config.ts waits for the other one: a first start makes a database, on two busy cores. */
const READY_WITHIN_MS = 120_000

/** The built product in a folder that may be changed: the server's sources and packages stay where they are. */
function copyProduct(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sojourn-own-'))
  if (process.getuid?.() === 0) chmodSync(folder, 0o755)
  mkdirSync(join(folder, 'server'))
  cpSync(join(ROOT, 'server/dist'), join(folder, 'server/dist'), { recursive: true })
  cpSync(join(ROOT, 'web/dist'), join(folder, 'web/dist'), { recursive: true })
  for (const part of ['server/src', 'database', 'node_modules']) symlinkSync(join(ROOT, part), join(folder, part))
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  return folder
}

export class OwnProduct {
  readonly origin: string
  readonly #folder = copyProduct()
  readonly #port: number
  #server: ChildProcess | undefined

  private constructor(port: number) {
    this.#port = port
    this.origin = `http://localhost:${port}`
  }

  static async start(): Promise<OwnProduct> {
    const product = new OwnProduct(await freePort())
    try {
      await product.start()
      return product
    } catch (error) {
      await product.stop()
      throw error
    }
  }

  async start(): Promise<void> {
    const env = { ...process.env, PORT: String(this.#port), NODE_ENV: 'production', LOG_LEVEL: 'warn', FEEDS: 'off' }
    const server = spawn(process.execPath, [join(this.#folder, 'server/dist/main.js')], {
      env: { ...env, DATA_DIR: join(this.#folder, 'data') },
      stdio: 'ignore',
    })
    this.#server = server
    const until = Date.now() + READY_WITHIN_MS
    while (!(await this.#isReady())) {
      if (server.exitCode !== null) throw new Error(`the own product ended with ${server.exitCode}`)
      if (Date.now() > until) throw new Error('the own product did not become ready')
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
  }

  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    const server = this.#server
    if (!server || server.exitCode !== null || server.signalCode !== null) return
    const ended = once(server, 'exit')
    server.kill(signal)
    await ended
  }

  /** Another build: the worker and the build's name change, as they do when any file of the app has. */
  release(name: string): void {
    const client = join(this.#folder, 'web/dist/client')
    const id = readFileSync(join(client, '.vite/build-id'), 'utf8')
    writeFileSync(join(client, '.vite/build-id'), name)
    const worker = readFileSync(join(client, 'sw.js'), 'utf8')
    writeFileSync(join(client, 'sw.js'), worker.replaceAll(id, name))
  }

  async stop(): Promise<void> {
    await this.kill('SIGTERM')
    rmSync(this.#folder, { recursive: true, force: true })
  }

  async #isReady(): Promise<boolean> {
    return fetch(`${this.origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  }
}
