import { timeDifferenceText, dayFacts } from '../../entities/booking-search/trip-facts/arrival-text.ts'
import { FactList } from '../../entities/booking-search/trip-facts/fact-list.tsx'
import { FarAirportNote } from '../../entities/booking-search/trip-facts/far-airport-note.tsx'
import { AROUND_KM } from '../../entities/booking-search/trip-facts/load-trip-facts.ts'
import { NearAirports } from '../../entities/booking-search/trip-facts/near-airports.tsx'
import { tripFactsText as text } from '../../entities/booking-search/trip-facts/trip-facts-text.ts'
import { useMeasureLocale } from '../../entities/traveller/profile/use-measure-locale.ts'
import { formatDistance } from '../../text/format.ts'
import type { FlightSearchView } from './load-flight-search.ts'
import { useKnownAirlines } from './use-known-airlines.ts'

type Props = { readonly answer: Extract<FlightSearchView, { kind: 'answer' }>; readonly query: string }

export function FlightFactsPanel({ answer, query }: Props) {
  const locale = useMeasureLocale()
  const { from, facts, question } = answer
  const { arrival } = facts
  const here = { timeZone: facts.originTimeZone, place: from.city }
  const withDestination = (code: string): string => {
    const changed = new URLSearchParams(query)
    changed.set('to', code)
    return `?${changed}#answer`
  }
  return (
    <>
      <FarAirportNote airport={question.from} farFrom={facts.farOrigin} />
      <FarAirportNote airport={question.to} farFrom={facts.farDestination} />
      <FactList
        facts={[
          [text('clock'), timeDifferenceText(here, arrival.timeZone, arrival.date, locale)],
          ...dayFacts(arrival, locale),
          [text('airlines'), <Airlines key="airlines" answer={answer} />],
        ]}
      >
        <NearAirports
          title={text('nearby', { place: question.to })}
          airports={arrival.airports}
          empty={text('nearby.none', { distance: formatDistance(AROUND_KM, locale) })}
          linkTo={withDestination}
        />
      </FactList>
    </>
  )
}

function Airlines({ answer }: Pick<Props, 'answer'>) {
  const { from, to, airlines: drawn } = answer
  const known = useKnownAirlines(drawn, from.code, to.code)
  if (known === 'loading') return <span className="text-soft">…</span>
  if (known === 'failed') return <span className="font-normal text-soft">{text('airlines.unknown')}</span>
  const { airlines } = known
  return (
    <>
      {airlines.map(({ name }) => name).join(', ')}
      <span className="block text-small font-normal text-soft">
        {text(airlines.length > 0 ? 'airlines.hint' : 'airlines.none')}
      </span>
    </>
  )
}
