/** A folder of the release before, backed up, restored elsewhere, and opened by the current build. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  appendFileSync,
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { afterAll, beforeAll, expect, it } from 'vitest'

import { proveCopy } from './prove-copy.ts'
import { restoreFolder, takeFolder } from './whole-folder.ts'

const ROOT = join(import.meta.dirname, '../..')
const MIGRATIONS = 'database/supabase/migrations'
const PORT = 4960

let folder: string
let server: ChildProcess | undefined
const at = (name: string) => join(folder, name)

/** The program of today on the database of the release before. */
function releaseBefore(): string {
  const release = at('release')
  for (const part of ['server', 'web']) mkdirSync(join(release, part), { recursive: true })
  cpSync(join(ROOT, 'server/dist'), join(release, 'server/dist'), { recursive: true })
  cpSync(join(ROOT, 'database'), join(release, 'database'), { recursive: true })
  for (const part of ['web/dist', 'server/src', 'node_modules', 'web/node_modules', 'datasets'])
    symlinkSync(join(ROOT, part), join(release, part))
  writeFileSync(join(release, 'package.json'), '{ "type": "module" }')
  const byName = (one: string, other: string) => (one < other ? -1 : 1)
  const files = readdirSync(join(release, MIGRATIONS)).toSorted(byName)
  for (const file of files.slice(-2)) rmSync(join(release, MIGRATIONS, file))
  return join(release, 'server/dist/main.js')
}

async function start(main: string): Promise<{ readonly migrations: number }> {
  const env = {
    ...process.env,
    PORT: String(PORT),
    DATA_DIR: at('data'),
    FEEDS: 'off',
    LOG_LEVEL: 'error',
    DATABASE_URL: '',
  }
  server = spawn(process.execPath, [main], { env, stdio: 'ignore' })
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${PORT}/readyz`).catch(() => null)
    if (answer?.ok) return (await answer.json()) as { migrations: number }
    if (server.exitCode !== null) throw new Error('the release before did not start')
    await sleep(200)
  }
}

async function stop(): Promise<void> {
  if (!server || server.exitCode !== null) return
  const ended = once(server, 'exit')
  server.kill('SIGTERM')
  await ended
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sojourn-backup-'))
  chmodSync(folder, 0o755)
  mkdirSync(at('data'))
})
afterAll(async () => {
  await stop()
  rmSync(folder, { recursive: true, force: true })
})

it('restores a copy that the next release brings up to date, and refuses what is no backup', async () => {
  const { migrations } = await start(releaseBefore())
  await expect(takeFolder(at('data'), at('early.tar.gz'))).rejects.toThrow('A server uses this folder')
  await stop()

  await takeFolder(at('data'), at('backup.tar.gz'))
  await expect(takeFolder(at('data'), at('backup.tar.gz'))).rejects.toThrow('exists already')
  await expect(takeFolder(at('release'), at('other.tar.gz'))).rejects.toThrow('is not the data folder')
  await expect(restoreFolder(at('backup.tar.gz'), at('data'))).rejects.toThrow('is not empty')

  await restoreFolder(at('backup.tar.gz'), at('restored'))
  const proof = await proveCopy(at('restored'))
  expect(proof).toContain(`it starts, with ${migrations + 2} migrations`)
  // The first owner.
  expect(proof).toContain('1 accounts')

  appendFileSync(at('backup.tar.gz'), 'x')
  await expect(restoreFolder(at('backup.tar.gz'), at('broken'))).rejects.toThrow('its checksum differs')
}, 300_000)
