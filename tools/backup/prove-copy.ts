import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import pg from 'pg'

const MAIN = join(import.meta.dirname, '../../server/dist/main.js')
const READY_WITHIN_MS = 180_000

/** Nothing leaves a copy: no mail, no push, no feed, no job; and nothing of the original is reached. */
const QUIET = { FEEDS: 'off', JOBS: 'off', LOG_LEVEL: 'error', HOST: '127.0.0.1', DATABASE_URL: '', SMTP_URL: '' }

const EVERY_TABLE = `select format('%I.%I', schemaname, tablename) as name from pg_tables
  where schemaname in ('auth', 'public', 'storage', 'private', 'server') order by 1`

/** Starts the current build on the copy, as the next start would, and reads every row of every table. */
export async function proveCopy(dataDir: string, main = MAIN): Promise<string> {
  const port = await freePort()
  const env = {
    ...process.env,
    ...QUIET,
    PORT: String(port),
    PUBLIC_URL: `http://localhost:${port}`,
    DATA_DIR: dataDir,
  }
  const server = spawn(process.execPath, [main], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = once(server, 'exit')
  try {
    const { migrations } = await waitForReady(port, () => server.exitCode !== null)
    const { tables, rows, travellers } = await readEverything(dataDir)
    return `Proven: it starts, with ${migrations} migrations; ${tables} tables with ${rows} rows read, ${travellers} accounts`
  } finally {
    server.kill('SIGTERM')
    await ended
  }
}

async function waitForReady(port: number, hasEnded: () => boolean): Promise<{ readonly migrations: number }> {
  const until = Date.now() + READY_WITHIN_MS
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null)
    if (answer?.ok) return (await answer.json()) as { migrations: number }
    if (hasEnded() || Date.now() > until) throw new Error('The copy does not start')
    await sleep(200)
  }
}

async function readEverything(dataDir: string) {
  const engine = (await readFile(join(dataDir, 'database-engine'), 'utf8')).trim()
  if (engine !== 'postgres') return { tables: 0, rows: 0, travellers: 0 }
  const socket = (await readFile(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8')).split('\n')[4] ?? ''
  const client = new pg.Client({ host: socket, user: 'postgres', database: 'postgres' })
  await client.connect()
  try {
    const tables = (await client.query<{ name: string }>(EVERY_TABLE)).rows.map(({ name }) => name)
    let [rows, travellers] = [0, 0]
    for (const name of tables) {
      // Every column is read, so that a page which cannot be read is found now.
      const sql = `select count(*)::int as count, sum(hashtext(t::text)::bigint) from ${name} t`
      const count = (await client.query<{ count: number }>(sql)).rows[0]?.count ?? 0
      rows += count
      if (name === 'auth.users') travellers = count
    }
    return { tables: tables.length, rows, travellers }
  } finally {
    await client.end()
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  return port
}
