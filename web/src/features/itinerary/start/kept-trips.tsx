import X from 'lucide-react/icons/x'
import { useEffect, useState } from 'react'

import { usePageConfig } from '../../../api/page-config.tsx'
import { useAuth } from '../../../api/session/use-auth.ts'
import type { TripRow } from '../../../api/trips/account-trips.ts'
import { type KeptTrip, tripShelf } from '../../../api/trips/trip-shelf.ts'
import { formatDate } from '../../../text/format.ts'
import { itineraryText as text } from '../../../text/itinerary.ts'
import { toast } from '../../../ui/toast.ts'

/** Spines on a shelf: what is here, and what only the account has. */
export function KeptTrips({ trips }: { readonly trips: readonly KeptTrip[] }) {
  const { locale } = usePageConfig()
  const { user } = useAuth()
  const others = useOtherTrips(user?.id ?? null)
  if (trips.length === 0 && others.length === 0) return null
  return (
    <section aria-labelledby="kept-trips" className="mt-14 border-t border-line pt-6">
      <h2 id="kept-trips" className="font-display text-title">
        {text('kept.title')}
      </h2>
      <p className="mt-1 text-small text-soft">{user ? text('kept.account') : text('kept.guest')}</p>
      <ul className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-px overflow-hidden rounded-sheet border border-line sm:grid-cols-2 lg:grid-cols-3">
        {trips.map((kept) => (
          <li key={kept.trip.id} className={PLACE}>
            <button type="button" className={SPINE} onClick={() => tripShelf.open(kept.trip.id)}>
              <span className="font-display text-lead wrap-anywhere">{kept.trip.title || text('untitled')}</span>
              <span className="chart-label text-soft">
                {[daysOf(kept.trip.days.length), kept.trip.days[0]?.date && formatDate(kept.trip.days[0].date, locale)]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </button>
            <button
              type="button"
              aria-label={text('kept.delete', { title: kept.trip.title || text('untitled') })}
              onClick={() => void remove(kept)}
              className="grid w-12 shrink-0 cursor-pointer place-items-center text-soft hover:text-signal"
            >
              <X className="size-4.5" strokeWidth={1.75} aria-hidden="true" />
            </button>
          </li>
        ))}
        {others.map(({ id, title, dayCount }) => (
          <OtherTrip key={id} id={id} title={title || text('untitled')} dayCount={dayCount} />
        ))}
      </ul>
    </section>
  )
}

function OtherTrip({ id, title, dayCount }: Pick<TripRow, 'id' | 'title' | 'dayCount'>) {
  const config = usePageConfig()
  const { user } = useAuth()
  const open = async (): Promise<void> => {
    const isOpened =
      user &&
      (await import('../../../api/trips/account-trips.ts')
        .then(({ openFromAccount }) => openFromAccount(config, id, user.id))
        .catch(() => false))
    if (!isOpened) toast.error(text(navigator.onLine ? 'share.failed' : 'kept.offline'))
  }
  return (
    <li className={PLACE}>
      <button type="button" className={SPINE} onClick={() => void open()}>
        <span className="font-display text-lead wrap-anywhere">{title}</span>
        <span className="chart-label text-soft">
          {daysOf(dayCount)} · {text('kept.other')}
        </span>
      </button>
    </li>
  )
}

// The line around each, and not the shelf's own ground, parts them: a row that is not full stays paper.
const PLACE = 'flex bg-raised outline outline-line'
const SPINE = 'grid min-h-20 min-w-0 flex-1 cursor-pointer content-center gap-1 px-4 py-3 text-start hover:bg-plate'

function daysOf(count: number): string {
  return count === 1 ? text('kept.day') : text('kept.days', { count: String(count) })
}

/** Deleted in the account only once the message with its undo is gone. */
async function remove(kept: KeptTrip): Promise<void> {
  tripShelf.remove(kept.trip.id)
  let isTakenBack = false
  const putBack = (): void => {
    isTakenBack = true
    tripShelf.put(kept, false)
  }
  toast.info(text('kept.deleted'), { action: { label: text('kept.undo'), onPress: putBack }, durationMs: UNDO_MS })
  await new Promise((resolve) => setTimeout(resolve, UNDO_MS))
  if (isTakenBack || kept.owner === null) return
  const { deleteTrip } = await import('../../../api/trips/account-trips.ts')
  await deleteTrip(kept)
}

const UNDO_MS = 6000

function useOtherTrips(userId: string | null): readonly TripRow[] {
  const config = usePageConfig()
  const [found, setFound] = useState<{ readonly userId: string; readonly rows: readonly TripRow[] } | null>(null)
  useEffect(() => {
    if (userId === null) return
    let isGone = false
    void import('../../../api/trips/account-trips.ts')
      .then(({ listOtherTrips }) => listOtherTrips(config))
      .then((rows) => {
        if (!isGone) setFound({ userId, rows })
      })
      .catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [config, userId])
  return found && found.userId === userId ? found.rows : []
}
