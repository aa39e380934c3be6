import type { Trip } from '@app/domain/trip'
import type { TripEvent } from '@app/domain/trip-preparation'

import { usePageConfig } from '../../../api/page-config.tsx'
import { CLOSING_WORDS } from '../../../entities/guide/words/arrival-words.ts'
import { EVENT_EFFECT_WORDS } from '../../../entities/guide/words/event-words.ts'
import { ClaimLine } from '../../../entities/place/country-facts/claim-line.tsx'
import { formatCountry } from '../../../text/format.ts'
import { formatDay } from '../view/day/stop-words.ts'
import { BeforeSection } from './before-section.tsx'
import { beforeText as text } from './before-text.ts'
import { GuideProof } from './guide-proof.tsx'
import type { Preparation } from './use-preparation.ts'

type Props = { readonly trip: Trip; readonly preparation: Preparation }

/** Public holidays of these days, events that are felt, and what is usually closed in each country. */
export function DaysOff({ trip, preparation: { daysOff, events, stays, tables } }: Props) {
  const { locale } = usePageConfig()
  const { holidays, guides } = tables
  const numberOf = (date: string): string => String(trip.days.findIndex((day) => day.date === date) + 1)
  const unknown = stays.filter(({ country }) => !holidays?.countries.includes(country))
  const closings = guides.filter(({ country }) => country.closing.length > 0)
  return (
    <BeforeSection title={text('days.title')}>
      {holidays === null && <p className="text-small text-soft">{text('missing')}</p>}
      {holidays && daysOff.length === 0 && unknown.length < stays.length && (
        <p className="text-small">{text('days.none')}</p>
      )}
      {daysOff.length > 0 && (
        <>
          <ul className="divide-y divide-line border-y border-line">
            {daysOff.map(({ date, name, isEstimated }) => (
              <li key={`${date} ${name}`} className="py-2">
                <span className="font-medium">{name}</span>
                <span className="block text-small text-soft">
                  {[text('book.on', { number: numberOf(date) }), formatDay(date, locale)].join(' · ')}
                  {isEstimated && ` · ${text('days.estimated')}`}
                </span>
              </li>
            ))}
          </ul>
          <p className="text-small">{text('days.holiday.note')}</p>
        </>
      )}
      {holidays &&
        unknown.map(({ country }) => (
          <p key={country} className="text-small text-soft">
            {text('days.unknown', { country: formatCountry(country, locale) })}
          </p>
        ))}
      {holidays && <ClaimLine claim={{ ...holidays.proof, value: null }} />}
      {events.length > 0 && <Events events={events} locale={locale} />}
      {closings.map(({ country: { code, closing } }) => (
        <p key={code} className="text-small">
          {text('days.usual', {
            country: formatCountry(code, locale),
            words: closing.map((each) => CLOSING_WORDS[each]).join('; '),
          })}
        </p>
      ))}
      {(events.length > 0 || closings.length > 0) && (
        <GuideProof months={guides.map(({ country }) => country.asOf)} locale={locale} />
      )}
    </BeforeSection>
  )
}

function Events({ events, locale }: { readonly events: readonly TripEvent[]; readonly locale: string }) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {events.map(({ event: { name, effects }, dates: { from, to } }) => (
        <li key={`${name} ${from}`} className="py-2">
          <span className="font-medium">{name}</span>
          <span className="block text-small text-soft">
            {from === to
              ? formatDay(from, locale)
              : text('weather.dates', { from: formatDay(from, locale), to: formatDay(to, locale) })}
            {` · ${effects.map((effect) => EVENT_EFFECT_WORDS[effect]).join(', ')}`}
          </span>
        </li>
      ))}
    </ul>
  )
}
