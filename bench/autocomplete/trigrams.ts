import { join } from 'node:path'

import { foldText } from '@app/domain/place-search'
import pg from 'pg'

import { socketOf, type Product } from '../product.ts'
import { labelOf, loadPacked, namedCities } from './cities.ts'
import { LABELS } from './labels.ts'
import type { Measured } from './run-engine.ts'

const SCHEMA = `
  create extension if not exists pg_trgm;
  create table bench_names (text text not null, city integer not null, weight integer not null)`
const INDEX = `
  create index on bench_names using gin (text gin_trgm_ops);
  create index on bench_names (text text_pattern_ops);
  analyze bench_names`
const FIND = `
  select city from (
    (select city, weight + 100000 as rank from bench_names where text like $2 order by weight desc limit 24)
    union all
    (select city, weight + similarity(text, $1) * 20000 as rank from bench_names where text % $1 order by 2 desc limit 24)
  ) found group by city order by max(rank) desc limit 8`
const CHUNK = 20_000
const ROUNDS = 2

/** pg_trgm in the Postgres that ships with the product. */
export async function measureTrigrams(product: Product): Promise<Measured> {
  const client = new pg.Client({
    host: await socketOf(join(product.dataDir, 'postgres/data')),
    user: 'postgres',
    database: 'postgres',
  })
  await client.connect()
  const packed = loadPacked()
  const rows = namedCities(packed).flatMap(({ texts, weights }, city) =>
    texts.map((text, i) => ({ text, city, weight: weights[i] ?? 0 })),
  )
  const startedAt = performance.now()
  await client.query(SCHEMA)
  for (let at = 0; at < rows.length; at += CHUNK) {
    const chunk = rows.slice(at, at + CHUNK)
    await client.query('insert into bench_names select * from unnest($1::text[], $2::int[], $3::int[])', [
      chunk.map(({ text }) => text),
      chunk.map(({ city }) => city),
      chunk.map(({ weight }) => weight),
    ])
  }
  await client.query(INDEX)
  const buildMs = performance.now() - startedAt
  const size = await client.query<{ bytes: string }>("select pg_total_relation_size('bench_names') as bytes")
  const found: (readonly string[])[] = []
  const microseconds: number[] = []
  for (const { query } of LABELS) {
    const text = foldText(query)
    let fastest = Infinity
    let cities: readonly number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const from = performance.now()
      const answer = await client.query<{ city: number }>(FIND, [text, `${text}%`])
      fastest = Math.min(fastest, (performance.now() - from) * 1000)
      cities = answer.rows.map(({ city }) => city)
    }
    microseconds.push(fastest)
    found.push(cities.map((city) => labelOf(packed, city)))
  }
  await client.end()
  return { buildMs, memoryMb: Number(size.rows[0]?.bytes) / 1024 / 1024, found, microseconds }
}
