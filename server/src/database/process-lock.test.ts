import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { makeTempFolder } from '../../test/temp-folder.ts'
import { takeLock } from './process-lock.ts'
import { processStamp } from './process-stamp.ts'

describe('takeLock', () => {
  it.each([
    ['a process that is gone', '999999999 123\n'],
    ['a number that another program has now', `${process.pid} 1\n`],
    ['an unreadable file', 'nonsense'],
  ])('takes over what a killed server left: %s', async (_, stamp) => {
    await using folder = await makeTempFolder()
    await writeFile(join(folder.path, 'server.lock'), stamp)
    const lock = await takeLock(folder.path)
    expect(await readFile(join(folder.path, 'server.lock'), 'utf8')).toBe(processStamp(process.pid))
    await expect(takeLock(folder.path)).rejects.toThrow('is in use by another server')
    await lock.release()
    await (await takeLock(folder.path)).release()
  })

  it('gives a stale lock to one of many that want it at once', async () => {
    await using folder = await makeTempFolder()
    await writeFile(join(folder.path, 'server.lock'), '999999999 123\n')
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => takeLock(folder.path)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})
