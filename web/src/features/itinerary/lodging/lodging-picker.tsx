import { distanceKm } from '@app/domain/kernel'
import type { TripCity } from '@app/domain/trip'
import type { Lodging } from '@app/domain/trip-draft'
import Crosshair from 'lucide-react/icons/plus'
import { useEffect, useRef, useState } from 'react'

import type { BackendConfig } from '../../../api/backend.ts'
import { usePageConfig } from '../../../api/page-config.tsx'
import type { LatLng } from '../../../entities/map/map-marker.ts'
import { MapPanel } from '../../../entities/map/map-panel.tsx'
import { prepareHotels, findHotels } from '../../../entities/place/search/find-hotels.ts'
import { formatWalk } from '../../../entities/trip/findings/format-plan.ts'
import { Button } from '../../../ui/button.tsx'
import { Combobox } from '../../../ui/combobox/combobox.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { Input } from '../../../ui/form/input.tsx'
import { itineraryText as text } from '../itinerary-text.ts'

type Props = {
  readonly city: TripCity
  readonly lodging: Lodging | null
  /** Null: back to the city centre. */
  readonly onPick: (lodging: Lodging | null) => void
}

const HEIGHT = 260
const CITY_ZOOM = 13
const DOOR_ZOOM = 16

/** Picks a hotel by name, or any address by a cross on the map. */
export function LodgingPicker({ city, lodging, onPick }: Props) {
  const [name, setName] = useState('')
  const at = lodging?.coordinates ?? city.coordinates
  const center = useRef<LatLng>(latLngOf(at))
  const take = (): void => {
    const { lat, lng } = readPosition(name) ?? center.current
    const title = readPosition(name) ? '' : name.trim()
    onPick({ title: title || text('lodging.own'), coordinates: { latitude: lat, longitude: lng } })
  }
  return (
    <div className="grid gap-4 *:min-w-0">
      <p className="text-small text-soft" role="status">
        {lodging
          ? text('lodging.now', { title: lodging.title, city: city.name })
          : text('lodging.middle', { city: city.name })}
        {lodging && (
          <Button size="sm" variant="link" className="ms-2 px-0!" onClick={() => onPick(null)}>
            {text('lodging.forget')}
          </Button>
        )}
      </p>
      <HotelSearch city={city} onPick={onPick} />
      <div className="relative">
        <MapPanel
          label={text('lodging.map', { city: city.name })}
          center={latLngOf(at)}
          zoom={lodging ? DOOR_ZOOM : CITY_ZOOM}
          height={HEIGHT}
          isOwn
          markers={lodging ? [{ position: latLngOf(lodging.coordinates), title: lodging.title }] : []}
          onMoved={(moved) => {
            center.current = moved
          }}
        />
        <svg
          width="1"
          height={HEIGHT}
          className="pointer-events-none absolute start-1/2 top-0 overflow-visible text-signal"
          aria-hidden="true"
        >
          <Crosshair x={-14} y={HEIGHT / 2 - 14} width={28} height={28} strokeWidth={1.5} />
        </svg>
      </div>
      <div className="grid items-end gap-3 sm:grid-cols-[1fr_auto]">
        <Field id="lodging-name" label={text('lodging.name')}>
          <Input
            id="lodging-name"
            value={name}
            maxLength={80}
            placeholder={text('lodging.name.example')}
            onChange={({ currentTarget: { value } }) => setName(value)}
          />
        </Field>
        <Button variant="outline" className="max-sm:w-full" onClick={take}>
          {text('lodging.here')}
        </Button>
      </div>
    </div>
  )
}

function HotelSearch({ city, onPick }: Pick<Props, 'city' | 'onPick'>) {
  const config = usePageConfig()
  const found = useRef(new Map<string, Lodging>())
  useEffect(() => prepareHotels(config), [config])
  const label = text('lodging.search', { city: city.name })
  return (
    <Field id="lodging-hotel" label={label} hint={text('lodging.search.hint')}>
      <Combobox
        id="lodging-hotel"
        label={label}
        minChars={2}
        maxLength={120}
        emptyText={text('lodging.none')}
        aria-describedby="lodging-hotel-hint"
        loadOptions={async (query, signal) => {
          if (!navigator.onLine) return { options: [], note: text('lodging.offline') }
          const hotels = await findLodging(config, query, city, signal)
          found.current = new Map(hotels.map((each) => [each.title, each]))
          return hotels.map(({ title, detail }) => ({ value: title, label: title, detail }))
        }}
        onSelect={({ value }) => {
          const picked = found.current.get(value)
          if (picked) onPick({ title: picked.title, coordinates: picked.coordinates })
        }}
      />
    </Field>
  )
}

function latLngOf({ latitude, longitude }: TripCity['coordinates']): LatLng {
  return { lat: latitude, lng: longitude }
}

const WRITTEN = /^\s*(-?\d{1,2}(?:\.\d+)?)°?\s*[,; ]\s*(-?\d{1,3}(?:\.\d+)?)°?\s*$/

/** Coordinates as copied from a map, such as `38.7107, -9.1366`; null for a name or an address. */
export function readPosition(typed: string): LatLng | null {
  const [, lat, lng] = WRITTEN.exec(typed) ?? []
  if (lat === undefined || lng === undefined) return null
  const position = { lat: Number(lat), lng: Number(lng) }
  return Math.abs(position.lat) <= 85 && Math.abs(position.lng) <= 180 ? position : null
}

type CityTabsProps = { readonly names: readonly string[]; readonly at: number; readonly onChoose: (at: number) => void }

/** Chooses the city; hidden when there is only one. */
export function CityTabs({ names, at, onChoose }: CityTabsProps) {
  if (names.length < 2) return null
  return (
    <div role="group" aria-label={text('chip.cities')} className="flex flex-wrap gap-1.5">
      {names.map((name, index) => (
        <button
          key={`${name} ${String(index)}`}
          type="button"
          aria-pressed={index === at}
          onClick={() => onChoose(index)}
          className="min-h-11 cursor-pointer rounded-control border border-line px-3.5 text-small hover:border-tide aria-pressed:border-tide aria-pressed:bg-tide-wash"
        >
          {name}
        </button>
      ))}
    </div>
  )
}

/** Hotels farther away are not counted as being in the city. */
const MAX_DISTANCE_KM = 40

export type FoundLodging = Lodging & { readonly detail: string }

/** Hotels of that name in and around the city, nearest to the centre first. */
export async function findLodging(
  config: BackendConfig & { readonly locale: string },
  query: string,
  city: TripCity,
  signal: AbortSignal,
): Promise<readonly FoundLodging[]> {
  const [inCity, anywhere] = await Promise.all([
    findHotels(config, `${query}, ${city.name}`, signal),
    findHotels(config, query, signal),
  ])
  const near = [...inCity, ...anywhere].flatMap(({ name, city: town, coordinates }) => {
    if (!coordinates) return []
    const km = distanceKm(coordinates, city.coordinates)
    return km > MAX_DISTANCE_KM ? [] : [{ title: name, coordinates, km, town }]
  })
  const once = [...new Map(near.map((each) => [each.title, each])).values()]
  return once
    .toSorted((one, other) => one.km - other.km)
    .map(({ km, town, ...lodging }) => ({
      ...lodging,
      detail: [town, formatWalk(km * 1000, config.locale)].filter(Boolean).join(' · '),
    }))
}
