import { calendarDate, type CalendarDate, type Source } from '@app/domain/kernel'
import { adviceSourceOf, type FeedSource } from '@app/domain/safety-feeds'
import { z } from 'zod'

import type { Platform } from '../platform.ts'

/** A level as a government had it when its feed was last read, for the assistant's look-ups. */
export type LiveAdvice = {
  readonly country: string
  readonly authority: string
  readonly level: 1 | 2 | 3 | 4
  readonly words: string
  readonly highestRegionalLevel: number | null
  readonly source: Source
  readonly checkedAt: CalendarDate
}

/** Asked with every question; a query takes milliseconds, and levels are read every quarter of an hour. */
const REMEMBERED_MS = 60_000

const ADVICE = `select source, level, regional_level as "regionalLevel", severity, to_jsonb(countries) as countries, link,
    to_char(read_at at time zone 'utc', 'YYYY-MM-DD') as day
  from public.feed_items where kind = 'advice' and level is not null`

const Row = z.object({
  source: z.string(),
  level: z.literal([1, 2, 3, 4]),
  regionalLevel: z.number().nullable(),
  severity: z.string(),
  countries: z.array(z.string()),
  link: z.string(),
  day: z.iso.date(),
})

/** Empty when the feeds cannot be read: the packed levels stand in. */
export function createLiveAdvice({ db, log, now }: Pick<Platform, 'db' | 'log' | 'now'>) {
  let kept: { readonly rows: readonly LiveAdvice[]; readonly at: number } | undefined
  return async (): Promise<readonly LiveAdvice[]> => {
    if (kept && now() - kept.at < REMEMBERED_MS) return kept.rows
    try {
      const rows = Row.array()
        .parse(await db.query(ADVICE, []))
        .flatMap(toAdvice)
      kept = { rows, at: now() }
      return rows
    } catch (error) {
      log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'live advice could not be read')
      return []
    }
  }
}

function toAdvice({ source, level, regionalLevel, severity, countries, link, day }: z.infer<typeof Row>): LiveAdvice[] {
  const known = adviceSourceOf(source as FeedSource)
  if (!known) return []
  return countries.map((country) => ({
    country,
    authority: known.authority,
    level,
    words: severity,
    highestRegionalLevel: regionalLevel,
    source: { title: known.title, url: link },
    checkedAt: calendarDate(day),
  }))
}

type Known = Pick<LiveAdvice, 'authority' | 'level' | 'highestRegionalLevel'>

/** What was read replaces the packed level of that government. A list without regions keeps the packed one. */
export function withLiveAdvice<Packed extends Known>(
  packed: readonly Packed[],
  live: readonly LiveAdvice[],
): readonly (Packed | LiveAdvice)[] {
  const read = live.map((advice) => {
    const same = packed.find(({ authority, level }) => authority === advice.authority && level === advice.level)
    return { ...advice, highestRegionalLevel: advice.highestRegionalLevel ?? same?.highestRegionalLevel ?? null }
  })
  const others = packed.filter(({ authority }) => !live.some((advice) => advice.authority === authority))
  return [...read, ...others]
}
