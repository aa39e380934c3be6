import type { MetEvent, RiskAction } from '@app/domain/safety-feeds'

import { usePageConfig } from '../../api/page-config.tsx'
import { AdviceList } from '../../entities/place/country-facts/advice-list.tsx'
import { adviceLines } from '../../entities/safety-feeds/advice-now.ts'
import { formatCountry, formatDate } from '../../text/format.ts'
import { AdviceSummary } from './advice-summary.tsx'
import { EventRow } from './event-row.tsx'
import type { LegView } from './load-risk-radar.ts'
import { riskRadarText as text } from './risk-radar-text.ts'

const TONES: Readonly<Record<RiskAction, string>> = {
  'do-not-go': 'border-signal bg-signal-wash',
  'follow-instructions': 'border-signal bg-signal-wash',
  reconsider: 'border-signal bg-signal-wash',
  'check-before': 'border-sun-deep bg-sun-wash',
  'nothing-known': 'border-moss bg-moss-wash',
  unknown: 'border-sun-deep bg-sun-wash',
}

/** One leg: what to do first, then the advice and the events behind it. */
export function LegAnswer({ view, isOpen = true }: { readonly view: LegView; readonly isOpen?: boolean }) {
  const { locale } = usePageConfig()
  const { leg, events, elsewhere } = view.assessment
  const country = formatCountry(leg.country, locale)
  const isCountry = leg.position === null
  return (
    <article aria-label={leg.name} className="grid gap-4">
      <div>
        <h2 className="text-title">{isCountry ? country : leg.name}</h2>
        {!isCountry && (
          <p className="chart-label mt-1 text-soft">{[country, datesOf(leg, locale)].filter(Boolean).join(' · ')}</p>
        )}
      </div>
      <ActionNote view={view} />
      <EventList title={text(isCountry ? 'leg.events.country' : 'leg.events')} events={events} />
      <details open={isOpen} className="group">
        <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-tide">
          {text('leg.advice', { country })}
        </summary>
        <div className="grid gap-3">
          <AdviceSummary lines={adviceLines(view.advice)} />
          <AdviceList advice={view.advice} country={country} />
          <p className="max-w-[62ch] text-small text-soft">{text('country.caution')}</p>
        </div>
      </details>
      {elsewhere.length > 0 && (
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-tide">
            {text(isCountry ? 'leg.inside' : 'leg.elsewhere', { count: String(elsewhere.length), country })}
          </summary>
          <EventList events={elsewhere} />
        </details>
      )}
    </article>
  )
}

const MOST_LISTED = 30

function EventList({ title, events }: { readonly title?: string; readonly events: readonly MetEvent[] }) {
  if (events.length === 0) return null
  return (
    <section aria-label={title}>
      {title && <h3 className="font-sans text-base font-semibold tracking-normal">{title}</h3>}
      <ul className="mt-2 border-t border-line">
        {events.slice(0, MOST_LISTED).map(({ item, nearness }) => (
          <EventRow
            key={item.id}
            item={item}
            note={nearness === 'named' && <p className="text-small text-soft">{text('event.named')}</p>}
          />
        ))}
      </ul>
      {events.length > MOST_LISTED && (
        <p className="mt-2 text-small text-soft">
          {text('event.more', { count: String(events.length - MOST_LISTED) })}
        </p>
      )}
    </section>
  )
}

function ActionNote({ view: { assessment } }: { readonly view: LegView }) {
  const { locale } = usePageConfig()
  const { action, authorities, unread, leg } = assessment
  const governments = authorities.map((code) => formatCountry(code, locale)).join(', ')
  const isFar = leg.from !== null && action !== 'do-not-go'
  return (
    <div className={`grid gap-1 border-s-4 px-4 py-3 ${TONES[action]}`}>
      <p className="font-display text-lead">{text(`action.${action}`)}</p>
      <p className="max-w-[62ch]">
        {action === 'check-before' && governments === ''
          ? text('action.check-before.events')
          : text(`action.${action}.why`, { governments })}
      </p>
      {unread.length > 0 && (
        <p className="max-w-[62ch] text-small">
          {text('action.unread', {
            sources: [...new Set(unread)].map((source) => text(`source.${source}`)).join(', '),
          })}
        </p>
      )}
      {isFar && <p className="max-w-[62ch] text-small">{text('action.again')}</p>}
    </div>
  )
}

function datesOf({ from, to }: LegView['assessment']['leg'], locale: string): string {
  if (from === null) return text('leg.week')
  const first = formatDate(from, locale)
  return to === null || to === from ? first : `${first} – ${formatDate(to, locale)}`
}
