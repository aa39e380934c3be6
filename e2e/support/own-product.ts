/** A product of its own for journeys that kill the server, bring out a new version or let midnight pass. */
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
/** As long as playwright.config.ts waits for the other one: a first start makes a database, on two busy cores. */
const READY_WITHIN_MS = 120_000
const MIGRATIONS = 'database/supabase/migrations'

/** Of the server and its database: the machine's, or one that a journey moves. */
type Clock = 'real' | 'given'

/** The built product in a folder that may be changed: the server's sources and packages stay where they are. */
function copyProduct(clock: Clock): string {
  const folder = mkdtempSync(join(tmpdir(), 'sojourn-own-'))
  if (process.getuid?.() === 0) chmodSync(folder, 0o755)
  mkdirSync(join(folder, 'server'))
  cpSync(join(ROOT, 'server/dist'), join(folder, 'server/dist'), { recursive: true })
  cpSync(join(ROOT, 'web/dist'), join(folder, 'web/dist'), { recursive: true })
  cpSync(join(ROOT, 'database'), join(folder, 'database'), { recursive: true })
  if (clock === 'given') cpSync(join(SUPPORT, 'given-clock.sql'), join(folder, MIGRATIONS, '29991231000000_clock.sql'))
  for (const part of ['server/src', 'node_modules']) symlinkSync(join(ROOT, part), join(folder, part))
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  return folder
}

export class OwnProduct {
  readonly origin: string
  readonly #folder: string
  readonly #clock: Clock
  readonly #clockFile: string
  readonly #port: number
  #server: ChildProcess | undefined

  private constructor(port: number, clock: Clock) {
    this.#folder = copyProduct(clock)
    this.#clock = clock
    this.#clockFile = join(this.#folder, 'clock')
    this.#port = port
    this.origin = `http://localhost:${port}`
  }

  static async start(clock: Clock = 'real'): Promise<OwnProduct> {
    const product = new OwnProduct(await freePort(), clock)
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
    const first = this.#clock === 'given' ? ['--import', join(SUPPORT, 'given-clock.mjs')] : []
    const server = spawn(process.execPath, [...first, join(this.#folder, 'server/dist/main.js')], {
      env: { ...env, DATA_DIR: join(this.#folder, 'data'), GIVEN_CLOCK: this.#clockFile },
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

  /** With a given clock: from here on it is this moment for the server and its database. Until the first it is now. */
  async giveTime(supabase: SupabaseClient, atMs: number): Promise<void> {
    const { error } = await supabase.rpc('give_clock', { p_now: new Date(atMs).toISOString() })
    if (error) throw error
    // In one go: the server may look at any time.
    writeFileSync(`${this.#clockFile}.new`, String(atMs))
    renameSync(`${this.#clockFile}.new`, this.#clockFile)
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
