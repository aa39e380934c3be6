import type { TripCity } from '@app/domain/trip'
import type { Lodging } from '@app/domain/trip-draft'
import { setLodging } from '@app/domain/trip-edit'
import { useState } from 'react'

import { tripStore } from '../../../../entities/trip/trip-store.ts'
import { Dialog } from '../../../../ui/overlay/dialog.tsx'
import { itineraryText as text } from '../../itinerary-text.ts'
import { LodgingPicker, CityTabs } from '../../lodging/lodging-picker.tsx'
import type { DialogProps } from '../use-trip-editor.ts'

/** Where the days of each city begin and end, changed for all days at once; can be undone. */
export function LodgingDialog({ editor: { trip, dayFacts, edit }, onClose }: DialogProps) {
  const cities = [...new Map(trip.days.map(({ city }) => [`${city.name} ${city.country}`, city])).values()]
  const [at, setAt] = useState(0)
  const city = cities[at]
  if (!city) return null
  function pick(lodging: Lodging | null): void {
    if (!city) return
    edit(setLodging(trip, city, lodging ?? { title: city.name, coordinates: city.coordinates }, dayFacts))
    rememberLodging(trip.id, city, lodging)
  }
  return (
    <Dialog open onOpenChange={onClose} size="lg" title={text('view.lodging')} description={text('view.lodging.text')}>
      <div className="grid gap-4">
        <CityTabs names={cities.map(({ name }) => name)} at={at} onChoose={setAt} />
        <LodgingPicker key={`${city.name} ${city.country}`} city={city} lodging={lodgingOf(trip, city)} onPick={pick} />
      </div>
    </Dialog>
  )
}

/** Null while the city centre stands in for a lodging. */
function lodgingOf({ days }: DialogProps['editor']['trip'], { name, country, coordinates }: TripCity): Lodging | null {
  const own = days.filter(({ city }) => city.name === name && city.country === country)
  const edges = own.flatMap(({ start, end }) => [end, start]).filter(({ bufferMinutes }) => bufferMinutes === 0)
  const edge = edges.find((each) => each.title !== name || each.coordinates.latitude !== coordinates.latitude)
  return edge ? { title: edge.title, coordinates: edge.coordinates } : null
}

/** A new plan then starts from the same lodging. */
function rememberLodging(id: string, { name, country }: TripCity, lodging: Lodging | null): void {
  const kept = tripStore.get().trips.find(({ trip }) => trip.id === id)
  if (!kept?.ask) return
  const cities = kept.ask.cities.map(({ bed: before, ...asked }) => {
    const own = asked.city.name === name && asked.city.country === country ? lodging : before
    return own ? { ...asked, bed: own } : asked
  })
  tripStore.put({ ...kept, ask: { ...kept.ask, cities } }, tripStore.get().openId === id)
}
