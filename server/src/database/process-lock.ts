import { link, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { isAlive, processStamp } from './process-stamp.ts'

export type ProcessLock = { release(): Promise<void> }

/** Another server uses this folder. The operator reads this message. */
export class FolderInUse extends Error {
  constructor(folder: string, pid: number) {
    super(`${folder} is in use by another server (process ${pid}). Stop it first, or set DATA_DIR to another folder.`)
    this.name = 'FolderInUse'
  }
}

/** One server per data folder. A lock left behind by a killed process is taken over. */
export async function takeLock(folder: string): Promise<ProcessLock> {
  const file = join(folder, 'server.lock')
  const mine = processStamp(process.pid)
  const draft = `${file}.${process.pid}`
  await writeFile(draft, mine, { mode: 0o600 })
  try {
    // A hard link appears with its content or not at all, and never over an existing file.
    while (!(await tryLink(draft, file))) await clearStaleLock(folder, file)
  } finally {
    await rm(draft, { force: true })
  }
  return {
    async release() {
      if ((await readFile(file, 'utf8').catch(() => '')) === mine) await rm(file, { force: true })
    },
  }
}

async function tryLink(draft: string, file: string): Promise<boolean> {
  try {
    await link(draft, file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

async function clearStaleLock(folder: string, file: string): Promise<void> {
  const holder = await readFile(file, 'utf8').catch(() => '')
  if (isAlive(holder)) throw new FolderInUse(folder, Number.parseInt(holder, 10))
  const aside = `${file}.stale.${process.pid}`
  await rename(file, aside).catch(() => undefined)
  const moved = await readFile(aside, 'utf8').catch(() => holder)
  // Another process was faster and we moved its new lock: put it back and check again.
  if (moved !== holder && isAlive(moved)) await tryLink(aside, file)
  await rm(aside, { force: true })
}
