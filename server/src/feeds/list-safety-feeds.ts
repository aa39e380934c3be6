import type { SafetyFeeds, SafetyFeedsRequest } from '@app/contracts/safety-feeds'
import { FeedItem, FeedReading } from '@app/contracts/safety-feeds'
import { METEOALARM_COUNTRIES } from '@app/domain/safety-feeds'
import { z } from 'zod'

import type { Platform } from '../platform.ts'
import { feedSourcesOf } from './feed-sources.ts'

type Ports = Pick<Platform, 'db' | 'now' | 'settings'>

/** Advice of two hundred countries by six governments, and events; an overview of the world needs no more. */
const MOST_ITEMS = 2_500

const at = (column: string): string => `(extract(epoch from ${column}) * 1000)::bigint`

const COLUMNS = `id, source, kind, severity, level, regional_level as "regionalLevel", title, to_jsonb(countries) as countries, area,
    case when latitude is not null then jsonb_build_object('latitude', latitude, 'longitude', longitude) end as position,
    to_jsonb(bounds) as bounds, magnitude, ${at('valid_from')} as "validFrom", ${at('valid_to')} as "validTo",
    ${at('published_at')} as "publishedAt", link, ${at('read_at')} as "readAt", ${at('first_seen_at')} as "firstSeenAt",
    case when changed_at is not null then jsonb_build_object('at', ${at('changed_at')}, 'from', changed_from,
      'fromLevel', changed_from_level) end as change`

const ITEMS = `select ${COLUMNS}
  from public.feed_items
  where (valid_to is null or valid_to >= $1::timestamptz)
    and ($2::jsonb = '[]'::jsonb
      or countries && array(select jsonb_array_elements_text($2::jsonb))
      or (kind <> 'advice' and latitude is not null)
      or (kind = 'health' and countries = '{}'))
    -- Without a country, warnings without an outline could not be shown anywhere.
    and ($2::jsonb <> '[]'::jsonb or kind <> 'weather' or bounds is not null or severity in ('Red', 'Extreme'))
  order by (kind = 'advice') desc,
    (case when severity ~* '^(red|extreme)' then 0 when severity ~* '^(orange|severe)' then 1 else 2 end),
    published_at desc nulls last, id
  limit $3`

/** Levels that changed, and events that are new: what was known before is no news. */
const NEWS = `select ${COLUMNS}
  from public.feed_items
  where (valid_to is null or valid_to >= $2::timestamptz)
    and (changed_at >= $1::timestamptz or (kind not in ('advice', 'health') and first_seen_at >= $1::timestamptz))
  limit $3`

const READINGS = `select source, part, ${at('read_at')} as "readAt", ${at('tried_at')} as "triedAt", problem
  from public.feed_readings where part = '' or source = 'meteoalarm'`

/** Numbers of the database's bigint arrive as text. */
const Moment = z.coerce.number().nullable()
const ItemRow = z.looseObject({
  readAt: z.coerce.number(),
  firstSeenAt: z.coerce.number(),
  validFrom: Moment,
  validTo: Moment,
  publishedAt: Moment,
})
const ReadingRow = z.object({
  source: z.string(),
  part: z.string(),
  readAt: Moment,
  triedAt: Moment,
  problem: z.string().nullable(),
})

/** The stored feeds. It asks nobody: the job does, so this is as quick as the database. */
export async function listSafetyFeeds(
  { db, now, settings }: Ports,
  { countries }: SafetyFeedsRequest,
): Promise<SafetyFeeds> {
  const asked = JSON.stringify(countries)
  const rows = await db.query(ITEMS, [new Date(now()).toISOString(), asked, MOST_ITEMS + 1])
  const items = toItems(rows)
  const wanted = countries.length === 0 ? Object.keys(METEOALARM_COUNTRIES) : countries
  return {
    now: now(),
    isOn: feedSourcesOf(settings).length > 0,
    readings: await listReadings({ db, settings }, wanted),
    items: items.slice(0, MOST_ITEMS),
    isCut: items.length > MOST_ITEMS,
  }
}

export async function listNews(
  db: Pick<Platform['db'], 'query'>,
  since: number,
  now: number,
): Promise<SafetyFeeds['items']> {
  return toItems(await db.query(NEWS, [new Date(since).toISOString(), new Date(now).toISOString(), MOST_ITEMS]))
}

function toItems(rows: readonly object[]): SafetyFeeds['items'] {
  return rows.map((row) => FeedItem.parse(ItemRow.parse(row)))
}

/** A source that was never tried has a line too: what is not read must be seen. */
async function listReadings(
  { db, settings }: Pick<Ports, 'db' | 'settings'>,
  countries: readonly string[],
): Promise<SafetyFeeds['readings']> {
  const rows = ReadingRow.array().parse(await db.query(READINGS, []))
  return feedSourcesOf(settings).flatMap(({ id }) => {
    const parts = id === 'meteoalarm' ? countries.filter((country) => country in METEOALARM_COUNTRIES) : ['']
    return parts.map((part) => {
      const row = rows.find((each) => each.source === id && each.part === part)
      return FeedReading.parse({
        source: id,
        country: part === '' ? null : part,
        readAt: row?.readAt ?? null,
        triedAt: row?.triedAt ?? null,
        problem: row?.problem ?? null,
      })
    })
  })
}
