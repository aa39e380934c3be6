import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { PGlite } from '@electric-sql/pglite'

import { runChild } from '../child.ts'
import { startProduct, withDataDir, type Product } from '../product.ts'
import { median, printComparisons } from '../report.ts'
import { createAccount, type Account } from './account.ts'
import { NOTES_SCHEMA, notesOf } from './notes-schema.ts'
import { insert, select } from './row-loads.ts'

const PORT = 4901
const ROUNDS = 3

type Keys = { readonly anon: string; readonly service: string }

/** The product and the bare engine take turns on one data folder: PGlite allows a single process at a time. */
export async function benchPglite(): Promise<void> {
  await withDataDir(async (dataDir) => {
    await writeFile(join(dataDir, 'database-engine'), 'pglite\n')
    const folder = join(dataDir, 'pglite')
    await (await startProduct(PORT, dataDir)).stop()
    const keys = await readKeys(folder)
    const first = await startProduct(PORT, dataDir)
    const account = await createAccount(first.url, keys)
    await first.stop()
    await createNotes(folder, account.id)
    await compareRows(dataDir, folder, account, keys)
  })
}

async function compareRows(dataDir: string, folder: string, account: Account, keys: Keys): Promise<void> {
  const figures = {
    select: [] as number[],
    insert: [] as number[],
    rawSelect: [] as number[],
    rawInsert: [] as number[],
  }
  const raw = async (kind: string): Promise<number> =>
    Number(await runChild('peers/raw-pglite.ts', { DATA: folder, USER_ID: account.id, KIND: kind }))
  for (let round = 0; round < ROUNDS; round += 1) {
    figures.rawSelect.push(await raw('select'))
    figures.rawInsert.push(await raw('insert'))
    const product: Product = await startProduct(PORT, dataDir)
    const headers = { apikey: keys.anon, authorization: `Bearer ${account.token}` }
    figures.select.push((await select(product.url, headers)).perSecond)
    figures.insert.push((await insert(product.url, headers, account.id)).perSecond)
    await product.stop()
  }
  const goal = { atLeast: 0.95 }
  const unit = 'per s'
  printComparisons('PGlite: rows under row level security over HTTP', [
    {
      what: 'select 20 rows / PGlite itself, same transaction',
      ours: median(figures.select),
      peer: median(figures.rawSelect),
      unit,
      goal,
    },
    {
      what: 'insert / PGlite itself, same transaction',
      ours: median(figures.insert),
      peer: median(figures.rawInsert),
      unit,
      goal,
    },
  ])
}

async function readKeys(folder: string): Promise<Keys> {
  const lite = await open(folder)
  const { rows } = await lite.query<{ role: string; key: string }>('select role, key from server.api_keys')
  await lite.close()
  const keyOf = (role: string): string => rows.find((row) => row.role === role)?.key ?? ''
  return { anon: keyOf('anon'), service: keyOf('service_role') }
}

async function createNotes(folder: string, userId: string): Promise<void> {
  const lite = await open(folder)
  await lite.exec(`${NOTES_SCHEMA}; ${notesOf(userId)}`)
  await lite.close()
}

async function open(folder: string): Promise<PGlite> {
  const { pgcrypto } = await import('@electric-sql/pglite/contrib/pgcrypto')
  return PGlite.create({ dataDir: folder, extensions: { pgcrypto } })
}
