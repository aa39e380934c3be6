import { type FeedReading, FEED_SOURCES, feedStateAt, type FeedSource } from '@app/domain/safety-feeds'

import { usePageConfig } from '../../api/page-config.tsx'
import { formatInstant } from '../../text/format-instant.ts'
import type { RadarNow } from './radar-now.ts'
import { riskRadarText as text } from './risk-radar-text.ts'
import { useMoment } from './use-moment.ts'

/** When each feed was last read, and which of them cannot be relied on now. */
export function FeedTimes({ now }: { readonly now: RadarNow }) {
  const { locale } = usePageConfig()
  const moment = useMoment(now.at)
  if (!now.isOn) return <p className="max-w-[62ch] text-soft">{text('feeds.off')}</p>
  const lines = FEED_SOURCES.flatMap((source) => summaryOf(source, now.readings, moment) ?? [])
  const staleCount = lines.filter(({ state }) => state !== 'fresh').length
  return (
    <>
      <p className={staleCount > 0 ? 'font-semibold' : 'text-soft'}>
        {staleCount > 0
          ? text('feeds.some', { count: String(staleCount), all: String(lines.length) })
          : text('feeds.all', { all: String(lines.length) })}
      </p>
      <ul className="mt-4 grid gap-x-10 border-t border-line sm:grid-cols-2 lg:grid-cols-3">
        {lines.map(({ source, state, words }) => (
          <li key={source} className="border-b border-line py-2.5 text-small">
            <p className="font-semibold">{text(`source.${source}`)}</p>
            <p className={state === 'fresh' ? 'text-soft' : 'font-medium text-signal'}>{words(locale)}</p>
          </li>
        ))}
      </ul>
    </>
  )
}

type Line = {
  readonly source: FeedSource
  readonly state: 'fresh' | 'stale' | 'never'
  readonly words: (locale: string) => string
}

/** A source with a feed per country is as old as its oldest one; null when this installation does not read it. */
function summaryOf(source: FeedSource, readings: readonly FeedReading[], now: number): Line | null {
  const own = readings.filter((reading) => reading.source === source)
  const read = own.flatMap(({ readAt }) => readAt ?? [])
  const late = own.filter((reading) => feedStateAt(reading, now) !== 'fresh')
  const [first] = late
  if (own.length === 0) return null
  const time = (locale: string): string => formatInstant(read.length > 0 ? Math.min(...read) : 0, locale)
  if (!first) return { source, state: 'fresh', words: (locale) => text('feeds.fresh', { time: time(locale) }) }
  const problem = first.problem ? ` ${text(`problem.${first.problem}`)}` : ''
  if (read.length === 0) return { source, state: 'never', words: () => `${text('feeds.never')}${problem}` }
  if (late.length < own.length) {
    const counts = { late: String(late.length), all: String(own.length) }
    return { source, state: 'stale', words: (locale) => text('feeds.partly', { ...counts, time: time(locale) }) }
  }
  return { source, state: 'stale', words: (locale) => `${text('feeds.stale', { time: time(locale) })}${problem}` }
}
