import { changeStop, dropStop, findDay, moveStop, placeOf, retimeStop } from '@app/domain/trip-edit'
import { clockOf } from '@app/domain/trip-export'
import { useState } from 'react'

import { usePageConfig } from '../../../../api/page-config.tsx'
import { Button } from '../../../../ui/button.tsx'
import { describedBy, Field } from '../../../../ui/form/field.tsx'
import { Input } from '../../../../ui/form/input.tsx'
import { Select } from '../../../../ui/form/select.tsx'
import { toast } from '../../../../ui/overlay/toast.ts'
import { minuteOfClock } from '../../ask/ask-fields.ts'
import { itineraryText as text } from '../../itinerary-text.ts'
import { SwapDialog } from '../dialogs/swap-dialog.tsx'
import type { StopProps } from '../use-trip-drag.ts'
import { hoursInWords } from './hours-words.ts'
import { formatDay } from './stop-words.ts'
import { whyHere } from './why-here.ts'

/** The fields and actions of one stop, shown below it. */
export function StopDetails(props: StopProps & { readonly onClose: () => void }) {
  const { stop, editor } = props
  const { trip, edit } = editor
  const hasPlace = stop.placeId !== null
  return (
    <div className="mt-1 mb-4 grid gap-4 border-s-2 border-tide ps-4 sm:ms-[4.9rem] print:hidden">
      {!hasPlace && (
        <Field id={`name-${stop.id}`} label={text('stop.name')}>
          <Input
            id={`name-${stop.id}`}
            value={stop.title}
            maxLength={200}
            onChange={({ currentTarget: { value } }) =>
              edit(changeStop(trip, stop.id, { title: value }), `name of ${stop.id}`)
            }
          />
        </Field>
      )}
      <Facts {...props} />
      <Times {...props} />
      <Field id={`note-${stop.id}`} label={text('stop.note')}>
        <textarea
          id={`note-${stop.id}`}
          rows={2}
          maxLength={2000}
          value={stop.note}
          onChange={({ currentTarget: { value } }) =>
            edit(changeStop(trip, stop.id, { note: value }), `note of ${stop.id}`)
          }
          className="field-sizing-content min-h-12 w-full rounded-control border border-edge bg-raised px-3.5 py-2.5"
        />
      </Field>
      <Actions {...props} />
    </div>
  )
}

function Actions({ stop, editor, changes, onClose, onSay }: StopProps & { readonly onClose: () => void }) {
  const { trip, edit, dayFacts } = editor
  const [isSwapping, setSwapping] = useState(false)
  const hasPlace = stop.placeId !== null
  const drop = (): void => {
    edit(dropStop(trip, stop.id, dayFacts))
    onSay(text('stop.dropped', { title: stop.title }))
    toast.info(text('stop.dropped', { title: stop.title }), {
      action: { label: text('view.undo'), onPress: editor.undo },
    })
  }
  return (
    <>
      <div className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
        <Button
          size="sm"
          variant="outline"
          onClick={() => edit(changeStop(trip, stop.id, { isLocked: !stop.isLocked }))}
        >
          {text(stop.isLocked ? 'stop.unlock' : 'stop.lock')}
        </Button>
        {hasPlace && (
          <Button size="sm" variant="outline" onClick={() => setSwapping(true)}>
            {text('stop.swap')}
          </Button>
        )}
        {hasPlace && (
          <Button size="sm" variant="outline" onClick={() => changes.propose({ kind: 'closed', stopId: stop.id })}>
            {text('stop.closed')}
          </Button>
        )}
        <Button size="sm" variant="outline" onClick={drop}>
          {text('stop.drop')}
        </Button>
        <Button size="sm" className="max-sm:col-span-2" onClick={onClose}>
          {text('edit.done')}
        </Button>
      </div>
      {isSwapping && <SwapDialog stop={stop} editor={editor} onClose={() => setSwapping(false)} />}
    </>
  )
}

