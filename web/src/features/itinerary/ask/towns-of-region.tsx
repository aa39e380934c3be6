import type { CitySuggestion } from '@app/contracts/city-suggestions'
import Plus from 'lucide-react/icons/plus'
import { useEffect, useState } from 'react'

import { usePageConfig } from '../../../api/page-config.tsx'
import { findCities } from '../../../api/suggestions/find-cities.ts'
import { itineraryText as text } from '../../../text/itinerary.ts'

type Props = {
  /** A country, an island, a region, or a name that nobody knows. */
  readonly name: string
  readonly taken: readonly string[]
  readonly onPick: (displayName: string) => void
}

const MOST_TOWNS = 6

/** A plan is made of days in towns: where only a land was named, its best known ones are offered. */
export function TownsOfRegion({ name, taken, onPick }: Props) {
  const config = usePageConfig()
  const [towns, setTowns] = useState<readonly CitySuggestion[] | null>(null)
  useEffect(() => {
    const leaving = new AbortController()
    findCities(config, name, leaving.signal)
      .then(({ cities }) => setTowns(cities))
      .catch(() => undefined)
    return () => leaving.abort()
  }, [config, name])
  if (towns === null) return null
  // Towns elsewhere that merely bear its name: Crete, Illinois.
  const own = towns.filter(({ country }) => country === towns[0]?.country).slice(0, MOST_TOWNS)
  const left = own.filter((town) => !taken.includes(town.name))
  if (own.length === 0) return <p className="text-small text-soft">{text('edit.region.unknown', { name })}</p>
  if (left.length === 0) return null
  return (
    <div>
      <p className="font-medium">{text('edit.region', { name })}</p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {left.map((town) => (
          <li key={town.displayName}>
            <button
              type="button"
              onClick={() => onPick(town.displayName)}
              className="flex min-h-11 cursor-pointer items-center gap-2 rounded-control border border-dashed border-edge px-3.5 hover:border-tide hover:text-tide"
            >
              <Plus className="size-4" strokeWidth={1.75} aria-hidden="true" />
              {town.name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
