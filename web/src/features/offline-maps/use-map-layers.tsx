import { type ReactNode, useState } from 'react'

import type { MapLine, MapMarker } from '../../entities/map/map-marker.ts'
import { placeOf } from '../../entities/save/save-place.ts'
import { useSaves } from '../../entities/save/use-saves.ts'
import { tripLine } from '../../entities/trip/trip-line.ts'
import { useOwnTrips } from '../../entities/trip/use-own-trips.ts'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Select } from '../../ui/form/select.tsx'
import { offlineMapsText as text } from './offline-maps-text.ts'

type Layers = {
  readonly markers: readonly MapMarker[]
  readonly lines: readonly MapLine[]
  /** What the traveller may have on the map; nothing when there is nothing. */
  readonly choice: ReactNode
}

/** The traveller's saved places, and the route of a trip, both from this device. */
export function useMapLayers(): Layers {
  const { saves } = useSaves()
  const trips = useOwnTrips()
  const [isSaved, setSaved] = useState(false)
  const [tripId, setTripId] = useState('')
  const saved = saves.flatMap((save): readonly MapMarker[] => {
    const position = placeOf(save)
    return position ? [{ position, title: save.title, tone: 4 }] : []
  })
  const trip = trips.find(({ id }) => id === tripId)
  const route = trip && tripLine(trip)
  const choice = (saved.length > 0 || trips.length > 0) && (
    <div className="mt-2 flex flex-wrap items-end gap-x-8 gap-y-3">
      {saved.length > 0 && (
        <Checkbox
          id="layer-saved"
          label={text('layer.saved', { count: String(saved.length) })}
          checked={isSaved}
          onCheckedChange={setSaved}
        />
      )}
      {trips.length > 0 && (
        <Field id="layer-trip" label={text('layer.trip')}>
          <Select
            id="layer-trip"
            value={tripId}
            onChange={({ currentTarget: { value } }) => setTripId(value)}
            options={[
              { value: '', label: text('layer.none') },
              ...trips.map(({ id, title }) => ({ value: id, label: title || text('trip.untitled') })),
            ]}
          />
        </Field>
      )}
    </div>
  )
  return {
    markers: [...(isSaved ? saved : []), ...(route?.markers ?? [])],
    lines: route ? route.lines : [],
    choice,
  }
}
