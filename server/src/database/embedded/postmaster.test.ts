import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { expect, it } from 'vitest'

import { makeTempFolder } from '../../../test/temp-folder.ts'
import { isRunning } from '../process-stamp.ts'

const nameOf = (path: string): string => JSON.stringify(join(import.meta.dirname, path))

/**
 * Exits as `main.ts` does when Ctrl-C comes before the database is open: at once, printing which Postgres it started.
 */
const LEAVE_WHILE_IT_STARTS = `
  import { readFileSync } from 'node:fs'
  import { createLog } from ${nameOf('../../logging/log.ts')}
  import { openDatabase } from ${nameOf('../open-database.ts')}
  const DATA_DIR = process.env.DATA_DIR
  void openDatabase({ DATA_DIR }, createLog('silent'))
  setInterval(() => {
    let pid = 0
    try {
      pid = Number.parseInt(readFileSync(DATA_DIR + '/postgres/data/postmaster.pid', 'utf8'), 10)
    } catch {}
    if (!pid) return
    console.log(pid)
    process.exit(0)
  }, 1)
`

it.skipIf(process.platform === 'win32')(
  'ends with a server that leaves while it starts',
  { timeout: 120_000 },
  async () => {
    await using folder = await makeTempFolder()
    const env = { ...process.env, DATA_DIR: folder.path }
    const { stdout } = await promisify(execFile)(process.execPath, ['--eval', LEAVE_WHILE_IT_STARTS], { env })
    const pid = Number(stdout)
    expect(pid).toBeGreaterThan(0)
    await expect.poll(() => isRunning(pid), { timeout: 60_000 }).toBe(false)
  },
)
