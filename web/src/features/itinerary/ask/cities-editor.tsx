import type { AskedCity } from '@app/domain/trip-draft'
import X from 'lucide-react/icons/x'
import { useState } from 'react'

import { usePageConfig } from '../../../api/page-config.tsx'
import { loadTripPlaces } from '../../../api/trips/trip-data.ts'
import { itineraryText as text } from '../../../text/itinerary.ts'
import { Button } from '../../../ui/button.tsx'
import { CityField } from '../../../ui/city-field.tsx'
import { Input } from '../../../ui/input.tsx'
import type { EditorProps } from './editor-props.ts'
import { TownsOfRegion } from './towns-of-region.tsx'

export function CitiesEditor({ ask, regions, change }: EditorProps) {
  const change1 = (index: number, nights: number | null): void =>
    change({ cities: ask.cities.map((city, at) => (at === index ? { ...city, nights } : city)) })
  return (
    <div className="grid max-w-xl gap-4">
      <ul className="grid gap-1">
        {ask.cities.map((asked, index) => (
          <CityLine
            key={`${asked.city.name}-${asked.city.country}`}
            asked={asked}
            onNights={(nights) => change1(index, nights)}
            onRemove={() => change({ cities: ask.cities.filter((_, at) => at !== index), title: '' })}
          />
        ))}
      </ul>
      <AddCity
        regions={regions}
        taken={ask.cities.map(({ city }) => city.name)}
        onAdd={(city) => change({ cities: [...ask.cities, city], title: '' })}
      />
    </div>
  )
}

type LineProps = {
  readonly asked: AskedCity
  readonly onNights: (nights: number | null) => void
  readonly onRemove: () => void
}

function CityLine({ asked: { city, nights }, onNights, onRemove }: LineProps) {
  return (
    <li className="flex items-center gap-3 border-b border-line">
      <span className="min-w-0 flex-1 truncate font-display text-lead">{city.name}</span>
      <Input
        type="number"
        min={1}
        max={30}
        className="w-28 shrink-0"
        placeholder={text('edit.city.shared')}
        aria-label={text('edit.city.nights', { name: city.name })}
        value={nights ?? ''}
        onChange={({ currentTarget: { valueAsNumber } }) =>
          onNights(Number.isNaN(valueAsNumber) ? null : Math.max(1, Math.min(30, Math.round(valueAsNumber))))
        }
      />
      <button
        type="button"
        aria-label={text('edit.city.remove', { name: city.name })}
        onClick={onRemove}
        className="grid size-11 cursor-pointer place-items-center text-soft hover:text-signal"
      >
        <X className="size-4.5" strokeWidth={1.75} aria-hidden="true" />
      </button>
    </li>
  )
}

type AddProps = Pick<EditorProps, 'regions'> & {
  readonly taken: readonly string[]
  readonly onAdd: (city: AskedCity) => void
}

/** The tables say where it lies; what they do not know is not planned for. */
function AddCity({ regions, taken, onAdd }: AddProps) {
  const config = usePageConfig()
  const [name, setName] = useState('')
  const [count, setCount] = useState(0)
  const [problem, setProblem] = useState('')

  async function add(wanted: string): Promise<void> {
    if (wanted.trim() === '') return
    setProblem('')
    try {
      const { city } = await loadTripPlaces(config, { name: wanted.trim().slice(0, 120) })
      if (!city) return setProblem(text('edit.city.unknown'))
      const { timeZone, ...found } = city
      onAdd({ city: found, timeZone, nights: null })
      setName('')
      setCount(count + 1)
    } catch {
      setProblem(text('plan.offline'))
    }
  }

  return (
    <div className="grid items-end gap-x-3 gap-y-4 sm:grid-cols-[1fr_auto]">
      {regions.map((region) => (
        <div key={region} className="sm:col-span-2">
          <TownsOfRegion name={region} taken={taken} onPick={(displayName) => void add(displayName)} />
        </div>
      ))}
      <CityField
        key={count}
        name="ask-city"
        label={text('edit.city')}
        error={problem}
        onTextChange={setName}
        onPick={({ displayName }) => void add(displayName)}
      />
      <Button variant="outline" className="max-sm:w-full" onClick={() => void add(name)}>
        {text('edit.city.add')}
      </Button>
    </div>
  )
}
