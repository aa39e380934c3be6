import type { FeedItem } from '@app/domain/safety-feeds'
import { useEffect, useSyncExternalStore } from 'react'

import { usePageConfig } from '../../api/page-config.tsx'
import { readMoment, writeFlag } from '../../device/storage/flags.ts'
import { formatInstant } from '../../text/format-instant.ts'
import { formatCountry } from '../../text/format.ts'
import { EventRow } from './event-row.tsx'
import { changedAt, type RadarNow } from './radar-now.ts'
import { riskRadarText as text } from './risk-radar-text.ts'

const LAST_LOOK = 'risk-radar-seen-at'
const MOST_SHOWN = 6

/** What changed since this device last showed the page; on a first visit, in the last thirty days. */
export function Changes({ now }: { readonly now: RadarNow }) {
  const { locale } = usePageConfig()
  const since = useLastLook(now.at)
  // On a first visit every event is new: they are listed below.
  const changes = now.changes.filter((item) => (since === null ? item.change !== null : changedAt(item) > since))
  const row = (item: FeedItem) => (
    <EventRow key={item.id} item={titled(item, locale)} note={<ChangeNote item={item} />} />
  )
  return (
    <section aria-labelledby="changes">
      <h2 id="changes" className="text-title">
        {text('changes.title')}
      </h2>
      <p className="mt-1 text-soft">
        {since === null ? text('changes.first') : text('changes.since', { time: formatInstant(since, locale) })}
      </p>
      {changes.length === 0 ? (
        <p className="mt-4 border-s-2 border-line ps-4">{text('changes.none')}</p>
      ) : (
        <>
          <ul className="mt-4 grid gap-x-10 border-t border-line lg:grid-cols-2">
            {changes.slice(0, MOST_SHOWN).map(row)}
          </ul>
          {changes.length > MOST_SHOWN && (
            <details>
              <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-tide">
                {text('changes.rest', { count: String(changes.length - MOST_SHOWN) })}
              </summary>
              <ul className="grid gap-x-10 border-t border-line lg:grid-cols-2">
                {changes.slice(MOST_SHOWN).map(row)}
              </ul>
            </details>
          )}
        </>
      )}
    </section>
  )
}

/** Pages of advice are called by the country in the language of the government. */
function titled(item: FeedItem, locale: string): FeedItem {
  const [country] = item.countries
  return item.kind === 'advice' && country
    ? { ...item, title: formatCountry(country, locale), area: null, countries: [] }
    : item
}

function ChangeNote({ item: { change, level, firstSeenAt } }: { readonly item: FeedItem }) {
  const { locale } = usePageConfig()
  const time = formatInstant(change?.at ?? firstSeenAt, locale)
  const words =
    change === null
      ? text('changes.new', { time })
      : change.fromLevel !== null && level !== null && change.fromLevel !== level
        ? text(level > change.fromLevel ? 'changes.up' : 'changes.down', {
            from: String(change.fromLevel),
            to: String(level),
            time,
          })
        : text('changes.was', { from: change.from, time })
  return <p className="text-small font-medium">{words}</p>
}

let seen: number | null | undefined

/** Read once per start of the app: the visit that is going on now does not hide its own news. */
const lastLook = {
  get(): number | null {
    if (seen === undefined) seen = readMoment(LAST_LOOK)
    return seen
  },
  getOnServer: () => null,
  listen: () => () => undefined,
}

function useLastLook(shownAt: number): number | null {
  const known = useSyncExternalStore(lastLook.listen, lastLook.get, lastLook.getOnServer)
  useEffect(() => writeFlag(LAST_LOOK, String(shownAt)), [shownAt])
  return known
}
