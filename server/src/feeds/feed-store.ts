import type { FeedProblem, FeedSource, Instant } from '@app/domain/safety-feeds'
import { z } from 'zod'

import type { Db } from '../database/db.ts'
import type { ReadItem } from './feed-source.ts'

export type StoredReading = {
  readonly etag: string | null
  readonly lastModified: string | null
  readonly triedAt: Instant
  readonly readAt: Instant | null
  readonly problem: FeedProblem | null
}

/** A source, and one of its parts. */
export type FeedKey = { readonly source: FeedSource; readonly part: string }
type Validators = Pick<StoredReading, 'etag' | 'lastModified'>

const iso = (at: Instant): string => new Date(at).toISOString()

const ReadingRow = z.object({
  part: z.string(),
  etag: z.string().nullable(),
  last_modified: z.string().nullable(),
  tried_at: z.coerce.date(),
  read_at: z.coerce.date().nullable(),
  problem: z.string().nullable(),
})

/** What is known of each part of a source. */
export async function readingsOf(
  db: Pick<Db, 'query'>,
  source: FeedSource,
): Promise<ReadonlyMap<string, StoredReading>> {
  const rows = await db.query(
    'select part, etag, last_modified, tried_at, read_at, problem from public.feed_readings where source = $1',
    [source],
  )
  return new Map(
    ReadingRow.array()
      .parse(rows)
      .map(({ part, etag, last_modified, tried_at, read_at, problem }) => [
        part,
        {
          etag,
          lastModified: last_modified,
          triedAt: tried_at.getTime(),
          readAt: read_at?.getTime() ?? null,
          problem: problem as FeedProblem | null,
        },
      ]),
  )
}

const NOTE_READ = `insert into public.feed_readings (source, part, tried_at, read_at, etag, last_modified, problem)
  values ($1, $2, $3, $3, $4, $5, null)
  on conflict (source, part) do update set tried_at = excluded.tried_at, read_at = excluded.read_at,
    etag = excluded.etag, last_modified = excluded.last_modified, problem = null`

/** The validators go: they belong to the answer that was refused, or the next one would be "unchanged". */
const NOTE_PROBLEM = `insert into public.feed_readings (source, part, tried_at, problem) values ($1, $2, $3, $4)
  on conflict (source, part) do update set tried_at = excluded.tried_at, problem = excluded.problem,
    etag = null, last_modified = null`

export async function noteProblem(
  db: Pick<Db, 'query'>,
  { source, part }: FeedKey,
  problem: FeedProblem,
  now: Instant,
): Promise<void> {
  await db.query(NOTE_PROBLEM, [source, part, iso(now), problem])
}

export async function noteUnchanged(
  db: Pick<Db, 'transaction'>,
  { source, part }: FeedKey,
  validators: Validators,
  now: Instant,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.query(NOTE_READ, [source, part, iso(now), validators.etag, validators.lastModified])
    await tx.query('update public.feed_items set read_at = $3 where source = $1 and part = $2', [
      source,
      part,
      iso(now),
    ])
  })
}

/** A revised magnitude or wind speed is no change of advice; a level or a colour is. */
const IS_CHANGED = `(case when excluded.level is not null
    then kept.level is distinct from excluded.level or kept.regional_level is distinct from excluded.regional_level
    else kept.kind <> 'earthquake' and split_part(kept.severity, ':', 1) <> split_part(excluded.severity, ':', 1) end)`

