import type { MapRegion } from '@app/contracts/map-regions'
import { type FormEvent, useState } from 'react'

import { locate, ON_A_MAP } from '../../device/geolocation.ts'
import type { LatLng, MapMarker } from '../../entities/map/map-marker.ts'
import type { KeptRegion } from '../../entities/map/packs/kept-region.ts'
import {
  type FoundRegionPlace,
  PLACE_KINDS,
  type PlaceKind,
  searchPlaces,
} from '../../entities/map/regions/search-places.ts'
import { useMeasureLocale } from '../../entities/traveller/profile/use-measure-locale.ts'
import { formatWalk } from '../../entities/trip/findings/format-plan.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Input } from '../../ui/form/input.tsx'
import { offlineMapsText as text } from './offline-maps-text.ts'

type Props = {
  readonly kept: readonly KeptRegion[]
  /** The middle of the map. */
  readonly around: LatLng | null
  readonly onFound: (pins: readonly MapMarker[]) => void
  readonly onShow: (region: Pick<MapRegion, 'title' | 'bounds'>) => void
}

type Result = { readonly places: readonly FoundRegionPlace[]; readonly from: 'here' | 'map' }

/** Places of the kept regions by name or kind. Nothing is sent anywhere. */
export function PlaceSearch({ kept, around, onFound, onShow }: Props) {
  const [result, setResult] = useState<Result | null>(null)
  const [query, setQuery] = useState('')
  const withPlaces = kept.filter(({ minZoom }) => minZoom >= STREETS_FROM)
  if (withPlaces.length === 0) return null
  const search = async (wanted: PlaceKind | { readonly text: string }): Promise<void> => {
    const { from, at } = await startOf(withPlaces, around)
    const places = await searchPlaces(
      withPlaces.map(({ file }) => file),
      wanted,
      at,
    ).catch(() => [])
    setResult({ places, from })
    onFound(places.slice(0, MOST_PINS).map(pinOf))
    const [nearest] = places
    if (nearest) onShow({ title: nameOf(nearest), bounds: around1km(nearest.position) })
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    void search({ text: query })
  }
  return (
    <section aria-labelledby="find-places">
      <h3 id="find-places" className="font-sans text-base font-semibold tracking-normal">
        {text('find.title')}
      </h3>
      <form onSubmit={submit} className="mt-2 flex flex-wrap items-end gap-2" role="search">
        <div className="min-w-[min(16rem,100%)] flex-1">
          <Field id="find-place" label={text('find.label')}>
            <Input
              id="find-place"
              type="search"
              maxLength={80}
              autoComplete="off"
              value={query}
              onChange={({ currentTarget: { value } }) => setQuery(value)}
            />
          </Field>
        </div>
        <Button type="submit" disabled={query.trim() === ''}>
          {text('find.submit')}
        </Button>
      </form>
      <div className="mt-3 flex flex-wrap gap-2">
        {PLACE_KINDS.map(([kind]) => (
          <Button key={kind} variant="outline" size="sm" onClick={() => void search(kind)}>
            {text(`kind.${kind}`)}
          </Button>
        ))}
      </div>
      <div aria-live="polite">{result && <Results {...result} />}</div>
    </section>
  )
}

const STREETS_FROM = 8
const MOST_PINS = 12

function Results({ places, from }: Result) {
  const locale = useMeasureLocale()
  if (places.length === 0) return <p className="mt-4 text-soft">{text('find.none')}</p>
  return (
    <>
      <p className="chart-label mt-4 text-soft">{text(from === 'here' ? 'find.from-here' : 'find.from-map')}</p>
      <ol className="mt-1 border-t border-line">
        {places.slice(0, MOST_PINS).map((place) => (
          <li
            key={`${place.name} ${place.position.lat} ${place.position.lng}`}
            className="grid grid-cols-[1fr_auto] gap-x-4 border-b border-line py-2.5"
          >
            <span className="min-w-0">
              <span className="block font-semibold">{nameOf(place)}</span>
              <span className="block text-small text-soft">
                {[place.name && wordOf(place.kind), place.address, place.openingHours].filter(Boolean).join(' · ')}
              </span>
            </span>
            <span className="chart-label text-soft">{formatWalk(place.km * 1000, locale)}</span>
          </li>
        ))}
      </ol>
    </>
  )
}

/** From the traveller, if they are in one of the maps; the middle of the map shows what they mean otherwise. */
async function startOf(kept: readonly KeptRegion[], around: LatLng | null) {
  const granted = await navigator.permissions?.query({ name: 'geolocation' }).catch(() => null)
  const here = granted?.state === 'granted' ? await locate(ON_A_MAP) : null
  if (here?.kind === 'found' && kept.some((region) => isInside(region, { lat: here.latitude, lng: here.longitude })))
    return { from: 'here' as const, at: { lat: here.latitude, lng: here.longitude } }
  return { from: 'map' as const, at: around && kept.some((region) => isInside(region, around)) ? around : null }
}

function isInside({ bounds: [west, south, east, north] }: KeptRegion, { lat, lng }: LatLng): boolean {
  return west <= lng && lng <= east && south <= lat && lat <= north
}

function pinOf(place: FoundRegionPlace, index: number): MapMarker {
  const info = [place.openingHours, place.address].filter(Boolean).join(' · ')
  return { position: place.position, title: nameOf(place), mark: String(index + 1), tone: 1, ...(info && { info }) }
}

function nameOf({ name, kind }: FoundRegionPlace): string {
  return name || wordOf(kind)
}

/** `drinking_water` as “Drinking water”. */
function wordOf(kind: string): string {
  const words = kind.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function around1km({ lat, lng }: LatLng): [number, number, number, number] {
  return [lng - 0.006, lat - 0.006, lng + 0.006, lat + 0.006]
}
