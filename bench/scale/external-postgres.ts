import { execFileSync, spawn, type SpawnOptions } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import pg from 'pg'

const DEBIAN = '/usr/lib/postgresql'
const READY_WITHIN_MS = 30_000

export type ExternalPostgres = {
  readonly url: string
  readonly version: string
  query<Row extends pg.QueryResultRow>(sql: string, values?: readonly unknown[]): Promise<readonly Row[]>
  stop(): Promise<void>
}

/** The Postgres of this machine's packages, with a cluster of its own. */
export async function startPostgres(folder: string, port: number): Promise<ExternalPostgres> {
  const bin = findBinaries()
  const data = join(folder, 'postgres')
  mkdirSync(data, { recursive: true })
  const as = ownerOf(data)
  const [host, user] = ['127.0.0.1', 'sojourn']
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', user, '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'], {
    ...as,
    stdio: 'ignore',
  })
  const options = {
    listen_addresses: host,
    port,
    unix_socket_directories: '',
    max_connections: 200,
    shared_buffers: '256MB',
  }
  const args = Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const server = spawn(join(bin, 'postgres'), ['-D', data, ...args], { ...as, stdio: 'ignore' })
  process.once('exit', () => server.kill('SIGQUIT'))
  const url = `postgres://${user}@${host}:${port}/postgres`
  const pool = new pg.Pool({ connectionString: url, max: 4 })
  pool.on('error', () => undefined)
  await waitFor(pool)
  const [version] = (await pool.query<{ server_version: string }>('show server_version')).rows
  return {
    url,
    version: version?.server_version ?? '',
    query: async (sql, values = []) => (await pool.query(sql, [...values])).rows,
    async stop() {
      await pool.end()
      const ended = once(server, 'exit')
      server.kill('SIGINT')
      await ended
    },
  }
}

function findBinaries(): string {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : []
  const found = versions.map((version) => join(DEBIAN, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb')))
  if (!found) throw new Error('Postgres is not installed: apt-get install postgresql')
  return found
}

/** Postgres refuses to run as root. */
function ownerOf(folder: string): Pick<SpawnOptions, 'uid' | 'gid'> {
  if (process.getuid?.() !== 0) return {}
  const [, , uid, gid] = /^postgres:.*$/m.exec(readFileSync('/etc/passwd', 'utf8'))?.[0].split(':').map(Number) ?? []
  if (!uid || !gid) throw new Error('There is no user "postgres" on this machine')
  chownSync(folder, uid, gid)
  chmodSync(folder, 0o700)
  return { uid, gid }
}

async function waitFor(pool: pg.Pool): Promise<void> {
  const until = Date.now() + READY_WITHIN_MS
  for (;;) {
    const isUp = await pool.query('select 1').then(
      () => true,
      () => false,
    )
    if (isUp) return
    if (Date.now() > until) throw new Error('Postgres did not become ready')
    await sleep(100)
  }
}
