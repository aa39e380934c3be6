import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'

import { itineraryText as text } from '../../text/itinerary.ts'
import { Button } from '../../ui/button.tsx'
import {
  addStop,
  changeDay,
  changeStop,
  type Day,
  moveDay,
  moveStop,
  type Notebook,
  removeDay,
  removeStop,
  type Stop,
} from './notebook.ts'

type Props = {
  readonly day: Day
  readonly number: number
  readonly date: string | null
  readonly change: (change: (book: Notebook) => Notebook) => void
}

/** A page of the notebook: ruled, with the hours in the margin. */
export function DayPage({ day, number, date, change }: Props) {
  const name = text('day', { number: String(number) })
  return (
    <li className="rounded-sheet border border-line bg-raised">
      <div className="flex items-center justify-between gap-2 border-b border-line ps-4 pe-2 max-sm:flex-wrap max-sm:pt-1 sm:ps-5">
        <h2 className="chart-label shrink-0 font-sans text-soft">
          {name}
          {date && <span className="text-ink max-sm:ms-2 sm:block">{date}</span>}
        </h2>
        <input
          value={day.title}
          maxLength={120}
          aria-label={text('day.title', { number: String(number) })}
          placeholder={text('day.example')}
          onChange={({ currentTarget: { value } }) =>
            change((book) => changeDay(book, day.id, (own) => ({ ...own, title: value })))
          }
          className="min-h-12 min-w-0 flex-1 bg-transparent font-display text-lead placeholder:text-soft max-sm:order-last max-sm:basis-full sm:min-h-14 sm:px-3"
        />
        <Moves
          what={name}
          onMove={(by) => change((book) => moveDay(book, day.id, by))}
          onRemove={() => change((book) => removeDay(book, day.id))}
        />
      </div>
      <ol>
        {day.stops.map((stop, index) => (
          <StopLine key={stop.id} stop={stop} number={index + 1} day={day} dayNumber={number} change={change} />
        ))}
      </ol>
      <Button
        variant="secondary"
        size="sm"
        className="m-3 max-sm:w-[calc(100%-1.5rem)]"
        onClick={() => change((book) => addStop(book, day.id, crypto.randomUUID()))}
      >
        <Plus className="size-4" aria-hidden="true" />
        {text('add.stop')}
      </Button>
    </li>
  )
}

type StopProps = Pick<Props, 'day' | 'number' | 'change'> & { readonly stop: Stop; readonly dayNumber: number }

function StopLine({ stop, number, day, dayNumber, change }: StopProps) {
  return (
    <li className="flex items-center justify-between border-b border-line ps-2 pe-2 max-sm:flex-wrap sm:ps-3">
      <input
        type="time"
        value={stop.time}
        aria-label={text('time', { number: String(number), day: String(dayNumber) })}
        onChange={({ currentTarget: { value } }) =>
          change((book) => changeStop(book, day.id, stop.id, { time: value }))
        }
        className="chart-label min-h-11 w-26 shrink-0 bg-transparent px-2 text-tide sm:min-h-12 sm:w-24"
      />
      <input
        value={stop.text}
        maxLength={300}
        aria-label={text('stop', { number: String(number), day: String(dayNumber) })}
        placeholder={text('stop.example')}
        onChange={({ currentTarget: { value } }) =>
          change((book) => changeStop(book, day.id, stop.id, { text: value }))
        }
        className="min-h-12 min-w-0 flex-1 bg-transparent px-2 placeholder:text-soft max-sm:order-last max-sm:basis-full"
      />
      <Moves
        what={stop.text.trim() || text('nothing')}
        onMove={(by) => change((book) => moveStop(book, day.id, stop.id, by))}
        onRemove={() => change((book) => removeStop(book, day.id, stop.id))}
      />
    </li>
  )
}

type MovesProps = { readonly what: string; readonly onMove: (by: -1 | 1) => void; readonly onRemove: () => void }

function Moves({ what, onMove, onRemove }: MovesProps) {
  const actions = [
    { name: text('move.up', { what }), Icon: ArrowUp, act: () => onMove(-1) },
    { name: text('move.down', { what }), Icon: ArrowDown, act: () => onMove(1) },
    { name: text('remove', { what }), Icon: X, act: onRemove },
  ]
  return (
    <div className="flex shrink-0">
      {actions.map(({ name, Icon, act }) => (
        <button
          key={name}
          type="button"
          aria-label={name}
          onClick={act}
          className="grid size-11 cursor-pointer place-items-center rounded-control text-soft hover:text-tide sm:w-10"
        >
          <Icon className="size-4.5" strokeWidth={1.75} aria-hidden="true" />
        </button>
      ))}
    </div>
  )
}
