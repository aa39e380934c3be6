import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * The folder and those above it; answers whether it is new. Node's own recursive mkdir asks for ever where a file
 * system takes no folders: DATA_DIR=/proc/x never ended.
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
