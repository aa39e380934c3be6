import { spawn, type ChildProcess } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'

import { inject, afterEach, describe, expect, it } from 'vitest'

import { freshPostgresDb } from '../test/test-server.ts'

const MAIN = join(import.meta.dirname, 'main.ts')
const started: ChildProcess[] = []

type Run = { readonly child: ChildProcess; readonly output: () => string; readonly ended: Promise<number | null> }

function start(env: Record<string, string>, args: readonly string[] = []): Run {
  const child = spawn(process.execPath, [MAIN, ...args], { env: { PATH: process.env['PATH'], FEEDS: 'off', ...env } })
  started.push(child)
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += String(chunk)))
  child.stderr.on('data', (chunk: Buffer) => (output += String(chunk)))
  return { child, output: () => output, ended: new Promise((resolve) => child.on('exit', resolve)) }
}

afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL')
})

// The limits are only upper bounds: from source a start took half a minute on a machine with two busy cores.
const PATIENT = { timeout: 120_000 }

describe('the server', PATIENT, () => {
  it('lists its settings', async () => {
    const { output, ended } = start({}, ['--help'])
    expect(await ended).toBe(0)
    expect(output()).toMatch(/PORT .*Port to listen on \(default 3000\)/)
    expect(output()).toMatch(/LOG_LEVEL .*\(debug \| info \| warn \| error \| silent; default info\)/)
    expect(output()).toContain('AFFILIATE_*')
  })

  it.each([
    ['PORT', { PORT: 'many' }],
    ['HOST', { HOST: 'no-such-host.invalid' }],
    ['BOOTSTRAP_OWNER_PASSWORD', { BOOTSTRAP_OWNER_PASSWORD: 'password' }],
  ])('stops at an invalid %s with one line', async (name, env) => {
    const { output, ended } = start({ PORT: '0', ...env })
    expect(await ended).toBe(1)
    expect(output()).toMatch(new RegExp(`^Setting ${name}: .*\n$`))
  })

  it('stops at an unknown argument instead of ignoring it', async () => {
    const { output, ended } = start({ PORT: '0' }, ['--port', '3001'])
    expect(await ended).toBe(1)
    expect(output()).toMatch(/^--port is not known here: settings are given as in PORT=3001 npm start, .*\n$/)
  })

  it('stops at a port in use with one line', async () => {
    const blocker = createServer()
    await new Promise<void>((resolve) => blocker.listen(0, '127.0.0.1', resolve))
    const { port } = blocker.address() as { port: number }
    const { output, ended } = start({ PORT: String(port) })
    expect(await ended).toBe(1)
    expect(output()).toMatch(new RegExp(`^Port ${port} is in use\\..*\n$`))
    blocker.close()
  })

  it('answers, finishes running requests on a stop signal, and exits with 0', async () => {
    const db = await freshPostgresDb()
    const [row] = await db.query<{ name: string }>('select current_database() as name')
    const host = encodeURIComponent(inject('postgresSocket'))
    const url = `postgres://postgres@localhost/${row?.name}?host=${host}`
    const { child, output, ended } = start({ PORT: '0', DATABASE_URL: url, BOOTSTRAP_OWNER_PASSWORD: 'long-enough-1' })
    await expect.poll(output, PATIENT).toMatch(/ready at http:\/\/localhost:\d+/)
    const address = /http:\/\/localhost:\d+/.exec(output())?.[0] ?? ''
    await db.query(
      'create or replace function public.nap(s int) returns text language sql as $$ select pg_sleep(s)::text $$',
    )
    const keys = await db.query<{ key: string }>(`select key from server.api_keys where role = 'service_role'`)
    await db.query(`notify pgrst, 'reload schema'`)
    const headers = { apikey: keys[0]?.key ?? '', 'content-type': 'application/json' }
    const nap = (s: number) =>
      fetch(`${address}/rest/v1/rpc/nap`, { method: 'POST', headers, body: JSON.stringify({ s }) })
    await expect.poll(async () => (await nap(0)).status).toBe(200)
    const running = nap(3)
    const asleep = `select from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`
    await expect.poll(() => db.query(asleep)).toHaveLength(1)
    child.kill('SIGTERM')
    expect((await running).status).toBe(200)
    expect(await ended).toBe(0)
    await expect(fetch(`${address}/healthz`)).rejects.toThrow()
    await db.close()
  })
})
