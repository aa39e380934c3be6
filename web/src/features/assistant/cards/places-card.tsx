import { claim } from '@app/contracts/claim'
import { TripPlace } from '@app/contracts/trips/trip-places'
import { type ReactNode, useState } from 'react'
import { z } from 'zod'

import { PointPlan } from '../../../entities/map/drawing/point-plan.tsx'
import { middleOf, zoomFor } from '../../../entities/map/drawing/point-view.ts'
import { MapOverPlan } from '../../../entities/map/map-over-plan.tsx'
import { SaveButton } from '../../../entities/save/save-button.tsx'
import type { SavableItem } from '../../../entities/save/saved-item.ts'
import { formatMoney } from '../../../text/format.ts'
import { Button } from '../../../ui/button.tsx'
import { City, type Shown } from './card-data.ts'
import { CardFrame } from './card-frame.tsx'
import { useCardWords } from './use-card-words.ts'
import { writeLength } from './write.ts'

const Place = claim(TripPlace)

export const PlacesData = z.object({
  city: City,
  role: z.enum(['sight', 'food']),
  places: z.array(Place).min(1).max(40),
})

const PLAN = { width: 560, height: 240 }
const MAP_PX = 320

export function PlacesCard({ card: { city, role, places } }: Shown<typeof PlacesData>) {
  const { text, measures } = useCardWords()
  const [isMapShown, setMapShown] = useState(false)
  const label = text('places.chart', { count: String(places.length), city: city.value.name })
  const plan = (
    <PointPlan
      points={places.map(({ value }) => value.coordinates)}
      width={PLAN.width}
      height={PLAN.height}
      isWhole
      label={label}
      locale={measures}
      className="border-b border-line"
    />
  )
  return (
    <CardFrame
      title={text(`places.${role}`)}
      aside={city.value.name}
      claims={places}
      illustration={isMapShown ? <PlacesMap places={places} label={label} plan={plan} /> : plan}
    >
      <ol className="-my-1.5">
        {places.map((place, index) => (
          <Row key={place.value.id} number={index + 1} place={place.value} city={city.value.name} />
        ))}
      </ol>
      {!isMapShown && (
        <div>
          <Button variant="outline" size="sm" onClick={() => setMapShown(true)}>
            {text('places.map')}
          </Button>
        </div>
      )}
    </CardFrame>
  )
}

type RowProps = { readonly number: number; readonly place: z.output<typeof TripPlace>; readonly city: string }

function Row({ number, place, city }: RowProps) {
  const { text, locale } = useCardWords()
  const { name, kind, visitMinutes, price, priceBasis, fact } = place
  const cost = price && (price.minorUnits === 0 ? text('places.free') : formatMoney(price, locale))
  const facts = [
    kind.replaceAll('_', ' '),
    `≈ ${writeLength(visitMinutes, locale)}`,
    ...(cost ? [priceBasis === 'usual' && price?.minorUnits !== 0 ? `≈ ${cost}` : cost] : []),
  ]
  return (
    <li className="grid grid-cols-[1.75rem_minmax(0,1fr)_auto] items-baseline gap-x-3 border-b border-line py-2 last:border-0">
      <span
        aria-hidden="true"
        className="grid size-6.5 place-items-center rounded-full border border-tide text-label font-semibold tabular-nums"
      >
        {number}
      </span>
      <div>
        <p className="leading-snug font-semibold">{name}</p>
        <p className="text-small text-soft">{facts.join(' · ')}</p>
        {fact && (
          <p className="text-small" lang="en">
            {fact}
          </p>
        )}
      </div>
      <span className="-me-3 self-center">
        <SaveButton look="icon" item={placeItem(place, city)} />
      </span>
    </li>
  )
}

/** It links back to the assistant, because not every city has a page that shows it. */
function placeItem({ id, name, coordinates }: z.output<typeof TripPlace>, city: string): SavableItem {
  return {
    type: 'place',
    title: name.slice(0, 300),
    description: city.slice(0, 300),
    image_url: null,
    item_id: `sight-${id}`.slice(0, 500),
    item_data: { path: '/assistant', coordinates: { lat: coordinates.latitude, lng: coordinates.longitude } },
  }
}

type MapProps = {
  readonly places: readonly z.output<typeof Place>[]
  readonly label: string
  readonly plan: ReactNode
}

function PlacesMap({ places, label, plan }: MapProps) {
  const points = places.map(({ value }) => value.coordinates)
  const { latitude, longitude } = middleOf(points)
  return (
    <MapOverPlan
      plan={plan}
      center={{ lat: latitude, lng: longitude }}
      zoom={zoomFor(points)}
      height={MAP_PX}
      label={label}
      markers={places.map(({ value: { name, kind, coordinates } }, place) => ({
        position: { lat: coordinates.latitude, lng: coordinates.longitude },
        title: `${place + 1}. ${name}`,
        info: kind.replaceAll('_', ' '),
      }))}
    />
  )
}
