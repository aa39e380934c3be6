/** The ceiling on Postgres: the plain driver doing the same transaction, without HTTP, tokens or a query language. */
import pg from 'pg'

import { measureRate, workAsTraveller } from './raw-work.ts'

const CONNECTIONS = 10
const { SOCKET = '', DATABASE = '' } = process.env
const pool = new pg.Pool({ host: SOCKET, user: 'postgres', database: DATABASE, max: CONNECTIONS })
await measureRate(CONNECTIONS, async () => {
  const client = await pool.connect()
  await client.query('begin')
  await workAsTraveller((text, values) => client.query(text, values))
  await client.query('commit')
  client.release()
})
await pool.end()
