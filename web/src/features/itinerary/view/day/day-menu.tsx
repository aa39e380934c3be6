import { moveDay, removeDay, setEdge, tidyDay } from '@app/domain/trip-edit'
import { clockOf } from '@app/domain/trip-export'
import Ellipsis from 'lucide-react/icons/ellipsis'
import { useState } from 'react'

import { Button } from '../../../../ui/button.tsx'
import { Field } from '../../../../ui/form/field.tsx'
import { Input } from '../../../../ui/form/input.tsx'
import { Dialog } from '../../../../ui/overlay/dialog.tsx'
import { minuteOfClock } from '../../ask/ask-fields.ts'
import { itineraryText as text } from '../../itinerary-text.ts'
import type { DayProps } from '../use-trip-drag.ts'

/** Actions on a whole day. Those that change several stops show a preview first. */
export function DayMenu({ day, number, editor, changes }: DayProps) {
  const { trip, edit, dayFacts } = editor
  const [isOpen, setOpen] = useState(false)
  const [isLate, setLate] = useState(false)
  const name = { number: String(number) }
  const isDrafted = day.stops.some(({ placeId }) => placeId !== null)
  const actions = [
    isDrafted && { label: text('day.rain'), act: () => changes.propose({ kind: 'rain', dayId: day.id }) },
    { label: text('day.late'), act: () => setLate(true) },
    { label: text('day.tidy'), act: () => edit(tidyDay(trip, day.id, dayFacts)) },
    number > 1 && { label: text('day.up', name), act: () => edit(moveDay(trip, day.id, -1, dayFacts)) },
    number < trip.days.length && { label: text('day.down', name), act: () => edit(moveDay(trip, day.id, 1, dayFacts)) },
    {
      label: text('day.remove', name),
      act: () =>
        trip.days.length > 1 && isDrafted
          ? changes.propose({ kind: 'drop-day', dayId: day.id })
          : edit(removeDay(trip, day.id, dayFacts)),
    },
  ].filter((action) => action !== false)
  return (
    <div className="flex shrink-0 items-center gap-1 print:hidden">
      {isDrafted && (
        <Button
          size="sm"
          variant="ghost"
          className="max-sm:hidden"
          onClick={() => changes.propose({ kind: 'rain', dayId: day.id })}
        >
          {text('day.rain')}
        </Button>
      )}
      <Button variant="ghost" size="icon" aria-label={text('day.more', name)} onClick={() => setOpen(true)}>
        <Ellipsis className="size-5" strokeWidth={1.75} aria-hidden="true" />
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        size="sm"
        title={text('day', name)}
        description={text('day.more', name)}
        isDescriptionHidden
      >
        <Edges day={day} number={number} editor={editor} />
        <Actions actions={actions} onAct={() => setOpen(false)} />
      </Dialog>
      {isLate && <LateDialog day={day} number={number} changes={changes} onClose={() => setLate(false)} />}
    </div>
  )
}

type ActionsProps = {
  readonly actions: readonly { readonly label: string; readonly act: () => void }[]
  readonly onAct: () => void
}

function Actions({ actions, onAct }: ActionsProps) {
  return (
    <ul className="grid">
      {actions.map((action) => (
        <li key={action.label} className="border-t border-line">
          <button
            type="button"
            onClick={() => {
              onAct()
              action.act()
            }}
            className="flex min-h-12 w-full cursor-pointer items-center text-start font-medium hover:text-tide"
          >
            {action.label}
          </button>
        </li>
      ))}
    </ul>
  )
}

function Edges({ day, number, editor: { trip, edit, dayFacts } }: Pick<DayProps, 'day' | 'number' | 'editor'>) {
  const name = { number: String(number) }
  return (
    <div className="mb-3 grid grid-cols-2 gap-4">
      {(['start', 'end'] as const).map((edge) => (
        <Field key={edge} id={`${edge}-${day.id}`} label={text(edge === 'start' ? 'day.starts' : 'day.ends', name)}>
          <Input
            id={`${edge}-${day.id}`}
            type="time"
            value={clockOf(day[edge].at)}
            onChange={({ currentTarget: { value } }) => {
              const at = minuteOfClock(value)
              if (at !== null) edit(setEdge(trip, day.id, { edge, changes: { at } }, dayFacts))
            }}
          />
        </Field>
      ))}
    </div>
  )
}

type LateProps = Pick<DayProps, 'day' | 'number' | 'changes'> & { readonly onClose: () => void }

function LateDialog({ day, number, changes, onClose }: LateProps) {
  const [lateAt, setLateAt] = useState(clockOf(day.start.at + 60))
  const name = { number: String(number) }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title={text('late.title', name)}
      description={text('late.text')}
      footer={
        <Button
          onClick={() => {
            const at = minuteOfClock(lateAt)
            onClose()
            if (at !== null) changes.propose({ kind: 'late-start', dayId: day.id, at })
          }}
        >
          {text('late.show')}
        </Button>
      }
    >
      <Input
        type="time"
        aria-label={text('day.starts', name)}
        value={lateAt}
        onChange={({ currentTarget: { value } }) => setLateAt(value)}
      />
    </Dialog>
  )
}
