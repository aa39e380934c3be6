import type { TripCity } from '@app/domain/trip'
import type { Bed } from '@app/domain/trip-draft'
import { setBed } from '@app/domain/trip-edit'
import { useState } from 'react'

import { tripShelf } from '../../../api/trips/trip-shelf.ts'
import { itineraryText as text } from '../../../text/itinerary.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { BedPicker } from '../beds/bed-picker.tsx'
import { CityTabs } from '../beds/city-tabs.tsx'
import type { DialogProps } from './head-dialog.ts'

/** Where each city's days begin and end, changed for all of them at once; undo takes it back. */
export function BedDialog({ editor: { trip, dayFacts, edit }, onClose }: DialogProps) {
  const cities = [...new Map(trip.days.map(({ city }) => [`${city.name} ${city.country}`, city])).values()]
  const [at, setAt] = useState(0)
  const city = cities[at]
  if (!city) return null
  function pick(bed: Bed | null): void {
    if (!city) return
    edit(setBed(trip, city, bed ?? { title: city.name, coordinates: city.coordinates }, dayFacts))
    rememberBed(trip.id, city, bed)
  }
  return (
    <Dialog open onOpenChange={onClose} size="lg" title={text('view.bed')} description={text('view.bed.text')}>
      <div className="grid gap-4">
        <CityTabs names={cities.map(({ name }) => name)} at={at} onChoose={setAt} />
        <BedPicker key={`${city.name} ${city.country}`} city={city} bed={bedOf(trip, city)} onPick={pick} />
      </div>
    </Dialog>
  )
}

/** The middle of the city only stands for a bed. */
function bedOf({ days }: DialogProps['editor']['trip'], { name, country, coordinates }: TripCity): Bed | null {
  const own = days.filter(({ city }) => city.name === name && city.country === country)
  const edges = own.flatMap(({ start, end }) => [end, start]).filter(({ bufferMinutes }) => bufferMinutes === 0)
  const edge = edges.find((each) => each.title !== name || each.coordinates.latitude !== coordinates.latitude)
  return edge ? { title: edge.title, coordinates: edge.coordinates } : null
}

/** So that a plan made anew from the wishes starts from the same door. */
function rememberBed(id: string, { name, country }: TripCity, bed: Bed | null): void {
  const kept = tripShelf.get().trips.find(({ trip }) => trip.id === id)
  if (!kept?.ask) return
  const cities = kept.ask.cities.map(({ bed: before, ...asked }) => {
    const own = asked.city.name === name && asked.city.country === country ? bed : before
    return own ? { ...asked, bed: own } : asked
  })
  tripShelf.put({ ...kept, ask: { ...kept.ask, cities } }, tripShelf.get().openId === id)
}
