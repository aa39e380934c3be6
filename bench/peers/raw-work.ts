/** The work of both ceilings: one traveller's transaction in the fewest statements that match our server. */
const { USER_ID = '', KIND = 'select', SECONDS = '4' } = process.env

const READ = `select coalesce(json_agg(n), '[]')::text as body
  from (select id, body from bench_notes where kind = $1 order by id limit 20) n`
const WRITE = 'insert into bench_written (user_id, body) values ((auth.uid()), $1)'
const BECOME = `select set_config('role', 'authenticated', true), set_config('request.jwt.claims', $1, true)`
const CLAIMS = JSON.stringify({ sub: USER_ID, role: 'authenticated' })

type Query = (text: string, values: string[]) => Promise<unknown>

/** Inside a transaction. */
export async function workAsTraveller(query: Query): Promise<void> {
  await query(BECOME, [CLAIMS])
  await query(KIND === 'select' ? READ : WRITE, ['a'])
}

/** Prints how often per second the work was done, by a number of concurrent workers. */
export async function measureRate(workers: number, work: () => Promise<void>): Promise<void> {
  let done = 0
  const until = performance.now() + Number(SECONDS) * 1000
  const repeat = async (): Promise<void> => {
    while (performance.now() < until) {
      await work()
      done += 1
    }
  }
  await Promise.all(Array.from({ length: workers }, repeat))
  console.log(done / Number(SECONDS))
}
