import { randomUUID } from 'node:crypto'
import { cpus } from 'node:os'

import pg from 'pg'

import { applyLoad } from '../load.ts'
import { withFleet, type Fleet } from './fleet.ts'

const CONNECTIONS = 24
const SECONDS = 5
const rowOf = (id: string) => ({ title: 'Lisbon', item_type: 'place', item_id: id })

type Figures = { readonly page: number; readonly read: number; readonly write: number }

/** On one machine all of them share its cores: the figures show what a server adds until the cores are used up. */
export async function measureThroughput(): Promise<void> {
  console.log(`\nRequests a second through nginx, ${CONNECTIONS} connections, ${cpus().length} cores for everything`)
  console.log(`  ${'servers'.padEnd(12)}${'page'.padStart(10)}${'read rows'.padStart(12)}${'write a row'.padStart(14)}`)
  let raw: Omit<Figures, 'page'> | undefined
  for (const servers of [1, 2, 3]) {
    await withFleet({ servers }, async (fleet) => {
      print(String(servers), await measure(fleet))
      if (servers === 3) raw = await measureRaw(fleet)
    })
  }
  if (raw) print('Postgres', { page: Number.NaN, ...raw })
}

function print(name: string, { page, read, write }: Figures): void {
  const figure = (value: number): string => (Number.isNaN(value) ? '' : String(Math.round(value)))
  console.log(
    `  ${name.padEnd(12)}${figure(page).padStart(10)}${figure(read).padStart(12)}${figure(write).padStart(14)}`,
  )
}

async function measure({ nginx, keys, account }: Fleet): Promise<Figures> {
  const headers = { apikey: keys.anon, authorization: `Bearer ${account.token}`, 'content-type': 'application/json' }
  const load = { connections: CONNECTIONS, seconds: SECONDS }
  const page = await applyLoad({ ...load, url: `${nginx.url}/pricing`, headers: { accept: 'text/html' } })
  const bodies = Array.from({ length: 20_000 }, () => JSON.stringify(rowOf(randomUUID())))
  const write = await applyLoad({ ...load, url: `${nginx.url}/rest/v1/saved_items`, method: 'POST', headers, bodies })
  const read = await applyLoad({ ...load, url: `${nginx.url}/rest/v1/saved_items?select=id,title&limit=20`, headers })
  return { page: page.perSecond, read: read.perSecond, write: write.perSecond }
}

const READ = 'select id, title from public.saved_items where user_id = $1 limit 20'
const WRITE = `insert into public.saved_items (id, user_id, title, item_type, item_id) values ($1, $2, 'Lisbon', 'place', $3)`

/** What the database does of the same without us: the owner's connection, no row level security, one statement. */
async function measureRaw({ postgres, account }: Fleet): Promise<Omit<Figures, 'page'>> {
  const pool = new pg.Pool({ connectionString: postgres.url, max: CONNECTIONS })
  const perSecond = async (work: () => Promise<unknown>): Promise<number> => {
    const until = performance.now() + SECONDS * 1000
    let done = 0
    const worker = async (): Promise<void> => {
      while (performance.now() < until) {
        await work()
        done += 1
      }
    }
    await Promise.all(Array.from({ length: CONNECTIONS }, worker))
    return done / SECONDS
  }
  const read = await perSecond(() => pool.query({ name: 'read', text: READ, values: [account.id] }))
  const write = await perSecond(() => {
    const id = randomUUID()
    return pool.query({ name: 'write', text: WRITE, values: [id, account.id, id] })
  })
  await pool.end()
  return { read, write }
}
