/** A separate server and database for journeys that kill the server, release a new version or move the clock. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { SupabaseClient } from '@supabase/supabase-js'

import { freePort } from './free-port.ts'

const SUPPORT = import.meta.dirname
const ROOT = join(SUPPORT, '../..')
/** The same limit as in playwright.config.ts: the first start creates a database, perhaps on two busy cores. */
const READY_WITHIN_MS = 120_000
const MIGRATIONS = 'database/supabase/migrations'

/** A journey that switches feeds on names the ones it serves itself. */
const NO_PUBLIC_FEEDS = Object.fromEntries(
  ['USGS', 'GDACS', 'METEOALARM', 'NWS', 'WHO', 'CDC']
    .concat(['US', 'UK', 'CA', 'AU', 'IE', 'DE'].map((country) => `${country}_ADVICE`))
    .map((name) => [`FEED_${name}_URL`, 'off']),
)

/** The clock of the server and its database: the real one, or one that the journey sets. */
type Clock = 'real' | 'controlled'
/** Settings of the server, over those of every journey: no live feeds. */
type Settings = Readonly<Record<string, string>>

/** Copies the build to a temporary folder, so that a journey may change it. Sources and packages are linked. */
function copyProduct(clock: Clock): string {
  const folder = mkdtempSync(join(tmpdir(), 'sojourn-isolated-'))
  if (process.getuid?.() === 0) chmodSync(folder, 0o755)
  for (const part of ['server', 'web']) mkdirSync(join(folder, part))
  cpSync(join(ROOT, 'server/dist'), join(folder, 'server/dist'), { recursive: true })
  cpSync(join(ROOT, 'web/dist'), join(folder, 'web/dist'), { recursive: true })
  cpSync(join(ROOT, 'database'), join(folder, 'database'), { recursive: true })
  if (clock === 'controlled')
    cpSync(join(SUPPORT, 'controlled-clock.sql'), join(folder, MIGRATIONS, '29991231000000_clock.sql'))
  for (const part of ['server/src', 'node_modules', 'web/node_modules', 'datasets'])
    symlinkSync(join(ROOT, part), join(folder, part))
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  return folder
}

export class IsolatedProduct {
  readonly origin: string
  readonly #folder: string
  readonly #clock: Clock
  readonly #settings: Settings
  readonly #clockFile: string
  readonly #port: number
  #server: ChildProcess | undefined

  private constructor(port: number, clock: Clock, settings: Settings) {
    this.#folder = copyProduct(clock)
    this.#clock = clock
    this.#settings = settings
    this.#clockFile = join(this.#folder, 'clock')
    this.#port = port
    this.origin = `http://localhost:${port}`
  }

  static async start(clock: Clock = 'real', settings: Settings = {}): Promise<IsolatedProduct> {
    const product = new IsolatedProduct(await freePort(), clock, settings)
    try {
      await product.start()
      return product
    } catch (error) {
      await product.stop()
      throw error
    }
  }

  async start(): Promise<void> {
    const env = {
      ...process.env,
      PORT: String(this.#port),
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      FEEDS: 'off',
      ...NO_PUBLIC_FEEDS,
    }
    const nodeOptions = this.#clock === 'controlled' ? ['--import', join(SUPPORT, 'controlled-clock.mjs')] : []
    const server = spawn(process.execPath, [...nodeOptions, join(this.#folder, 'server/dist/main.js')], {
      env: { ...env, ...this.#settings, DATA_DIR: join(this.#folder, 'data'), CLOCK_FILE: this.#clockFile },
      stdio: 'ignore',
    })
    this.#server = server
    const deadline = Date.now() + READY_WITHIN_MS
    while (!(await this.#isReady())) {
      if (server.exitCode !== null) throw new Error(`The isolated product exited with code ${server.exitCode}.`)
      if (Date.now() > deadline) throw new Error('The isolated product did not become ready in time.')
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

  /** Sets the controlled clock of the server and the database. Before the first call both use the real time. */
  async setTime(supabase: SupabaseClient, atMs: number): Promise<void> {
    const { error } = await supabase.rpc('set_clock', { p_now: new Date(atMs).toISOString() })
    if (error) throw error
    // Renamed into place, because the server may read the file at any time.
    writeFileSync(`${this.#clockFile}.new`, String(atMs))
    renameSync(`${this.#clockFile}.new`, this.#clockFile)
  }

  /** Simulates a new release: the build id and the service worker change, as they do with every build. */
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
