/** The embedded database and the files are one folder: copied as a whole while the server is stopped. */
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmod, mkdir, open, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Refused while a server uses the folder: a copy of files that change is no backup. */
export async function takeFolder(dataDir: string, archive: string): Promise<string> {
  const entries: readonly string[] = await readdir(dataDir).catch(() => [])
  if (!entries.includes('database-engine')) throw new Error(`${dataDir} is not the data folder of Sojourn`)
  if (await isInUse(dataDir))
    throw new Error('A server uses this folder. Stop it first, or use pg_dump: see the runbook')
  if (await exists(archive)) throw new Error(`${archive} exists already`)
  await mkdir(dirname(archive), { recursive: true })
  // A half-written archive never has the final name.
  const unfinished = `${archive}.unfinished`
  await run('tar', ['-C', dataDir, '--numeric-owner', '-czf', unfinished, '.'])
  await chmod(unfinished, 0o600)
  await writeFile(`${archive}.sha256`, `${await hashOf(unfinished)}  ${basename(archive)}\n`)
  await rename(unfinished, archive)
  return `${archive}: ${Math.round((await stat(archive)).size / 1_000_000)} MB. It holds signing keys: keep it as you keep passwords.`
}

export async function restoreFolder(archive: string, folder: string): Promise<string> {
  const wanted = (await readFile(`${archive}.sha256`, 'utf8')).split(' ')[0]
  if ((await hashOf(archive)) !== wanted) throw new Error(`${archive} is not what was written: its checksum differs`)
  await mkdir(folder, { recursive: true })
  if ((await readdir(folder)).length > 0) throw new Error(`${folder} is not empty`)
  await run('tar', ['-C', folder, '--numeric-owner', '-xpzf', archive])
  // Postgres belongs to another user than root, and has to reach its folder.
  await chmod(folder, 0o755)
  return `Restored to ${folder}`
}

/** The server and Postgres each leave their process id while they run, and after a kill too. */
async function isInUse(dataDir: string): Promise<boolean> {
  for (const file of ['server.lock', 'postgres/data/postmaster.pid']) {
    const pid = Number.parseInt(await readFile(join(dataDir, file), 'utf8').catch(() => ''), 10)
    if (pid > 0 && isRunning(pid)) return true
  }
  return false
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // Another user's process cannot be signalled, but it is there.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  const handle = await open(file)
  for await (const part of handle.createReadStream()) hash.update(part as Buffer)
  return hash.digest('hex')
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  )
