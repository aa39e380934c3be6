import { foldText } from '@app/domain/place-search'
import type { AskedCity } from '@app/domain/trip-draft'
import X from 'lucide-react/icons/x'
import { useState } from 'react'

import { usePageConfig } from '../../../api/page-config.tsx'
import { CityField } from '../../../entities/place/fields/city-field.tsx'
import { findCities } from '../../../entities/place/search/find-cities.ts'
import { loadTripPlaces } from '../../../entities/trip/trip-data.ts'
import { Button } from '../../../ui/button.tsx'
import { Input } from '../../../ui/form/input.tsx'
import { itineraryText as text } from '../itinerary-text.ts'
import type { EditorProps } from './ask-fields.ts'
import { TownsOfRegion } from './towns-of-region.tsx'

const LOOK_UP_MS = 5000

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
        className="w-36! shrink-0"
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
        className="grid size-11 shrink-0 cursor-pointer place-items-center text-soft hover:text-signal"
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

/** Looks up the coordinates; an unknown city cannot be planned. */
function AddCity({ regions, taken, onAdd }: AddProps) {
  const config = usePageConfig()
  const [name, setName] = useState('')
  const [count, setCount] = useState(0)
  const [problem, setProblem] = useState('')
  const [picked, setPicked] = useState<readonly string[]>([])

  function openRegion(displayName: string): void {
    setPicked([...picked.filter((each) => each !== displayName), displayName])
    setProblem('')
    setName('')
    setCount(count + 1)
  }

  /** Typed text without a picked suggestion may be a region. */
  async function addTyped(wanted: string): Promise<void> {
    const [first] = (await findCities(config, wanted, AbortSignal.timeout(LOOK_UP_MS)).catch(() => null))?.cities ?? []
    const isRegion =
      first?.region && [first.name, first.displayName].some((text) => foldText(text) === foldText(wanted))
    return isRegion ? openRegion(first.displayName) : add(wanted)
  }

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
      {[...new Set([...regions, ...picked])].map((region) => (
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
        onPick={({ displayName, region }) => (region ? openRegion(displayName) : void add(displayName))}
      />
      <Button variant="outline" className="max-sm:w-full" onClick={() => void addTyped(name)}>
        {text('edit.city.add')}
      </Button>
    </div>
  )
}
