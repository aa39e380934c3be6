/** The ceiling on Postgres: the plain driver doing the same transaction, without HTTP, tokens or a query language. */
import pg from 'pg'

const { SOCKET = '', USER_ID = '', KIND = 'select', SECONDS = '4' } = process.env
const pool = new pg.Pool({ host: SOCKET, user: 'postgres', database: process.env['DATABASE'], max: 10 })
const claims = JSON.stringify({ sub: USER_ID, role: 'authenticated' })
const statement =
  KIND === 'select'
    ? `select coalesce(json_agg(n), '[]')::text as body from (select id, body from bench_notes where kind = $1 order by id limit 20) n`
    : `insert into bench_written (user_id, body) values ((auth.uid()), $1)`

let done = 0
const until = performance.now() + Number(SECONDS) * 1000
async function work(): Promise<void> {
  while (performance.now() < until) {
    const client = await pool.connect()
    await client.query('begin')
    await client.query(`select set_config('role', 'authenticated', true), set_config('request.jwt.claims', $1, true)`, [
      claims,
    ])
    await client.query(statement, ['a'])
    await client.query('commit')
    client.release()
    done += 1
  }
}
await Promise.all(Array.from({ length: 10 }, work))
await pool.end()
console.log(done / Number(SECONDS))
