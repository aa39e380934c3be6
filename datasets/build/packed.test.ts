import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { packAll } from './pack-all.ts'

const PACKED = join(import.meta.dirname, '../packed')
const LARGEST_FILE_BYTES = 350_000

describe('packed files', async () => {
  const fresh = await packAll()
  it.each(Object.keys(fresh))('%s is what its sources give, and small', async (name) => {
    expect(await readFile(join(PACKED, name), 'utf8')).toBe(fresh[name])
    expect((await stat(join(PACKED, name))).size).toBeLessThan(LARGEST_FILE_BYTES)
  })
})
