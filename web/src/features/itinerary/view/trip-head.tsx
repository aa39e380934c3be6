import { isCalendarDate } from '@app/domain/kernel'
import type { Trip } from '@app/domain/trip'
import { placeOf, setFirstDate } from '@app/domain/trip-edit'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import Download from 'lucide-react/icons/download'
import History from 'lucide-react/icons/history'
import Redo from 'lucide-react/icons/redo-2'
import Share from 'lucide-react/icons/share'
import Sliders from 'lucide-react/icons/sliders-horizontal'
import Undo from 'lucide-react/icons/undo-2'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'

import { usePageConfig } from '../../../api/page-config.tsx'
import { usePendingActions } from '../../../offline/use-pending-actions.ts'
import { formatMoney } from '../../../text/format.ts'
import { itineraryText as text } from '../../../text/itinerary.ts'
import { formatWalk } from '../../../ui/trip-findings/format-plan.ts'
import type { HeadDialog } from './head-dialog.ts'
import { sumCosts, summariseDay } from './summarise-day.ts'
import type { TripEditor } from './use-trip-editor.ts'

const HeadDialogs = lazy(async () => ({ default: (await import('./head-dialogs.tsx')).HeadDialogs }))

/** The name of the trip, what it comes to, and what can be done with all of it. */
export function TripHead({ editor }: { readonly editor: TripEditor }) {
  const { trip, edit, dayFacts } = editor
  const [open, setOpen] = useState<HeadDialog | null>(null)
  return (
    <header>
      <Link
        to="/itinerary"
        className="flex min-h-11 w-fit items-center gap-2 text-small text-tide no-underline hover:underline print:hidden"
      >
        <ArrowLeft className="size-4 rtl:-scale-x-100" strokeWidth={1.75} aria-hidden="true" />
        {text('view.back')}
      </Link>
      <h1 className="sr-only">{trip.title || text('heading')}</h1>
      <textarea
        rows={1}
        value={trip.title}
        maxLength={120}
        aria-label={text('view.title')}
        placeholder={text('untitled')}
        onChange={({ currentTarget: { value } }) => edit({ ...trip, title: value.replaceAll('\n', ' ') })}
        className="-my-1 block field-sizing-content w-full resize-none bg-transparent py-1.5 font-display text-heading leading-tight text-ink placeholder:text-soft"
      />
      <div className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-2">
        <label className="chart-label flex items-center gap-2 text-soft">
          {text('view.first')}
          <input
            type="date"
            value={trip.days[0]?.date ?? ''}
            onChange={({ currentTarget: { value } }) =>
              edit(setFirstDate(trip, isCalendarDate(value) ? value : null, dayFacts))
            }
            className="min-h-11 bg-transparent text-ink print:appearance-none"
          />
        </label>
        <Totals editor={editor} />
        <Kept editor={editor} />
      </div>
      <Verdict editor={editor} />
      <div className="scroll-strip mt-3 flex gap-1.5 overflow-x-auto max-sm:-mx-5 max-sm:px-5 print:hidden">
        <Tool name={text('view.undo')} Icon={Undo} isOff={!editor.canUndo} act={editor.undo} />
        <Tool name={text('view.redo')} Icon={Redo} isOff={!editor.canRedo} act={editor.redo} />
        {editor.kept.ask && <Tool name={text('view.change')} Icon={Sliders} isNamed act={() => setOpen('wishes')} />}
        <Tool name={text('view.share')} Icon={Share} isNamed act={() => setOpen('share')} />
        <Tool name={text('view.take')} Icon={Download} isNamed act={() => setOpen('take')} />
        <Tool name={text('view.versions')} Icon={History} isNamed act={() => setOpen('versions')} />
      </div>
      {open && (
        <Suspense fallback={null}>
          <HeadDialogs which={open} editor={editor} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </header>
  )
}

type ToolProps = {
  readonly name: string
  readonly Icon: typeof Undo
  readonly act: () => void
  readonly isOff?: boolean
  readonly isNamed?: boolean
}

function Tool({ name, Icon, act, isOff = false, isNamed = false }: ToolProps) {
  return (
    <button
      type="button"
      disabled={isOff}
      onClick={act}
      {...(!isNamed && { 'aria-label': name })}
      className={`flex min-h-11 shrink-0 cursor-pointer items-center gap-2 rounded-control border border-line px-3 text-small font-medium hover:border-tide hover:text-tide disabled:cursor-not-allowed disabled:opacity-45 ${isNamed ? '' : 'w-11 justify-center px-0'}`}
    >
      <Icon className="size-4.5" strokeWidth={1.75} aria-hidden="true" />
      {isNamed && name}
    </button>
  )
}

function Totals({ editor: { trip, dayFacts } }: { readonly editor: TripEditor }) {
  const { locale } = usePageConfig()
  const days = trip.days.map((day) => summariseDay(day, trip, dayFacts))
  const metres = days.reduce((sum, { walkingMetres }) => sum + walkingMetres, 0)
  const costs = sumCosts(days.flatMap((day) => day.costs)).filter(({ minorUnits }) => minorUnits > 0)
  const unknown = days.reduce((sum, day) => sum + day.unknownCosts, 0)
  return (
    <>
      {metres > 0 && (
        <span className="chart-label text-soft">{text('sum.walking', { distance: formatWalk(metres, locale) })}</span>
      )}
      {costs.length > 0 && (
        <span className="chart-label text-soft">
          {text('sum.costs', { amount: costs.map((cost) => formatMoney(cost, locale)).join(' + ') })}
          {unknown > 0 && `, ${text('sum.costs.unknown', { count: String(unknown) })}`}
        </span>
      )}
    </>
  )
}

function Kept({ editor: { kept } }: { readonly editor: TripEditor }) {
  const { pending } = usePendingActions()
  const isWaiting = pending.some(({ entity }) => entity === `trip:${kept.trip.id}`)
  const key = kept.owner === null ? 'view.kept' : isWaiting ? 'view.waiting' : 'view.account'
  return <span className={`chart-label print:hidden ${isWaiting ? 'text-soft' : 'text-moss'}`}>{text(key)}</span>
}

function Verdict({ editor: { findings, trip } }: { readonly editor: TripEditor }) {
  if (trip.days.every(({ stops }) => stops.length === 0)) return null
  const count = (severity: string): number => findings.filter((finding) => finding.severity === severity).length
  const [errors, warnings, notes] = [count('error'), count('warning'), count('note')]
  const parts = [
    errors === 0
      ? text(hasGuessedHours(trip) ? 'sum.possible.usual' : 'sum.possible')
      : errors === 1
        ? text('sum.problem')
        : text('sum.problems', { count: String(errors) }),
    warnings > 0 && text('sum.warnings', { count: String(warnings) }),
    notes > 0 && text('sum.notes', { count: String(notes) }),
  ]
  return (
    <p className={`mt-2 border-s-2 ps-3 text-small ${errors === 0 ? 'border-moss' : 'border-signal'}`} role="status">
      {parts.filter(Boolean).join(' · ')}
    </p>
  )
}

/** Nobody has read the hours of at least one place on it. */
function hasGuessedHours({ days, places }: Trip): boolean {
  return days.some(({ stops }) =>
    stops.some((stop) => {
      const place = placeOf(stop, places)
      return place !== null && place.hours?.basis !== 'source'
    }),
  )
}
