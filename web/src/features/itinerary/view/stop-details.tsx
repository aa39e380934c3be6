import { changeStop, dropStop, findDay, moveStop, placeOf, retimeStop } from '@app/domain/trip-edit'
import { clockOf } from '@app/domain/trip-export'
import { useState } from 'react'

import { usePageConfig } from '../../../api/page-config.tsx'
import { itineraryText as text } from '../../../text/itinerary.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { Select } from '../../../ui/select.tsx'
import { toast } from '../../../ui/toast.ts'
import { minuteOfClock } from '../ask/read-fields.ts'
import type { StopProps } from './day-props.ts'
import { formatDay } from './format-day.ts'
import { SwapDialog } from './swap-dialog.tsx'
import { whyHere } from './why-here.ts'

/** Everything that can be done to one stop, under it and within a thumb's reach. */
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
            onChange={({ currentTarget: { value } }) => edit(changeStop(trip, stop.id, { title: value }))}
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
          onChange={({ currentTarget: { value } }) => edit(changeStop(trip, stop.id, { note: value }))}
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
      <div className="flex flex-wrap gap-2">
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
        <Button size="sm" variant="ghost" onClick={onClose}>
          {text('edit.done')}
        </Button>
      </div>
      {isSwapping && <SwapDialog stop={stop} editor={editor} onClose={() => setSwapping(false)} />}
    </>
  )
}

function Facts({ stop, day, editor: { trip, facts } }: StopProps) {
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
                hours: place.hours.text,
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

function Times({ stop, day, editor }: StopProps) {
  const { trip, edit, dayFacts } = editor
  const { locale } = usePageConfig()
  const retime = (changes: { arrive?: number; leave?: number }): void => {
    const arrive = changes.arrive ?? stop.arrive
    const leave = changes.leave ?? arrive + (stop.leave - stop.arrive)
    // A visit that ends after midnight goes on counting.
    edit(retimeStop(trip, stop.id, { arrive, leave: leave < arrive ? leave + 1440 : leave }, dayFacts))
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
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-[8rem_8rem_1fr]">
      <TimeField
        id={`from-${stop.id}`}
        label={text('stop.from')}
        minute={stop.arrive}
        onMinute={(arrive) => retime({ arrive })}
      />
      <TimeField
        id={`until-${stop.id}`}
        label={text('stop.until')}
        minute={stop.leave}
        onMinute={(leave) => retime({ leave })}
      />
      <div className="max-sm:col-span-2">
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
}

function TimeField({ id, label, minute, onMinute }: TimeProps) {
  return (
    <Field id={id} label={label}>
      <Input
        id={id}
        type="time"
        value={clockOf(minute)}
        onChange={({ currentTarget: { value } }) => {
          const typed = minuteOfClock(value)
          if (typed !== null) onMinute(typed)
        }}
      />
    </Field>
  )
}
