import { readdir, readFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { gzipSync } from 'node:zlib'

import { describe, expect, it, vi } from 'vitest'

import { REGISTER } from '../src/register/index.ts'
import { countRows } from './count-rows.ts'
import { packMatches } from './guide/match/pack-matches.ts'
import { packAll } from './pack-all.ts'
import { sha256 } from './packed-file.ts'
import { PACKED, readPacked } from './packed-folder.ts'
import { readRegister } from './registered-table.ts'

// A hundred thousand rows take a busy machine seconds.
vi.setConfig({ testTimeout: 30_000 })

// The guide is 6 MB of it.
const MOST_BYTES = 28_000_000
/** The index of the city search, the maps, the parts of the guide and the model of the reader have checks of their own. */
const OTHERS = /^(?:register\.json|city-search|basemap|guide|phrases|reader-model\.bin\.br)$/

const { tables } = await readRegister()

describe('files from npm packages and sources/', async () => {
  const fresh = [...(await packAll(tables)), ...(await packMatches(tables))]
  it.each(fresh.map((file) => [file.table.file, file] as const))('%s is what its sources give', async (name, file) => {
    expect(sha256((await readPacked(name)) ?? '')).toBe(sha256(file.text))
  })

  const divided = fresh.flatMap(({ table, parts = [] }) => (parts.length > 0 ? [{ table, parts }] : []))
  it.each(divided)('the parts of $table.file match their sources', async ({ table, parts }) => {
    const folder = dirname(table.file)
    const names = await readdir(join(PACKED, folder))
    expect(names.map((name) => `${folder}/${name}`).toSorted()).toEqual(
      [table.file, ...parts.map(({ file }) => file)].toSorted(),
    )
    const packed = await Promise.all(parts.map(({ file }) => readPacked(file)))
    expect(packed.map((text) => sha256(text ?? ''))).toEqual(parts.map(({ text }) => sha256(text)))
  })
})

describe('every file', () => {
  it.each(tables)('$file matches the register, and is within its budget', async (table) => {
    const text = (await readPacked(table.file)) ?? ''
    const registered = REGISTER.find(({ id }) => id === table.id)
    expect(registered).toMatchObject({ file: table.file, sha256: sha256(text), bytes: Buffer.byteLength(text) })
    expect(registered?.rows).toBe(countRows(text))
    expect(JSON.parse(text)).toMatchObject({ table: table.id, version: registered?.version })
    expect(await weigh(table.file)).toBeLessThanOrEqual(table.budgetKb * 1000)
  })

  it('is registered', async () => {
    const files = (await readdir(PACKED)).filter((name) => !OTHERS.test(name))
    const inFolders = tables.filter(({ file }) => file.includes('/')).map(({ file }) => file)
    expect([...files, ...inFolders].toSorted()).toEqual(tables.map(({ file }) => file).toSorted())
  })

  it('together with all others has at most 28 MB', async () => {
    const entries = await readdir(PACKED, { recursive: true, withFileTypes: true })
    const files = entries.filter((entry) => entry.isFile())
    const weights = await Promise.all(
      files.map(({ parentPath, name }) => weigh(relative(PACKED, join(parentPath, name)))),
    )
    expect(weights.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(MOST_BYTES)
  })
})

/** The transferred size: uncompressed files in gzip. */
async function weigh(file: string): Promise<number> {
  const bytes = await readFile(join(PACKED, file))
  return file.endsWith('.json') ? gzipSync(bytes, { level: 9 }).length : bytes.length
}
