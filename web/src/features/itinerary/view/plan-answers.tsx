import type { NotPlanned, WishAnswer } from '@app/domain/trip'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'

import { Button } from '../../../ui/button.tsx'
import type { Changes } from './dialogs/changes-dialog.tsx'
import type { TripEditor } from './use-trip-editor.ts'
import { viewText as text } from './view-text.ts'

type Props = { readonly editor: TripEditor; readonly changes: Changes }

/** Under the plan: each wish with how it was met, and the must-sees that did not fit. */
export function PlanAnswers({ editor, changes }: Props) {
  const { answers = [] } = editor.trip
  const left = stillLeftOut(editor.trip)
  if (answers.length === 0 && left.length === 0) return null
  return (
    <div className="mt-10 grid gap-8 border-t-2 border-ink/80 pt-6">
      {answers.length > 0 && <Wishes answers={answers} />}
      {left.length > 0 && <LeftOut left={left} editor={editor} changes={changes} />}
    </div>
  )
}

function Wishes({ answers }: { readonly answers: readonly WishAnswer[] }) {
  return (
    <section aria-labelledby="wishes">
      <h2 id="wishes" className="font-display text-title">
        {text('wishes.title')}
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {answers.map(({ wish, subject, isMet, how }) => (
          <li key={`${wish} ${subject}`} className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-3 py-2.5">
            <AnswerMark isMet={isMet} />
            <p className="min-w-0">
              <span className="font-medium">{text(`wish.${wish}`, { subject }).trim()}</span>
              <span className="block text-small text-soft">{how}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

const MARKS = {
  yes: { path: 'M6.500 12.500l3.500 3.500 7.500-8', tone: 'text-moss' },
  partly: { path: 'M6.500 12h11', tone: 'text-sun-deep' },
  no: { path: 'M8 8l8 8m0-8-8 8', tone: 'text-signal' },
} as const

/** The shape differs, not only the colour. */
function AnswerMark({ isMet }: Pick<WishAnswer, 'isMet'>) {
  const { path, tone } = MARKS[isMet]
  return (
    <svg viewBox="0 0 24 24" className={`size-6 ${tone}`} role="img" aria-label={text(`wishes.${isMet}`)} fill="none">
      <circle cx="12" cy="12" r="10" className="stroke-current" strokeWidth="1.5" />
      <path d={path} className="stroke-current" strokeWidth="2" strokeLinecap="round" />
    </svg>
  )
}

const SHOWN = 6

type LeftProps = Props & { readonly left: readonly NotPlanned[] }

function LeftOut({ left, editor: { trip }, changes }: LeftProps) {
  const [isAll, setAll] = useState(false)
  return (
    <section aria-labelledby="left-out" className="print:hidden">
      <h2 id="left-out" className="font-display text-title">
        {text('left.title')}
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {left.slice(0, isAll ? left.length : SHOWN).map(({ name, placeId, because }) => {
          const place = placeId === null ? undefined : trip.places[placeId]
          return (
            <li key={name} className="flex min-h-12 items-center justify-between gap-4 py-2">
              <p className="min-w-0">
                <span className="font-medium">{name}</span>
                <span className="block text-small text-soft">{text(`left.${because}`)}</span>
              </p>
              {place && (
                <Button
                  size="sm"
                  variant="outline"
                  aria-label={text('left.add.name', { name })}
                  onClick={() => changes.propose({ kind: 'add', place })}
                >
                  <Plus className="size-4" strokeWidth={1.75} aria-hidden="true" />
                  {text('left.add')}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      {!isAll && left.length > SHOWN && (
        <Button variant="ghost" size="sm" className="mt-2" onClick={() => setAll(true)}>
          {text('left.more', { count: String(left.length) })}
        </Button>
      )}
    </section>
  )
}

/** Since the last planning a traveller may have added some; those asked for by name are listed above the plan. */
function stillLeftOut({ notPlanned = [], days, wishes }: TripEditor['trip']): readonly NotPlanned[] {
  const planned = new Set(days.flatMap(({ stops }) => stops.map(({ placeId }) => placeId)))
  return notPlanned.filter(({ name, placeId }) => {
    const isPlanned = placeId !== null && planned.has(placeId)
    return !isPlanned && !wishes.mustSee.some((wished) => isSameName(wished, name))
  })
}

function isSameName(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase()
}
