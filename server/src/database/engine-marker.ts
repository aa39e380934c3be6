import { existsSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Db } from './db.ts'
import { clusterFolder } from './embedded/cluster-folder.ts'
import { pgliteFolder } from './open-pglite.ts'

type Engine = Db['engine']

const MARKER = 'database-engine'

/** Which engine wrote the data here; undefined for a new folder. */
export async function readEngine(dataDir: string): Promise<Engine | undefined> {
  const text = await readFile(join(dataDir, MARKER), 'utf8').catch(() => '')
  const name = text.trim()
  if (name === 'postgres' || name === 'pglite') return name
  if (name) throw new Error(`${join(dataDir, MARKER)} names an unknown database engine: ${name}`)
  // The marker is lost or was never written: the files themselves still tell whose they are.
  if (existsSync(join(pgliteFolder(dataDir), 'PG_VERSION'))) return 'pglite'
  return existsSync(join(clusterFolder(dataDir).data, 'PG_VERSION')) ? 'postgres' : undefined
}

export async function rememberEngine(dataDir: string, engine: Engine): Promise<void> {
  const file = join(dataDir, MARKER)
  await writeFile(`${file}.new`, `${engine}\n`)
  await rename(`${file}.new`, file)
}
