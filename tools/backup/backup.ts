import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import { proveCopy } from './prove-copy.ts'
import { restoreFolder, takeFolder } from './whole-folder.ts'

const HELP = 'npm run backup -- take <file> | prove <file> | restore <file> <empty folder>'

const [action, file, folder] = process.argv.slice(2)
try {
  await run()
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}

async function run(): Promise<void> {
  if (!file) throw new Error(HELP)
  if (action === 'take') return report(await takeFolder(resolve(process.env['DATA_DIR'] ?? '.data'), resolve(file)))
  if (action === 'prove') return prove(resolve(file))
  if (action === 'restore' && folder) return report(await restoreFolder(resolve(file), resolve(folder)))
  throw new Error(HELP)
}

function report(text: string): void {
  console.log(text)
}

/** In a folder of its own, which is deleted: the running installation is not touched. */
async function prove(archive: string): Promise<void> {
  const scratch = mkdtempSync(join(tmpdir(), 'sojourn-restored-'))
  try {
    report(await restoreFolder(archive, scratch))
    report(await proveCopy(scratch))
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}
