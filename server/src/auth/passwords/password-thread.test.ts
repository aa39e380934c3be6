import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { expect, it } from 'vitest'

const THREAD = join(import.meta.dirname, 'password-thread.ts')

/**
 * Hashes once, then prints the highest priority (the lowest niceness, field 19 of stat) of any thread of the process.
 */
const HASH_AND_LOOK = `
  import { readdirSync, readFileSync } from 'node:fs'
  import { createPasswordThread } from ${JSON.stringify(THREAD)}
  const awake = setInterval(() => undefined, 1000)
  const hash = await createPasswordThread(5).run({ id: 1, kind: 'hash', password: 'Tall-Cedar-Wind-42' })
  const threads = readdirSync('/proc/self/task').map((id) => readFileSync('/proc/self/task/' + id + '/stat', 'utf8'))
  console.log(hash.slice(0, 9), Math.min(...threads.map((stat) => Number(stat.split(') ')[1].split(' ')[16]))))
  clearInterval(awake)
`

it.runIf(process.platform === 'linux')(
  'requests no higher priority than a server started with `nice` has',
  async () => {
    const { stdout } = await promisify(execFile)('nice', ['-n', '10', process.execPath, '--eval', HASH_AND_LOOK])
    const [hash, niceness] = stdout.trim().split(' ')
    expect(hash).toBe('$argon2id')
    expect(Number(niceness)).toBeGreaterThanOrEqual(10)
  },
)
