import { distanceKm } from '@app/domain/kernel'
import type { Trip, TripPlace } from '@app/domain/trip'
import { dropIdea } from '@app/domain/trip-edit'
import GripVertical from 'lucide-react/icons/grip-vertical'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { useState } from 'react'

import { Button } from '../../../ui/button.tsx'
import { Input } from '../../../ui/form/input.tsx'
import { itineraryText as text } from '../itinerary-text.ts'
import { kindName } from './day/stop-words.ts'
import type { Changes } from './dialogs/changes-dialog.tsx'
import type { TripDrag } from './use-trip-drag.ts'
import type { TripEditor } from './use-trip-editor.ts'

type Props = {
  readonly editor: TripEditor
  readonly changes: Changes
  readonly handle: TripDrag['handle']
}

const SHOWN = 8

/** Places that are on no day yet: dragged onto a day, or added where they fit best. */
export function IdeasPool({ editor, changes, handle }: Props) {
  const { trip } = editor
  const [wanted, setWanted] = useState('')
  const [isAll, setAll] = useState(false)
  const ideas = trip.ideas.flatMap((id) => trip.places[id] ?? [])
  const found = ideas.filter((place) => isMatch(place, wanted))
  const shown = isAll || wanted ? found : found.slice(0, SHOWN)
  return (
    <section aria-labelledby="ideas" className="min-w-0">
      <h2 id="ideas" className="font-display text-title">
        {text('ideas.title')}
      </h2>
      <p className="text-small text-soft">{ideas.length === 0 ? text('ideas.none') : text('ideas.text')}</p>
      {ideas.length > SHOWN && (
        <Input
          type="search"
          className="mt-3"
          aria-label={text('ideas.find')}
          placeholder={text('ideas.find')}
          value={wanted}
          onChange={({ currentTarget: { value } }) => setWanted(value)}
        />
      )}
      <ul className="mt-2 divide-y divide-line">
        {shown.map((place) => (
          <Idea key={place.id} place={place} editor={editor} changes={changes} handle={handle} />
        ))}
      </ul>
      {ideas.length > 0 && found.length === 0 && <p className="mt-2 text-small">{text('ideas.unfound')}</p>}
      {found.length > shown.length && (
        <Button variant="ghost" size="sm" className="mt-2" onClick={() => setAll(true)}>
          {text('ideas.more', { count: String(found.length) })}
        </Button>
      )}
    </section>
  )
}

function Idea({ place, editor: { trip, edit }, changes, handle }: Props & { readonly place: TripPlace }) {
  const title = place.name
  return (
    <li className="flex items-center">
      <span
        {...handle({ kind: 'idea', id: place.id })}
        className="grid h-12 w-7 shrink-0 cursor-grab touch-none place-items-center text-edge active:cursor-grabbing"
        aria-hidden="true"
      >
        <GripVertical className="size-4" strokeWidth={1.75} />
      </span>
      <span className="min-w-0 flex-1 py-2">
        <span className="block truncate font-medium">{title}</span>
        <span className="block text-small text-soft">
          {[kindName(place.kind), cityOf(place, trip)].filter(Boolean).join(' · ')}
        </span>
      </span>
      {[
        { name: text('ideas.add', { title }), Icon: Plus, act: () => changes.propose({ kind: 'add', place }) },
        { name: text('ideas.drop', { title }), Icon: X, act: () => edit(dropIdea(trip, place.id)) },
      ].map(({ name, Icon, act }) => (
        <Button key={name} variant="ghost" size="icon" aria-label={name} onClick={act}>
          <Icon className="size-4.5" strokeWidth={1.75} aria-hidden="true" />
        </Button>
      ))}
    </li>
  )
}

/** The nearest city of the trip, if it has several. */
function cityOf({ coordinates }: TripPlace, { days }: Trip): string | null {
  const cities = [...new Map(days.map(({ city }) => [city.name, city])).values()]
  if (cities.length < 2) return null
  const km = (city: (typeof cities)[number]): number => distanceKm(city.coordinates, coordinates)
  return cities.toSorted((one, other) => km(one) - km(other))[0]?.name ?? null
}

function isMatch({ name, kind, otherNames = [] }: TripPlace, wanted: string): boolean {
  const words = wanted.trim().toLowerCase()
  return [name, kind, ...otherNames].some((each) => each.toLowerCase().includes(words))
}
