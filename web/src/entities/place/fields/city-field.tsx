import type { CitySuggestion } from '@app/contracts/city-suggestions'
import { useRef } from 'react'

import { usePageConfig } from '../../../api/page-config.tsx'
import { whenIdle } from '../../../device/hydration/when-idle.ts'
import type { ComboboxOption, FoundOptions } from '../../../ui/combobox/combobox-option.ts'
import { Combobox } from '../../../ui/combobox/combobox.tsx'
import { findCities, type FoundCities } from '../search/find-cities.ts'
import { prepareOfflineSearch } from '../search/offline-search.ts'
import { suggestionsText as text } from '../search/suggestions-text.ts'
import { type PlaceBoxProps, PlaceField, type PlaceFieldProps } from './place-field.tsx'

const POPUP = { minWidth: 300, maxHeight: 240 } as const
export const SHORTEST_QUERY = 2
export const LONGEST_TEXT = 120

type Picking = {
  readonly onPick?: ((city: CitySuggestion) => void) | undefined
  /** Finds the options above the cities. */
  readonly findFirst?: ((query: string) => Promise<readonly ComboboxOption[]>) | undefined
}

/** A city by any of its names. The control without a label, for forms with their own labels. */
export function CityBox({ onPick, findFirst, isClosed = false, onTextChange, ...rest }: PlaceBoxProps & Picking) {
  const config = usePageConfig()
  const shown = useRef(new Map<string, CitySuggestion>())
  function show({ cities, from }: FoundCities): FoundOptions {
    shown.current = new Map(cities.map((city) => [city.displayName, city]))
    return { options: cities.map(cityOption), note: from === 'server' ? undefined : text(`cities.${from}`) }
  }
  return (
    <Combobox
      placeholder={text('city.placeholder')}
      {...rest}
      {...(onTextChange && { onTextChange })}
      isClosed={isClosed}
      popup={POPUP}
      minChars={SHORTEST_QUERY}
      maxLength={LONGEST_TEXT}
      loadOptions={async (query, signal, meanwhile) => {
        whenIdle(prepareOfflineSearch)
        const first = (await findFirst?.(query)) ?? []
        const below = ({ options, note }: FoundOptions): FoundOptions => ({ options: [...first, ...options], note })
        return below(show(await findCities(config, query, signal, (few) => meanwhile(below(show(few))))))
      }}
      onSelect={({ value }) => {
        const city = shown.current.get(value)
        if (city) onPick?.(city)
      }}
    />
  )
}

export function CityField({ onPick, findFirst, ...field }: PlaceFieldProps & Picking) {
  return <PlaceField {...field}>{(box) => <CityBox {...box} onPick={onPick} findFirst={findFirst} />}</PlaceField>
}

export function cityOption({ name, displayName, region }: CitySuggestion): ComboboxOption {
  return { value: displayName, label: displayName, name, ...(region && { detail: text(`kind.${region.kind}`) }) }
}
