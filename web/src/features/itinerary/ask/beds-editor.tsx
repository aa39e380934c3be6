import type { TripCity } from '@app/domain/trip'
import { useEffect, useState } from 'react'

import { usePageConfig } from '../../../api/page-config.tsx'
import { loadTripPlaces } from '../../../api/trips/trip-data.ts'
import { itineraryText as text } from '../../../text/itinerary.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { BedPicker } from '../beds/bed-picker.tsx'
import { CityTabs } from '../beds/city-tabs.tsx'
import { questionFor } from '../plan/question-for.ts'
import type { EditorProps } from './editor-props.ts'

/** One bed for each city of the trip. */
export function BedsEditor({ ask, change }: EditorProps) {
  const [at, setAt] = useState(0)
  const asked = ask.cities[at] ?? ask.cities[0]
  const city = useExactCity(asked?.city ?? null)
  if (!asked) return <p className="text-small text-soft">{text('plan.no-city')}</p>
  return (
    <div className="grid max-w-xl gap-4">
      <CityTabs names={ask.cities.map(({ city: { name } }) => name)} at={at} onChoose={setAt} />
      {city ? (
        <BedPicker
          key={city.name}
          city={city}
          bed={asked.bed ?? null}
          onPick={(bed) =>
            change({
              cities: ask.cities.map(({ bed: before, ...each }, index) => {
                const own = index === at ? bed : before
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

/** A sentence is read with a small table that knows cities only roughly; the door of a hotel wants the real place. */
function useExactCity(city: TripCity | null): TripCity | null {
  const config = usePageConfig()
  const [found, setFound] = useState<{ readonly of: string; readonly city: TripCity } | null>(null)
  const key = JSON.stringify(city)
  useEffect(() => {
    const rough = JSON.parse(key) as TripCity | null
    if (!rough) return
    let isGone = false
    void loadTripPlaces(config, questionFor(rough))
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
