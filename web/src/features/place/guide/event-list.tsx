import type { GuideEventFacts } from '@app/contracts/place-guide-facts'

import { usePageConfig } from '../../../api/page-config.tsx'
import { formatBooking } from '../../../entities/guide/format-guide.ts'
import { EVENT_EFFECT_WORDS, EVENT_KIND_WORDS } from '../../../entities/guide/words/event-words.ts'
import { formatMonth } from '../../../text/format-month.ts'
import { formatDate } from '../../../text/format.ts'
import { PlaceSection } from '../place-section.tsx'
import { FactsLine } from './facts-line.tsx'
import { GuideEvidence } from './guide-evidence.tsx'
import { guideSectionText as text } from './guide-section-text.ts'

type Props = { readonly events: readonly GuideEventFacts[]; readonly asOf: string }

/** Events, with their effect on a trip. */
export function EventsSection({ events, asOf }: Props) {
  if (events.length === 0) return null
  return (
    <PlaceSection id="events" title={text('events.title')} lead={text('events.lead')}>
      <ul className="grid gap-x-10 lg:grid-cols-2">
        {events.map((event) => (
          <EventRow key={`${event.id} ${event.place ?? ''}`} event={event} />
        ))}
      </ul>
      <GuideEvidence asOf={asOf} />
    </PlaceSection>
  )
}

function EventRow({ event }: { readonly event: GuideEventFacts }) {
  const { locale } = usePageConfig()
  const { name, localName, kind, effects, booking, domain, note, dates, place } = event
  return (
    <li className="border-t border-line py-2.5">
      <p className="chart-label text-soft">
        <time dateTime={dates.from}>{event.isWholeMonths ? monthsOf(dates, locale) : datesOf(dates, locale)}</time>
      </p>
      <p className="font-medium">
        {name}
        {place && <span className="font-normal text-soft">, {place}</span>}
      </p>
      <FactsLine
        className="text-soft"
        facts={[localName !== name && localName, EVENT_KIND_WORDS[kind], formatBooking(booking)]}
      />
      <FactsLine className="text-soft" facts={effects.map((code) => EVENT_EFFECT_WORDS[code])} />
      {note && <p className="text-small text-soft">{note}</p>}
      {domain && (
        <a
          href={`https://${domain}`}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex min-h-9 items-center text-small text-tide"
        >
          {text('sights.official')}
          <span className="sr-only">: {name}</span>
        </a>
      )}
    </li>
  )
}

/** A season, or an event with moving dates, has no exact day. */
function monthsOf({ from, to }: GuideEventFacts['dates'], locale: string): string {
  const [first, last] = [formatMonth(from, locale), formatMonth(to, locale)]
  return first === last ? text('events.during', { month: first }) : text('events.range', { from: first, to: last })
}

function datesOf({ from, to }: GuideEventFacts['dates'], locale: string): string {
  if (from === to) return formatDate(from, locale)
  return text('events.range', { from: formatDate(from, locale), to: formatDate(to, locale) })
}
