import type { CitySuggestion } from '@app/contracts/city-suggestions'
import Plus from 'lucide-react/icons/plus'
import { useEffect, useState } from 'react'

import type { BackendConfig } from '../../../api/backend.ts'
import { usePageConfig } from '../../../api/page-config.tsx'
import { findCities } from '../../../entities/place/search/find-cities.ts'
import { itineraryText as text } from '../itinerary-text.ts'

type Props = {
  /** A country, an island, a region or an unknown name. */
  readonly name: string
  readonly taken: readonly string[]
  readonly onPick: (displayName: string) => void
}

const MOST_TOWNS = 6

/** Days are planned in towns: for a country or region, its usual bases or its best-known towns are offered. */
export function TownsOfRegion({ name, taken, onPick }: Props) {
  const config = usePageConfig()
  const [towns, setTowns] = useState<readonly CitySuggestion[] | null>(null)
  useEffect(() => {
    const leaving = new AbortController()
    findTowns(config, name, leaving.signal)
      .then(setTowns)
      .catch(() => undefined)
    return () => leaving.abort()
  }, [config, name])
  if (towns === null) return null
  // Towns elsewhere with the same name, such as Crete, Illinois.
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

async function findTowns(config: BackendConfig, name: string, signal: AbortSignal): Promise<readonly CitySuggestion[]> {
  const { cities } = await findCities(config, name, signal)
  const [first] = cities
  const bases = first?.region ? await basesOf(first, first.region.id).catch(() => []) : []
  signal.throwIfAborted()
  return bases.length > 0 ? bases : cities.filter(({ region }) => !region)
}

/** The usual bases in a region, from the guide. */
async function basesOf({ country }: CitySuggestion, id: string): Promise<readonly CitySuggestion[]> {
  const { loadGuide } = await import('../../../entities/guide/load-guide.ts')
  const guide = await loadGuide()
  const own = await guide.destination(id)
  const towns = own?.destination.baseTowns ?? []
  // In a region across two countries the country of a town is unknown.
  const isOfOne = own?.destination.countries.length === 1
  return towns.map((town) => ({ name: town, country, displayName: isOfOne ? `${town}, ${country}` : town }))
}
