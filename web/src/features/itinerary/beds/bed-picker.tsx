import type { TripCity } from '@app/domain/trip'
import type { Bed } from '@app/domain/trip-draft'
import Crosshair from 'lucide-react/icons/plus'
import { useEffect, useRef, useState } from 'react'

import { usePageConfig } from '../../../api/page-config.tsx'
import { prepareHotels } from '../../../api/suggestions/find-hotels.ts'
import { itineraryText as text } from '../../../text/itinerary.ts'
import { Button } from '../../../ui/button.tsx'
import { Combobox } from '../../../ui/combobox.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import type { LatLng } from '../../../ui/map/map-marker.ts'
import { MapPanel } from '../../../ui/map/map-panel.tsx'
import { findBeds } from './find-beds.ts'
import { readPosition } from './read-position.ts'

type Props = {
  readonly city: TripCity
  readonly bed: Bed | null
  /** Null: the middle of the city again. */
  readonly onPick: (bed: Bed | null) => void
}

const HEIGHT = 260
const CITY_ZOOM = 13
const DOOR_ZOOM = 16

/** A hotel by its name, or any door by a cross on the map. */
export function BedPicker({ city, bed, onPick }: Props) {
  const [name, setName] = useState('')
  const at = bed?.coordinates ?? city.coordinates
  const center = useRef<LatLng>(latLngOf(at))
  const take = (): void => {
    const { lat, lng } = readPosition(name) ?? center.current
    const title = readPosition(name) ? '' : name.trim()
    onPick({ title: title || text('bed.own'), coordinates: { latitude: lat, longitude: lng } })
  }
  return (
    <div className="grid gap-4 *:min-w-0">
      <p className="text-small text-soft" role="status">
        {bed ? text('bed.now', { title: bed.title, city: city.name }) : text('bed.middle', { city: city.name })}
        {bed && (
          <Button size="sm" variant="link" className="ms-2 px-0!" onClick={() => onPick(null)}>
            {text('bed.forget')}
          </Button>
        )}
      </p>
      <HotelSearch city={city} onPick={onPick} />
      <div className="relative">
        <MapPanel
          label={text('bed.map', { city: city.name })}
          center={latLngOf(at)}
          zoom={bed ? DOOR_ZOOM : CITY_ZOOM}
          height={HEIGHT}
          isOwn
          markers={bed ? [{ position: latLngOf(bed.coordinates), title: bed.title }] : []}
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
        <Field id="bed-name" label={text('bed.name')}>
          <Input
            id="bed-name"
            value={name}
            maxLength={80}
            placeholder={text('bed.name.example')}
            onChange={({ currentTarget: { value } }) => setName(value)}
          />
        </Field>
        <Button variant="outline" className="max-sm:w-full" onClick={take}>
          {text('bed.here')}
        </Button>
      </div>
    </div>
  )
}

function HotelSearch({ city, onPick }: Pick<Props, 'city' | 'onPick'>) {
  const config = usePageConfig()
  const found = useRef(new Map<string, Bed>())
  useEffect(() => prepareHotels(config), [config])
  const label = text('bed.search', { city: city.name })
  return (
    <Field id="bed-hotel" label={label} hint={text('bed.search.hint')}>
      <Combobox
        id="bed-hotel"
        label={label}
        minChars={2}
        maxLength={120}
        emptyText={text('bed.none')}
        aria-describedby="bed-hotel-hint"
        loadOptions={async (query, signal) => {
          if (!navigator.onLine) return { options: [], note: text('bed.offline') }
          const beds = await findBeds(config, query, city, signal)
          found.current = new Map(beds.map((each) => [each.title, each]))
          return beds.map(({ title, detail }) => ({ value: title, label: title, detail }))
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
