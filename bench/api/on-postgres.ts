import { createHmac } from 'node:crypto'
import { join } from 'node:path'

import pg from 'pg'

import { runChild, startChild, waitFor } from '../child.ts'
import { applyLoad } from '../load.ts'
import { socketOf, startProduct, withDataDir, type Product } from '../product.ts'
import { median, printComparisons } from '../report.ts'
import { createAccount, type Account } from './account.ts'
import { NOTES_SCHEMA, notesOf, SELECT_PATH } from './notes-schema.ts'
import { insert, select } from './row-loads.ts'
import { benchSignIn } from './sign-in.ts'

const [PRODUCT_PORT, HELLO_PORT, LITE_PORT] = [4901, 4902, 4903]
const ROUNDS = 3
const JWT_SECRET = 'only-for-the-bench-only-for-the-bench'

type Peers = {
  readonly product: Product
  readonly account: Account
  readonly keys: Keys
  readonly env: Record<string, string>
}
type Keys = { readonly anon: string; readonly service: string }

export async function benchPostgres(): Promise<void> {
  await withDataDir(async (dataDir) => {
    const product = await startProduct(PRODUCT_PORT, dataDir)
    const socket = await socketOf(join(dataDir, 'postgres/data'))
    const admin = new pg.Client({ host: socket, user: 'postgres', database: 'postgres' })
    await admin.connect()
    const rows = (await admin.query<{ role: string; key: string }>('select role, key from server.api_keys')).rows
    const keyOf = (role: string): string => rows.find((row) => row.role === role)?.key ?? ''
    const keys = { anon: keyOf('anon'), service: keyOf('service_role') }
    const account = await createAccount(product.url, keys)
    await admin.query(`${NOTES_SCHEMA}; ${notesOf(account.id)}; notify pgrst, 'reload schema'`)
    await admin.end()
    const env = { SOCKET: socket, DATABASE: 'postgres', USER_ID: account.id, JWT_SECRET }
    try {
      await compareRows({ product, account, keys, env })
      await compareHello(product)
    } finally {
      await product.stop()
    }
    await benchSignIn(PRODUCT_PORT, dataDir, account, keys.anon)
  })
}

async function compareRows({ product, account, keys, env }: Peers): Promise<void> {
  const lite = startChild('peers/lite.ts', { ...env, PORT: String(LITE_PORT) })
  await waitFor(`http://127.0.0.1:${LITE_PORT}/rest/v1/`)
  const ours = { apikey: keys.anon, authorization: `Bearer ${account.token}` }
  const theirs = {
    apikey: 'none',
    authorization: `Bearer ${hs256({ sub: account.id, role: 'authenticated', aud: 'authenticated' })}`,
  }
  // The peer prepares the database on its first request, and two of those at once fail.
  await fetch(`http://127.0.0.1:${LITE_PORT}${SELECT_PATH}`, { headers: theirs })
  const figures: Record<string, number[]> = {}
  const note = (name: string, figure: number): void => void (figures[name] ??= []).push(figure)
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      note('select', (await select(product.url, ours)).perSecond)
      note('raw select', Number(await runChild('peers/raw-postgres.ts', { ...env, KIND: 'select' })))
      note('lite select', (await select(`http://127.0.0.1:${LITE_PORT}`, theirs)).perSecond)
      note('insert', (await insert(product.url, ours, account.id)).perSecond)
      note('raw insert', Number(await runChild('peers/raw-postgres.ts', { ...env, KIND: 'insert' })))
      note('lite insert', (await insert(`http://127.0.0.1:${LITE_PORT}`, theirs, account.id)).perSecond)
    }
  } finally {
    await lite.stop()
  }
  const of = (name: string): number => median(figures[name] ?? [])
  const unit = 'per s'
  printComparisons('Postgres: rows under row level security over HTTP', [
    {
      what: 'select 20 rows / raw driver, same transaction',
      ours: of('select'),
      peer: of('raw select'),
      unit,
      goal: { atLeast: 0.65 },
    },
    {
      what: 'insert / raw driver, same transaction',
      ours: of('insert'),
      peer: of('raw insert'),
      unit,
      goal: { atLeast: 0.65 },
    },
    {
      what: 'select 20 rows / @supabase/lite, same database',
      ours: of('select'),
      peer: of('lite select'),
      unit,
      goal: { atLeast: 2 },
    },
    {
      what: 'insert / @supabase/lite, same database',
      ours: of('insert'),
      peer: of('lite insert'),
      unit,
      goal: { atLeast: 2 },
    },
  ])
}

async function compareHello(product: Product): Promise<void> {
  const hello = startChild('peers/hello.ts', { PORT: String(HELLO_PORT) })
  await waitFor(`http://127.0.0.1:${HELLO_PORT}/`)
  const [ours, bare]: [number[], number[]] = [[], []]
  for (let round = 0; round < ROUNDS; round += 1) {
    ours.push((await applyLoad({ url: `${product.url}/healthz` })).perSecond)
    bare.push((await applyLoad({ url: `http://127.0.0.1:${HELLO_PORT}/` })).perSecond)
  }
  await hello.stop()
  printComparisons('A plain JSON route', [
    {
      what: '/healthz / bare Hono hello',
      ours: median(ours),
      peer: median(bare),
      unit: 'per s',
      goal: { atLeast: 0.85 },
    },
  ])
}

function hs256(claims: Record<string, unknown>): string {
  const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')
  const head = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ ...claims, exp: Math.floor(Date.now() / 1000) + 3600 })}`
  return `${head}.${createHmac('sha256', JWT_SECRET).update(head).digest('base64url')}`
}
