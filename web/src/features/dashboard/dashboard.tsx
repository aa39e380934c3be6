import { type ReactNode, useSyncExternalStore } from 'react'
import { Link } from 'react-router'

import { useAuth } from '../../api/session/use-auth.ts'
import { useSubscription } from '../../api/subscription/use-subscription.ts'
import { listOwnNotes, OWN_NOTES, type OwnNote } from '../../device/own-notes.ts'
import { useLayout } from '../../device/use-layout.ts'
import { offlineState } from '../../offline/offline-state.ts'
import { usePendingActions } from '../../offline/use-pending-actions.ts'
import { dashboardText as text } from '../../text/dashboard.ts'
import { Button } from '../../ui/button.tsx'
import { DashboardHead } from './dashboard-head.tsx'
import { hasFailedPayment } from './has-failed-payment.ts'
import { LatestNotices } from './latest-notices.tsx'
import { LuggageLabel } from './luggage-label.tsx'
import { NextTrip } from './next-trip.tsx'
import { PlanPanel } from './plan-panel.tsx'
import { UsageMeters } from './usage-meters.tsx'

const QUICK = {
  flights: '/flights',
  hotels: '/accommodation-search',
  documents: '/documents',
  profile: '/profile',
  settings: '/settings',
} as const

type Props = {
  readonly plate: ReactNode
  /** What was saved: another feature's, placed by the page. */
  readonly saved: ReactNode
  /** The trial's countdown or a limit that is close; nothing when there is nothing to say. */
  readonly notice: ReactNode
}

export function Dashboard({ plate, saved, notice }: Props) {
  const { user } = useAuth()
  // One below the other, a long list of saves would come before the day the trial ends or a payment that failed.
  const isPhone = useLayout() === 'mobile'
  const plan = useSubscription()
  const isPlanFirst = isPhone && hasFailedPayment(plan)
  // Nothing of a guest's stands beside the trips, and half a desk would stay empty.
  const isQuickBeside = !isPhone && user === null
  return (
    <div className="page-width pb-16">
      <div className="grid gap-x-14 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] lg:items-center lg:pt-4">
        <div className="lg:order-last">{plate}</div>
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
          {user && <LatestNotices />}
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

/** Trips and conversations of whoever is signed in are in the account; a copy of them on the device is no note. */
const IN_ACCOUNT: readonly OwnNote[] = ['trips-kept', 'assistant-kept']

/** What lies on this device only; a section without anything in it would only take room. */
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

/** Joined to a text, because React asks a store for the same answer twice. */
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
