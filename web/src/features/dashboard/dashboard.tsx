import { type ReactNode, useSyncExternalStore } from 'react'
import { Link } from 'react-router'

import { useLayout } from '../../device/screen/use-layout.ts'
import { listOwnNotes, OWN_NOTES, type OwnNote } from '../../device/storage/own-notes.ts'
import { useAuth } from '../../entities/traveller/session/use-auth.ts'
import { useSubscription } from '../../entities/traveller/subscription/use-subscription.ts'
import { offlineState } from '../../offline/offline-state.ts'
import { usePendingActions } from '../../offline/use-pending-actions.ts'
import { Button } from '../../ui/button.tsx'
import { DashboardHead } from './dashboard-head.tsx'
import { dashboardText as text } from './dashboard-text.ts'
import { hasFailedPayment } from './has-failed-payment.ts'
import { LatestNotifications } from './latest-notifications.tsx'
import { NextTrip } from './next-trip.tsx'
import { PlanPanel } from './plan-panel.tsx'
import { UsageMeters } from './usage-meters.tsx'

const QUICK = {
  flights: '/flights',
  hotels: '/accommodation-search',
  documents: '/documents',
  profile: '/profile',
  settings: '/settings',
  review: '/review',
} as const

type Props = {
  readonly illustration: ReactNode
  /** The saves, rendered by another feature and passed in by the page. */
  readonly saved: ReactNode
  /** The trial's countdown or a limit that is close; nothing otherwise. */
  readonly notice: ReactNode
}

export function Dashboard({ illustration, saved, notice }: Props) {
  const { user } = useAuth()
  // In a single column a long list of saves would hide the end of the trial or a failed payment.
  const isPhone = useLayout() === 'mobile'
  const plan = useSubscription()
  const isPlanFirst = isPhone && hasFailedPayment(plan)
  // A guest has nothing beside the trips, and half a desktop would stay empty.
  const isQuickBeside = !isPhone && user === null
  return (
    <div className="page-width pb-16">
      <div className="grid gap-x-14 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] lg:items-center lg:pt-4">
        <div className="lg:order-last">{illustration}</div>
        <DashboardHead />
      </div>
      <div className="mt-10 grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr]">
        <div className="grid min-w-0 content-start gap-12">
          {isPlanFirst && <PlanPanel />}
          <NextTrip />
          {isPhone && notice}
          {saved}
          <Notes isSignedIn={user !== null} />
        </div>
        <div className="grid content-start gap-10 lg:row-span-2">
          {!isPhone && notice}
          {user && !isPlanFirst && <PlanPanel />}
          {user && <UsageMeters />}
          {user && <LatestNotifications />}
          {user && <Sync />}
          {isQuickBeside && <QuickLinks isBeside />}
        </div>
        {!isQuickBeside && <QuickLinks />}
      </div>
    </div>
  )
}

function QuickLinks({ isBeside = false }: { readonly isBeside?: boolean }) {
  return (
    <nav aria-labelledby="quick">
      <h2 id="quick" className="text-title">
        {text('quick.title')}
      </h2>
      <ul className={`mt-2 grid gap-x-10 border-t border-line sm:grid-cols-2 ${isBeside ? 'lg:grid-cols-1' : ''}`}>
        {Object.entries(QUICK).map(([name, to]) => (
          <li key={name} className="border-b border-line">
            <Link to={to} className="flex min-h-12 items-center text-ink no-underline hover:text-tide">
              {text(`quick.${name as keyof typeof QUICK}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Trips and conversations of a signed-in traveller are in the account; their copy on the device is not listed. */
const IN_ACCOUNT: readonly OwnNote[] = ['trips-kept', 'assistant-kept']

/** Data on this device only; an empty section is not shown. */
function Notes({ isSignedIn }: { readonly isSignedIn: boolean }) {
  const notes = useOwnNotes().filter((note) => !isSignedIn || !IN_ACCOUNT.includes(note))
  if (notes.length === 0) return null
  return (
    <section aria-labelledby="notes">
      <h2 id="notes" className="text-title">
        {text('notes.title')}
      </h2>
      <ul className="mt-4 grid gap-4 sm:grid-cols-2">
        {notes.map((note) => (
          <li key={note}>
            <LuggageLabel to={OWN_NOTES[note]} name={text(`note.${note}`)} action={text('note.open')} />
          </li>
        ))}
      </ul>
      <p className="mt-3 text-small text-soft">{text(isSignedIn ? 'notes.text' : 'notes.text.guest')}</p>
    </section>
  )
}

/** Joined to a string, because React requires stable store values. */
function useOwnNotes(): readonly OwnNote[] {
  const found = useSyncExternalStore(
    noChange,
    () => listOwnNotes().join(' '),
    () => '',
  )
  return found === '' ? [] : (found.split(' ') as OwnNote[])
}

function noChange(): () => void {
  return () => undefined
}

function Sync() {
  const { pending, needsAttention } = usePendingActions()
  const all = pending.length + needsAttention.length
  return (
    <section aria-labelledby="sync">
      <h2 id="sync" className="text-title">
        {text('sync.title')}
      </h2>
      <div role="status" className="mt-2 text-soft">
        {all === 0 && <p>{text('sync.done')}</p>}
        {pending.length > 0 && <p>{counted('sync.waiting', pending.length)}</p>}
        {needsAttention.length > 0 && (
          <p className="font-medium text-signal">{counted('sync.attention', needsAttention.length)}</p>
        )}
      </div>
      {all > 0 && (
        <Button variant="outline" size="sm" className="mt-3" onClick={() => offlineState.change({ isListOpen: true })}>
          {text(all === 1 ? 'sync.open.one' : 'sync.open')}
        </Button>
      )}
    </section>
  )
}

function counted(key: 'sync.waiting' | 'sync.attention', count: number): string {
  return count === 1 ? text(`${key}.one`) : text(key, { count: String(count) })
}

type LuggageLabelProps = { readonly to: string; readonly name: string; readonly action: string }

/** A luggage tag: a cut corner, an eyelet, a string. */
function LuggageLabel({ to, name, action }: LuggageLabelProps) {
  return (
    <Link
      to={to}
      className="group relative flex min-h-24 items-center gap-4 border border-edge bg-raised py-4 pe-5 ps-14 text-ink no-underline [clip-path:polygon(1.25rem_0,100%_0,100%_100%,1.25rem_100%,0_calc(100%-1.25rem),0_1.25rem)] hover:bg-illustration"
    >
      <svg viewBox="0 0 56 96" className="absolute inset-y-0 start-0 h-full w-14" fill="none" aria-hidden="true">
        <path d="M20 0 0 20v56l20 20" className="stroke-edge" strokeWidth="2" vectorEffect="non-scaling-stroke" />
        <path d="M-4 30C8 30 14 48 26 48" className="stroke-signal" strokeWidth="2" />
        <circle cx="30" cy="48" r="7" className="fill-paper stroke-edge" strokeWidth="1.5" />
      </svg>
      <span className="min-w-0">
        <span className="block font-display text-lead leading-tight">{name}</span>
        <span className="chart-label text-tide group-hover:underline">{action}</span>
      </span>
    </Link>
  )
}
