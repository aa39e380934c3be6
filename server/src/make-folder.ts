import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Creates the folder and its parents; returns whether it is new. Node's own recursive mkdir retries for ever on a file
 * system that takes no folders: DATA_DIR=/proc/x never ended.
 */
export async function makeFolder(folder: string): Promise<boolean> {
  if (existsSync(folder)) return false
  await makeFolder(dirname(folder))
  try {
    await mkdir(folder)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return false
  }
}
