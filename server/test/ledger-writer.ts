/** A program to be killed: opens the database of a folder, reports its rows, then writes and reports each success. */
import { writeSync } from 'node:fs'

import { openDatabase } from '../src/database/open-database.ts'
import { createLog } from '../src/logging/log.ts'

const STDOUT = 1
const WRITERS = 4

const [dataDir = ''] = process.argv.slice(2)
const { db } = await openDatabase({ DATA_DIR: dataDir }, createLog('silent'))
await db.script('create table if not exists public.ledger (id text primary key)')
const rows = await db.query<{ id: string }>('select id from public.ledger')
tell({ found: rows.map(({ id }) => id) })
for (let writer = 0; writer < WRITERS; writer += 1) void write(`${process.pid}-${writer}`)

async function write(name: string): Promise<void> {
  for (let n = 0; ; n += 1) {
    await db.query('insert into public.ledger values ($1)', [`${name}-${n}`])
    // Synchronous, so that nothing acknowledged is still in a buffer when the process is killed.
    tell({ written: `${name}-${n}` })
  }
}

function tell(event: object): void {
  writeSync(STDOUT, `${JSON.stringify(event)}\n`)
}
