import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

import type { ClusterFolder } from './cluster-folder.ts'
import type { PostgresBinaries } from './postgres-binaries.ts'
import { POSTGRES_ENV, POSTGRES_MAJOR } from './postgres-options.ts'
import type { PostgresOwner } from './postgres-owner.ts'

const run = promisify(execFile)

/** Creates the data folder if there is none. True when it did. */
export async function createCluster(
  folder: ClusterFolder,
  binaries: PostgresBinaries,
  owner: PostgresOwner,
): Promise<boolean> {
  if (existsSync(join(folder.data, 'PG_VERSION'))) return false
  // Created under another name and then renamed: an interrupted initdb leaves nothing that looks like a database.
  const draft = `${folder.data}.new`
  await rm(draft, { recursive: true, force: true })
  const locale = ['-E', 'UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const args = ['-D', draft, '-U', 'postgres', ...locale, '--no-instructions', ...(await authentication(folder))]
  await run(binaries.initdb, args, { ...owner, cwd: folder.root, env: POSTGRES_ENV, windowsHide: true }).catch(
    (error: { stderr?: string; message: string }) => {
      throw new Error(`initdb failed: ${lastLine(error.stderr) || error.message}`)
    },
  )
  await rename(draft, folder.data)
  return true
}

export async function checkVersion(folder: ClusterFolder): Promise<void> {
  const version = (await readFile(join(folder.data, 'PG_VERSION'), 'utf8').catch(() => POSTGRES_MAJOR)).trim()
  if (version === POSTGRES_MAJOR) return
  throw new Error(`${folder.data} was written by Postgres ${version}; this server runs ${POSTGRES_MAJOR}`)
}

export function passwordFile(folder: ClusterFolder): string {
  return join(folder.root, 'password')
}

/**
 * A unix socket is protected by its folder, which only the owner may enter. Node on Windows has no such sockets: there
 * Postgres listens on the loopback address and requires a password.
 */
async function authentication(folder: ClusterFolder): Promise<readonly string[]> {
  if (process.platform !== 'win32') return ['--auth=trust']
  const file = passwordFile(folder)
  if (!existsSync(file)) await writeFile(file, crypto.randomUUID(), { mode: 0o600 })
  return ['--auth=scram-sha-256', `--pwfile=${file}`]
}

function lastLine(text: string | undefined): string {
  return text?.trim().split('\n').at(-1) ?? ''
}
