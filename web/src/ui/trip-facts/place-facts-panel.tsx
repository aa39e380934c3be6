import { useSyncExternalStore } from 'react'

import { usePageConfig } from '../../api/page-config.tsx'
import { tripFactsText as text } from '../../text/trip-facts.ts'
import { clockWords, dayFacts } from './arrival-words.ts'
import { type Fact, FactList } from './fact-list.tsx'
import { FarAirportNote } from './far-airport-note.tsx'
import type { ArrivalFacts } from './load-trip-facts.ts'
import { NearAirports } from './near-airports.tsx'

type Props = { readonly facts: ArrivalFacts | null; readonly more?: readonly Fact[] }

const NOTHING: readonly Fact[] = []

/** What is known of the place on the first day; where it is not known to us, that is said. */
export function PlaceFactsPanel({ facts, more = NOTHING }: Props) {
  const { locale } = usePageConfig()
  const own = useSyncExternalStore(neverChanges, ownTimeZone, () => null)
  if (!facts)
    return (
      <FactList facts={more}>
        <p className="mt-4 max-w-[60ch] text-small text-soft">{text('nearby.unknown')}</p>
      </FactList>
    )
  const clock: readonly Fact[] = own
    ? [[text('clock'), clockWords({ timeZone: own }, facts.timeZone, facts.date, locale)]]
    : []
  const only = facts.airports.length === 1 ? facts.airports[0] : undefined
  return (
    <>
      {only && <FarAirportNote airport={only.label} farFrom={only.farFrom} />}
      <FactList facts={[...clock, ...dayFacts(facts, locale), ...more]}>
        <NearAirports
          title={text('nearby.of', { place: facts.city })}
          airports={facts.airports}
          place={facts.city}
          empty={text('nearby.unknown')}
        />
      </FactList>
    </>
  )
}

/** Only the device knows where its clock stands; the server draws the page without. */
function ownTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}

function neverChanges(): () => void {
  return () => undefined
}
