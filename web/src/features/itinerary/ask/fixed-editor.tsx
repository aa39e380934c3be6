import { type CalendarDate, isCalendarDate } from '@app/domain/kernel'
import { type AskedAppointment, lastDateOf, type TripAsk } from '@app/domain/trip-draft'
import { clockOf } from '@app/domain/trip-export'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { useState } from 'react'

import { Button } from '../../../ui/button.tsx'
import { describedBy, Field } from '../../../ui/form/field.tsx'
import { Input } from '../../../ui/form/input.tsx'
import { itineraryText as text } from '../itinerary-text.ts'
import { type EditorProps, minuteOfClock } from './ask-fields.ts'

type Line = AskedAppointment & { readonly key: number }

const MOST_LINES = 20
const EVENING = 19 * 60
const AT_LEAST_ONE: readonly AskedAppointment[] = [{ title: '', date: null, at: EVENING }]

/** Appointments with a fixed time: a table, a concert, a tour. A line without a name is not saved. */
export function FixedEditor({ ask, change }: EditorProps) {
  const [lines, setLines] = useState<readonly Line[]>(() =>
    (ask.appointments.length > 0 ? ask.appointments : AT_LEAST_ONE).map((each, key) => ({ ...each, key })),
  )
  const put = (next: readonly Line[]): void => {
    setLines(next)
    const named = next.filter(({ title }) => title.trim() !== '')
    change({
      appointments: named.map(({ title, date, day, at }) => ({
        title: title.trim(),
        date,
        at,
        ...(day !== undefined && date === null && { day }),
      })),
    })
  }
  return (
    <div className="grid max-w-2xl gap-4">
      <ul className="grid gap-4">
        {lines.map((line) => (
          <FixedLine
            key={line.key}
            line={line}
            ask={ask}
            onChange={(changed) => put(lines.map((each) => (each.key === line.key ? { ...each, ...changed } : each)))}
            onRemove={() => put(lines.filter(({ key }) => key !== line.key))}
          />
        ))}
      </ul>
      {lines.length < MOST_LINES && (
        <Button
          size="sm"
          variant="outline"
          className="justify-self-start"
          onClick={() => put([...lines, { title: '', date: null, at: EVENING, key: keyAfter(lines) }])}
        >
          <Plus className="size-4" aria-hidden="true" />
          {text('edit.fixed.add')}
        </Button>
      )}
    </div>
  )
}

const keyAfter = (lines: readonly Line[]): number => Math.max(-1, ...lines.map(({ key }) => key)) + 1

type LineProps = {
  readonly line: Line
  readonly ask: TripAsk
  readonly onChange: (changed: Partial<AskedAppointment>) => void
  readonly onRemove: () => void
}

function FixedLine({ line: { key, title, date, at }, ask, onChange, onRemove }: LineProps) {
  const last = lastDateOf(ask)
  const isOutside = isOutsideOf(date, ask)
  const id = `ask-fixed-${key}`
  return (
    <li className="relative grid items-start gap-x-3 gap-y-2 sm:grid-cols-[minmax(0,2fr)_minmax(0,1.4fr)_minmax(0,1fr)_auto]">
      <div className="max-sm:pe-13">
        <Field id={`${id}-title`} label={text('edit.fixed.what')}>
          <Input
            id={`${id}-title`}
            value={title}
            maxLength={120}
            placeholder={text('edit.fixed.example')}
            onChange={({ currentTarget: { value } }) => onChange({ title: value })}
          />
        </Field>
      </div>
      <div>
        <Field
          id={`${id}-date`}
          label={text('edit.fixed.day')}
          {...(isOutside && { error: text('edit.fixed.outside') })}
        >
          <Input
            id={`${id}-date`}
            type="date"
            {...(ask.firstDate && { min: ask.firstDate })}
            {...(last && { max: last })}
            value={date ?? ''}
            aria-invalid={isOutside}
            aria-describedby={describedBy(`${id}-date`, false, isOutside)}
            onChange={({ currentTarget: { value } }) => onChange({ date: isCalendarDate(value) ? value : null })}
          />
        </Field>
      </div>
      <div>
        <Field id={`${id}-at`} label={text('edit.fixed.at')}>
          <Input
            id={`${id}-at`}
            type="time"
            value={clockOf(at)}
            onChange={({ currentTarget: { value } }) => onChange({ at: minuteOfClock(value) ?? at })}
          />
        </Field>
      </div>
      <button
        type="button"
        aria-label={text('edit.fixed.remove', { name: title || text('edit.fixed.none') })}
        onClick={onRemove}
        className="mt-8 grid size-11 cursor-pointer max-sm:absolute max-sm:end-0 max-sm:top-0 place-items-center text-soft hover:text-signal"
      >
        <X className="size-4.5" strokeWidth={1.75} aria-hidden="true" />
      </button>
    </li>
  )
}

/** A date outside the trip would be dropped silently. */
function isOutsideOf(date: CalendarDate | null, ask: TripAsk): boolean {
  const last = lastDateOf(ask)
  return date !== null && ask.firstDate !== null && last !== null && (date < ask.firstDate || date > last)
}
