import { useSyncExternalStore } from 'react'
import { Link } from 'react-router'

import { usePageConfig } from '../../api/page-config.tsx'
import { tripFactsText as text } from '../../text/trip-facts.ts'
import type { LabelledValue } from '../labelled-values.tsx'
import { clockWords, dayFacts } from './arrival-words.ts'
import { FactList } from './fact-list.tsx'
import { FarAirportNote } from './far-airport-note.tsx'
import type { ArrivalFacts } from './load-trip-facts.ts'
import { nameOfPage } from './name-of-page.ts'
import { NearAirports } from './near-airports.tsx'
import { UNFETCHED } from './unfetched.ts'

type Props = {
  /** As it was typed or picked. */
  readonly place: string
  readonly facts: ArrivalFacts | typeof UNFETCHED | null
  readonly more?: readonly LabelledValue[]
}

const NOTHING: readonly LabelledValue[] = []

/** What is known of the place on the first day; where it is not known to us, that is said. */
export function PlaceFactsPanel({ place, facts, more = NOTHING }: Props) {
  const { locale } = usePageConfig()
  const own = useSyncExternalStore(neverChanges, ownTimeZone, () => null)
  if (facts === UNFETCHED) return <p className="max-w-[60ch] text-small text-soft">{text('unfetched')}</p>
  if (!facts)
    return (
      <FactList facts={more}>
        <p className="mt-4 max-w-[60ch] text-small text-soft">{text('nearby.unknown')}</p>
        <PlaceLink place={place} />
      </FactList>
    )
  const clock: readonly LabelledValue[] = own
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
          empty={text('nearby.unknown')}
        />
        <PlaceLink place={place} city={facts.city} />
      </FactList>
    </>
  )
}

type LinkProps = Pick<Props, 'place'> & { readonly city?: string }

function PlaceLink({ place, city }: LinkProps) {
  const name = nameOfPage(place, city)
  return (
    <Link
      to={`/places?${new URLSearchParams({ search: name }).toString()}`}
      className="mt-3 inline-flex min-h-11 items-center text-tide underline underline-offset-4"
    >
      {text('place', { place: name })}
    </Link>
  )
}

/** Only the device knows where its clock stands; the server draws the page without. */
function ownTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}

function neverChanges(): () => void {
  return () => undefined
}
