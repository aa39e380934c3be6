import { useSyncExternalStore } from 'react'
import { Link } from 'react-router'

import { usePageConfig } from '../../../api/page-config.tsx'
import type { LabelledValue } from '../../../ui/labelled-values.tsx'
import { timeDifferenceText, dayFacts } from './arrival-text.ts'
import { FactList } from './fact-list.tsx'
import { FarAirportNote } from './far-airport-note.tsx'
import type { ArrivalFacts } from './load-trip-facts.ts'
import { NearAirports } from './near-airports.tsx'
import { tripFactsText as text } from './trip-facts-text.ts'
import { UNFETCHED } from './unfetched.ts'

type Props = {
  /** As typed or picked. */
  readonly place: string
  readonly facts: ArrivalFacts | typeof UNFETCHED | null
  readonly more?: readonly LabelledValue[]
}

const NOTHING: readonly LabelledValue[] = []

/** Facts about the place on the first day; an unknown place is reported as unknown. */
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
    ? [[text('clock'), timeDifferenceText({ timeZone: own }, facts.timeZone, facts.date, locale)]]
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

/** Only the device knows its time zone; the server renders the page without it. */
function ownTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}

function neverChanges(): () => void {
  return () => undefined
}

/**
 * A hotel comes before its city and country; the page of a place has city, country and perhaps a state. If it is
 * unknown which part is the city, two parts are used.
 */
export function nameOfPage(place: string, city?: string): string {
  const parts = place
    .replace(/\s*\([A-Z]{3}\)$/, '')
    .split(',')
    .map((part) => part.trim())
  const known = city === undefined ? -1 : parts.indexOf(city)
  return parts.slice(known < 0 ? -2 : known).join(', ')
}