const PUT_ITEMS = `insert into public.feed_items as kept
    (id, source, part, kind, severity, level, regional_level, title, countries, area, latitude, longitude, bounds,
     magnitude, valid_from, valid_to, published_at, link, first_seen_at, read_at)
  select r.id, $1, $2, r.kind, r.severity, r.level, r.regional_level, r.title,
    array(select jsonb_array_elements_text(r.countries)), r.area, r.latitude, r.longitude,
    case when jsonb_typeof(r.bounds) = 'array'
      then array(select b::double precision from jsonb_array_elements_text(r.bounds) as b) end,
    r.magnitude, r.valid_from, r.valid_to, r.published_at, r.link, $3, $3
  from jsonb_to_recordset($4::jsonb) as r (id text, kind text, severity text, level smallint, regional_level smallint,
    title text, countries jsonb, area text, latitude double precision, longitude double precision, bounds jsonb,
    magnitude double precision, valid_from timestamptz, valid_to timestamptz, published_at timestamptz, link text)
  on conflict (id) do update set part = excluded.part, kind = excluded.kind, severity = excluded.severity,
    level = excluded.level, regional_level = excluded.regional_level, title = excluded.title,
    countries = excluded.countries, area = excluded.area, latitude = excluded.latitude,
    longitude = excluded.longitude, bounds = excluded.bounds, magnitude = excluded.magnitude,
    valid_from = excluded.valid_from, valid_to = excluded.valid_to, published_at = excluded.published_at,
    link = excluded.link, read_at = excluded.read_at,
    changed_at = case when ${IS_CHANGED} then excluded.read_at else kept.changed_at end,
    changed_from = case when ${IS_CHANGED} then kept.severity else kept.changed_from end,
    changed_from_level = case when ${IS_CHANGED} then kept.level else kept.changed_from_level end`

/** Stores an answer with its reading; what a complete list does not have any more has ended. */
export async function putItems(
  db: Pick<Db, 'transaction'>,
  { source, part }: FeedKey,
  { items, validators, isComplete }: { items: readonly ReadItem[]; validators: Validators; isComplete: boolean },
  now: Instant,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.query(PUT_ITEMS, [source, part, iso(now), JSON.stringify(items.map(toRow))])
    if (isComplete)
      await tx.query('delete from public.feed_items where source = $1 and part = $2 and read_at < $3', [
        source,
        part,
        iso(now),
      ])
    await tx.query(NOTE_READ, [source, part, iso(now), validators.etag, validators.lastModified])
  })
}

function toRow(item: ReadItem): object {
  const { regionalLevel, position, validFrom, validTo, publishedAt, ...same } = item
  const at = (instant: Instant | null): string | null => (instant === null ? null : iso(instant))
  return {
    ...same,
    regional_level: regionalLevel,
    latitude: position?.latitude ?? null,
    longitude: position?.longitude ?? null,
    valid_from: at(validFrom),
    valid_to: at(validTo),
    published_at: at(publishedAt),
  }
}

/** How many events of a part would still be in force. */
export async function countInForce(db: Pick<Db, 'query'>, { source, part }: FeedKey, now: Instant): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    `select count(*)::integer as count from public.feed_items
     where source = $1 and part = $2 and (valid_to is null or valid_to > $3)`,
    [source, part, iso(now)],
  )
  return row?.count ?? 0
}

export async function wasReadSince(db: Pick<Db, 'query'>, since: Instant): Promise<boolean> {
  const rows = await db.query('select from public.feed_readings where tried_at >= $1 limit 1', [iso(since)])
  return rows.length > 0
}

const KEPT_DAYS = 1
const ADVICE_KEPT_DAYS = 60
const DAY_MS = 86_400_000

/** Events go a day after their end; advice that its source has not confirmed for two months gives way to the packed level. */
export async function deleteExpiredItems(db: Pick<Db, 'query'>, now: Instant): Promise<void> {
  await db.query(
    `delete from public.feed_items where valid_to < $1::timestamptz
       or (valid_to is null and read_at < $2::timestamptz)`,
    [iso(now - KEPT_DAYS * DAY_MS), iso(now - ADVICE_KEPT_DAYS * DAY_MS)],
  )
}

/** Sources that the settings switched off say nothing any more. */
export async function deleteOtherSources(db: Pick<Db, 'query'>, sources: readonly FeedSource[]): Promise<void> {
  for (const table of ['feed_items', 'feed_readings'])
    await db.query(
      `delete from public.${table} where source <> all (array(select jsonb_array_elements_text($1::jsonb)))`,
      [JSON.stringify(sources)],
    )
}
