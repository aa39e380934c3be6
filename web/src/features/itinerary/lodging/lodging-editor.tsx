import type { TripCity } from '@app/domain/trip'
import { placesQuery } from '@app/domain/trip-making'
import { useEffect, useState } from 'react'

import { usePageConfig } from '../../../api/page-config.tsx'
import { loadTripPlaces } from '../../../entities/trip/trip-data.ts'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import type { EditorProps } from '../ask/ask-fields.ts'
import { itineraryText as text } from '../itinerary-text.ts'
import { LodgingPicker, CityTabs } from './lodging-picker.tsx'

/** One lodging for each city of the trip. */
export function LodgingEditor({ ask, change }: EditorProps) {
  const [at, setAt] = useState(0)
  const asked = ask.cities[at] ?? ask.cities[0]
  const city = useExactCity(asked?.city ?? null)
  if (!asked) return <p className="text-small text-soft">{text('plan.no-city')}</p>
  return (
    <div className="grid max-w-xl gap-4">
      <CityTabs names={ask.cities.map(({ city: { name } }) => name)} at={at} onChoose={setAt} />
      {city ? (
        <LodgingPicker
          key={city.name}
          city={city}
          lodging={asked.bed ?? null}
          onPick={(lodging) =>
            change({
              cities: ask.cities.map(({ bed: before, ...each }, index) => {
                const own = index === at ? lodging : before
                return own ? { ...each, bed: own } : each
              }),
            })
          }
        />
      ) : (
        <Skeleton className="h-64" />
      )}
    </div>
  )
}

/** Loads exact coordinates: the table used for reading sentences knows cities only roughly. */
function useExactCity(city: TripCity | null): TripCity | null {
  const config = usePageConfig()
  const [found, setFound] = useState<{ readonly of: string; readonly city: TripCity } | null>(null)
  const key = JSON.stringify(city)
  useEffect(() => {
    const rough = JSON.parse(key) as TripCity | null
    if (!rough) return
    let isGone = false
    void loadTripPlaces(config, placesQuery(rough))
      .then((answer) => answer.city ?? rough)
      .catch(() => rough)
      .then((exact) => {
        if (!isGone) setFound({ of: key, city: exact })
      })
    return () => {
      isGone = true
    }
  }, [config, key])
  return found?.of === key ? found.city : null
}
