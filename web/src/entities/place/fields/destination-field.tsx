import type { CitySuggestion } from '@app/contracts/city-suggestions'
import type { HotelSuggestion } from '@app/contracts/hotel-suggestions'
import { useRef } from 'react'

import { usePageConfig } from '../../../api/page-config.tsx'
import { whenIdle } from '../../../device/hydration/when-idle.ts'
import type { ComboboxOption, FoundOptions } from '../../../ui/combobox/combobox-option.ts'
import { Combobox } from '../../../ui/combobox/combobox.tsx'
import { type Destinations, findDestinations } from '../search/find-destinations.ts'
import { prepareHotels } from '../search/find-hotels.ts'
import { prepareOfflineSearch } from '../search/offline-search.ts'
import { suggestionsText as text } from '../search/suggestions-text.ts'
import { cityOption, LONGEST_TEXT, SHORTEST_QUERY } from './city-field.tsx'
import { type PlaceBoxProps, PlaceField, type PlaceFieldProps } from './place-field.tsx'

const POPUP = { minWidth: 400, maxHeight: 440 } as const

export type Destination = ({ readonly kind: 'city' } & CitySuggestion) | ({ readonly kind: 'hotel' } & HotelSuggestion)

type Picking = { readonly onPick?: ((destination: Destination) => void) | undefined }

/** Cities and hotels in one box. The control without a label, for forms with their own labels. */
export function DestinationBox({ onPick, isClosed = false, onTextChange, ...rest }: PlaceBoxProps & Picking) {
  const config = usePageConfig()
  const shown = useRef(new Map<string, Destination>())
  function show(found: Destinations): FoundOptions {
    const destinations: readonly Destination[] = [
      ...found.cities.map((city) => ({ kind: 'city', ...city }) as const),
      ...found.hotels.map((hotel) => ({ kind: 'hotel', ...hotel }) as const),
    ]
    shown.current = new Map(destinations.map((destination) => [valueOf(destination), destination]))
    return { options: destinations.map(toOption), note: found.notes.map((note) => text(note)).join(' ') || undefined }
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
      onFocus={() => prepareHotels(config)}
      loadOptions={async (query, signal, meanwhile) => {
        whenIdle(prepareOfflineSearch)
        return show(await findDestinations(config, query, signal, (found) => meanwhile(show(found))))
      }}
      onSelect={({ value }) => {
        const destination = shown.current.get(value)
        if (destination) onPick?.(destination)
      }}
    />
  )
}

export function DestinationField({ onPick, ...field }: PlaceFieldProps & Picking) {
  return <PlaceField {...field}>{(box) => <DestinationBox {...box} onPick={onPick} />}</PlaceField>
}

function valueOf({ kind, displayName }: Destination): string {
  return `${kind} ${displayName}`
}

function toOption(destination: Destination): ComboboxOption {
  const value = valueOf(destination)
  if (destination.kind === 'city') return { ...cityOption(destination), value, group: text('group.cities') }
  const { name, displayName, rating } = destination
  const stars = rating === null ? {} : { detail: text('stars', { count: String(rating) }) }
  return { value, label: displayName, name, group: text('group.hotels'), ...stars }
}
