import type { Frame, MapRegion } from '@app/contracts/map-regions'
import { useEffect, useState } from 'react'

import type { ShownMap } from '../../entities/map/map-engine.ts'
import { framesAround } from '../../entities/map/regions/frames.ts'
import type { Regions } from '../../entities/map/regions/region-store.ts'
import { CityField } from '../../entities/place/fields/city-field.tsx'
import { pointsOfTrip } from '../../entities/trip/trip-line.ts'
import { useOwnTrips } from '../../entities/trip/use-own-trips.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Tabs } from '../../ui/disclosure/tabs.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Select } from '../../ui/form/select.tsx'
import { Note } from '../../ui/note.tsx'
import { FRAME_MARGIN } from './frame-overlay.tsx'
import { offlineMapsText as text } from './offline-maps-text.ts'
import { RegionOffer } from './region-offer.tsx'
import { useCityFrame } from './use-city-frame.ts'

type Props = {
  /** What the map shows now. */
  readonly seen: ShownMap | null
  readonly isOnline: boolean
  readonly stored: Regions | null
  readonly onFraming: (isFraming: boolean) => void
  readonly onShow: (region: Pick<MapRegion, 'title' | 'bounds'>) => void
}

type Way = 'map' | 'city' | 'trip'
/** What was asked for; the answer belongs to it. */
type Wanted = { readonly name: string; readonly frames: readonly Frame[] }

/** A region of any size: from the frame on the map, around a city, or along a trip. */
export function RegionChooser({ seen, isOnline, stored, onFraming, onShow }: Props) {
  const [way, setWay] = useState<Way>('city')
  const [wanted, setWanted] = useState<Wanted | null>(null)
  useEffect(() => {
    onFraming(isOnline && way === 'map')
    return () => onFraming(false)
  }, [isOnline, way, onFraming])
  const choose = (name: string, frames: readonly Frame[]): void => {
    setWanted({ name, frames })
    const [first] = frames
    if (first && way !== 'map') onShow({ title: name, bounds: first })
  }
  const tabs = [
    { value: 'city', label: text('choose.city'), content: <ByCity onChoose={choose} /> },
    { value: 'map', label: text('choose.map'), content: <ByMap seen={seen} onChoose={choose} /> },
    { value: 'trip', label: text('choose.trip'), content: <ByTrip onChoose={choose} /> },
  ] as const
  return (
    <section aria-labelledby="choose">
      <h3 id="choose" className="font-sans text-base font-semibold tracking-normal">
        {text('choose.title')}
      </h3>
      {isOnline ? (
        <div className="mt-2">
          <Tabs
            label={text('choose.title')}
            tabs={[...tabs]}
            value={way}
            onValueChange={(next) => {
              setWay(next)
              setWanted(null)
            }}
            mount="active"
          />
          {wanted && (
            <RegionOffer key={JSON.stringify(wanted)} {...wanted} stored={stored} onDone={() => setWanted(null)} />
          )}
        </div>
      ) : (
        <div className="mt-2">
          <Note>{text('choose.offline')}</Note>
        </div>
      )}
    </section>
  )
}

type WayProps = { readonly onChoose: (name: string, frames: readonly Frame[]) => void }

function ByMap({ seen, onChoose }: WayProps & Pick<Props, 'seen'>) {
  const bounds = seen?.bounds
  return (
    <div className="grid justify-items-start gap-3 pt-3">
      <p className="text-soft">{text('choose.map.hint')}</p>
      <Button disabled={!bounds} onClick={() => bounds && onChoose(text('choose.map.name'), [frameIn(bounds)])}>
        {text('choose.size')}
      </Button>
    </div>
  )
}

function ByCity({ onChoose }: WayProps) {
  const { problem, isBusy, find } = useCityFrame(onChoose)
  const [name, setName] = useState('')
  return (
    <form
      className="grid justify-items-start gap-3 pt-3"
      onSubmit={(event) => {
        event.preventDefault()
        void find(name)
      }}
    >
      <div className="w-full max-w-md">
        <CityField
          name="map-city"
          label={text('choose.city.label')}
          error={problem}
          onTextChange={setName}
          onPick={({ displayName }) => void find(displayName)}
        />
      </div>
      <Button type="submit" isBusy={isBusy}>
        {text('choose.size')}
      </Button>
    </form>
  )
}

function ByTrip({ onChoose }: WayProps) {
  const trips = useOwnTrips()
  const [id, setId] = useState(trips[0]?.id ?? '')
  const trip = trips.find((each) => each.id === id)
  if (trips.length === 0) {
    return (
      <div className="grid justify-items-start gap-3 pt-3">
        <p className="text-soft">{text('choose.trip.none')}</p>
        <ButtonLink to="/itinerary" variant="outline" size="sm">
          {text('choose.trip.plan')}
        </ButtonLink>
      </div>
    )
  }
  const named = (title: string): string => title || text('trip.untitled')
  return (
    <div className="grid justify-items-start gap-3 pt-3">
      <div className="w-full max-w-md">
        <Field id="map-trip" label={text('choose.trip.label')}>
          <Select
            id="map-trip"
            value={id}
            onChange={({ currentTarget: { value } }) => setId(value)}
            options={trips.map((each) => ({ value: each.id, label: named(each.title) }))}
          />
        </Field>
      </div>
      <Button disabled={!trip} onClick={() => trip && onChoose(named(trip.title), framesAround(pointsOfTrip(trip)))}>
        {text('choose.size')}
      </Button>
    </div>
  )
}

/** The part of the visible map that the frame surrounds. The map's height is in Mercator's latitudes, not in degrees. */
function frameIn([west, south, east, north]: readonly [number, number, number, number]): Frame {
  const stretch = (latitude: number): number => Math.asinh(Math.tan((latitude * Math.PI) / 180))
  const relax = (stretched: number): number => (Math.atan(Math.sinh(stretched)) * 180) / Math.PI
  const [low, high] = [stretch(Math.max(-85, south)), stretch(Math.min(85, north))]
  const [side, up] = [(east - west) * FRAME_MARGIN, (high - low) * FRAME_MARGIN]
  return [Math.max(-180, west + side), relax(low + up), Math.min(180, east - side), relax(high - up)]
}