function Facts({ stop, day, editor: { trip, facts } }: StopProps) {
  const { locale } = usePageConfig()
  const place = placeOf(stop, trip.places)
  const reasons = whyHere(trip, day, stop, facts)
  return (
    <div className="grid gap-1 text-small">
      {place?.fact && <p className="max-w-[60ch]">{place.fact}</p>}
      {place && (
        <p className="text-soft">
          {place.hours === null
            ? text('stop.hours.none')
            : text(place.hours.basis === 'source' ? 'stop.hours.source' : 'stop.hours.usual', {
                hours: hoursInWords(place.hours.text, locale),
              })}
        </p>
      )}
      <details>
        <summary className="flex min-h-11 w-fit cursor-pointer items-center text-tide underline decoration-edge underline-offset-4">
          {text('stop.why')}
        </summary>
        <ul className="list-disc ps-5 pb-1">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </details>
    </div>
  )
}

/** The latest end of a visit after midnight, and the earliest start that may run past it. */
const SMALL_HOURS = 6 * 60
const EVENING = 17 * 60

function Times({ stop, day, editor }: StopProps) {
  const { trip, edit, dayFacts } = editor
  const { locale } = usePageConfig()
  const [isEarly, setEarly] = useState(false)
  const retime = (arrive: number, leave: number): void => {
    setEarly(false)
    edit(retimeStop(trip, stop.id, { arrive, leave }, dayFacts))
  }
  const endAt = (typed: number): void => {
    // An end after midnight counts on from the evening, but only into the small hours.
    const leave = typed <= SMALL_HOURS && stop.arrive >= EVENING ? typed + 1440 : typed
    if (leave <= stop.arrive) setEarly(true)
    else retime(stop.arrive, leave)
  }
  const toDay = (dayId: string): void => {
    const other = findDay(trip, dayId)
    if (other)
      edit(
        moveStop(
          trip,
          stop.id,
          { dayId, index: other.stops.filter(({ arrive }) => arrive < stop.arrive).length },
          dayFacts,
        ),
      )
  }
  return (
    <div className="grid grid-cols-2 items-start gap-3 sm:grid-cols-[9rem_9rem_minmax(0,1fr)]">
      <TimeField
        id={`from-${stop.id}`}
        label={text('stop.from')}
        minute={stop.arrive}
        onMinute={(arrive) => retime(arrive, arrive + (stop.leave - stop.arrive))}
      />
      <TimeField
        id={`until-${stop.id}`}
        label={text('stop.until')}
        minute={stop.leave}
        onMinute={endAt}
        {...(isEarly && { error: text('stop.until.early') })}
      />
      <div className="min-w-0 max-sm:col-span-2">
        <Field id={`day-of-${stop.id}`} label={text('stop.to-day')}>
          <Select
            id={`day-of-${stop.id}`}
            value={day.id}
            options={trip.days.map(({ id, date }, index) => ({
              value: id,
              label: [text('day', { number: String(index + 1) }), date && formatDay(date, locale)]
                .filter(Boolean)
                .join(' · '),
            }))}
            onChange={({ currentTarget: { value } }) => toDay(value)}
          />
        </Field>
      </div>
    </div>
  )
}

type TimeProps = {
  readonly id: string
  readonly label: string
  readonly minute: number
  readonly onMinute: (minute: number) => void
  readonly error?: string
}

/** An invalid value stays as typed, with the reason beside it. */
function TimeField({ id, label, minute, onMinute, error }: TimeProps) {
  const [refused, setRefused] = useState('')
  return (
    <Field id={id} label={label} {...(error && { error })}>
      <Input
        id={id}
        type="time"
        value={(error && refused) || clockOf(minute)}
        aria-invalid={error !== undefined}
        aria-describedby={describedBy(id, false, error !== undefined)}
        onChange={({ currentTarget: { value } }) => {
          const typed = minuteOfClock(value)
          setRefused(value)
          if (typed !== null) onMinute(typed)
        }}
      />
    </Field>
  )
}
