/** The ceiling on PGlite: the same transaction straight on an instance in its own process. */
import { PGlite } from '@electric-sql/pglite'
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto'

const { DATA = '', USER_ID = '', KIND = 'select', SECONDS = '4' } = process.env
const lite = await PGlite.create({ dataDir: DATA, extensions: { pgcrypto } })
const claims = JSON.stringify({ sub: USER_ID, role: 'authenticated' })
const statement =
  KIND === 'select'
    ? `select coalesce(json_agg(n), '[]')::text as body from (select id, body from bench_notes where kind = $1 order by id limit 20) n`
    : `insert into bench_written (user_id, body) values ((auth.uid()), $1)`

let done = 0
const until = performance.now() + Number(SECONDS) * 1000
while (performance.now() < until) {
  await lite.transaction(async (tx) => {
    await tx.query(`select set_config('role', 'authenticated', true), set_config('request.jwt.claims', $1, true)`, [
      claims,
    ])
    await tx.query(statement, ['a'])
  })
  done += 1
}
await lite.close()
console.log(done / Number(SECONDS))
