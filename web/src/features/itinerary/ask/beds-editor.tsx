import { useState } from 'react'

import { itineraryText as text } from '../../../text/itinerary.ts'
import { BedPicker } from '../beds/bed-picker.tsx'
import { CityTabs } from '../beds/city-tabs.tsx'
import type { EditorProps } from './editor-props.ts'

/** One bed for each city of the trip. */
export function BedsEditor({ ask, change }: EditorProps) {
  const [at, setAt] = useState(0)
  const asked = ask.cities[at] ?? ask.cities[0]
  if (!asked) return <p className="text-small text-soft">{text('plan.no-city')}</p>
  return (
    <div className="grid max-w-xl gap-4">
      <CityTabs names={ask.cities.map(({ city }) => city.name)} at={at} onChoose={setAt} />
      <BedPicker
        key={asked.city.name}
        city={asked.city}
        bed={asked.bed ?? null}
        onPick={(bed) =>
          change({
            cities: ask.cities.map(({ bed: before, ...city }, index) => {
              const own = index === at ? bed : before
              return own ? { ...city, bed: own } : city
            }),
          })
        }
      />
    </div>
  )
}
