import type { TripDay } from '@app/domain/trip'
import { noteDay } from '@app/domain/trip-edit'
import Pencil from 'lucide-react/icons/pencil'
import { useEffect, useRef, useState } from 'react'

import { itineraryText } from '../../itinerary-text.ts'
import type { TripEditor } from '../use-trip-editor.ts'
import { viewText as text } from '../view-text.ts'

type Props = { readonly day: TripDay; readonly number: number; readonly editor: TripEditor }

/** A day without a note has a quiet button instead of an empty field. */
export function DayNote({ day, number, editor: { trip, edit } }: Props) {
  const [isOpen, setOpen] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  // It stands where the button was that was just pressed.
  useEffect(() => {
    if (isOpen) field.current?.focus()
  }, [isOpen])
  const label = itineraryText('day.note', { number: String(number) })
  if (!day.note && !isOpen)
    return (
      <button
        type="button"
        aria-label={`${text('note.add')}: ${label}`}
        onClick={() => setOpen(true)}
        className="flex min-h-11 cursor-pointer items-center gap-2 text-small text-soft hover:text-tide print:hidden"
      >
        <Pencil className="size-3.5" strokeWidth={1.75} aria-hidden="true" />
        {text('note.add')}
      </button>
    )
  return (
    <>
      <input
        ref={field}
        value={day.note}
        maxLength={300}
        aria-label={label}
        placeholder={itineraryText('day.note.example')}
        onChange={({ currentTarget: { value } }) => edit(noteDay(trip, day.id, value), `note of ${day.id}`)}
        onBlur={() => setOpen(false)}
        className="mt-1 block min-h-11 w-full bg-transparent font-display text-lead text-ink italic placeholder:text-soft/80 print:hidden"
      />
      {/* A printed field cuts off longer text. */}
      {day.note && <p className="mt-2 hidden font-display text-lead italic print:block">{day.note}</p>}
    </>
  )
}
