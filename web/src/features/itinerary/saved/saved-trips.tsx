import X from 'lucide-react/icons/x'
import { useEffect, useState } from 'react'

import { usePageConfig } from '../../../api/page-config.tsx'
import { useAuth } from '../../../entities/traveller/session/use-auth.ts'
import type { TripRow } from '../../../entities/trip/account-trips.ts'
import { type KeptTrip, tripStore } from '../../../entities/trip/trip-store.ts'
import { formatDate } from '../../../text/format.ts'
import { toast } from '../../../ui/overlay/toast.ts'
import { itineraryText as text } from '../itinerary-text.ts'

/** Trips on this device, and those that only the account has. */
export function SavedTrips({ trips }: { readonly trips: readonly KeptTrip[] }) {
  const { locale } = usePageConfig()
  const { user } = useAuth()
  const others = useOtherTrips(user?.id ?? null)
  if (trips.length === 0 && others.length === 0) return null
  return (
    <section aria-labelledby="kept-trips" className="mt-14 border-t border-line pt-6">
      <h2 id="kept-trips" className="font-display text-title">
        {text('saved.title')}
      </h2>
      <p className="mt-1 text-small text-soft">{user ? text('saved.account') : text('saved.guest')}</p>
      <ul className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-px overflow-hidden rounded-sheet border border-line sm:grid-cols-2 lg:grid-cols-3">
        {trips.map((kept) => (
          <li key={kept.trip.id} className={CELL}>
            <button type="button" className={CARD} onClick={() => tripStore.open(kept.trip.id)}>
              <span className="font-display text-lead wrap-anywhere">{kept.trip.title || text('untitled')}</span>
              <span className="chart-label text-soft">
                {[daysOf(kept.trip.days.length), kept.trip.days[0]?.date && formatDate(kept.trip.days[0].date, locale)]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </button>
            <button
              type="button"
              aria-label={text('saved.delete', { title: kept.trip.title || text('untitled') })}
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
      (await import('../../../entities/trip/account-trips.ts')
        .then(({ openFromAccount }) => openFromAccount(config, id, user.id))
        .catch(() => false))
    if (!isOpened) toast.error(text(navigator.onLine ? 'share.failed' : 'saved.offline'))
  }
  return (
    <li className={CELL}>
      <button type="button" className={CARD} onClick={() => void open()}>
        <span className="font-display text-lead wrap-anywhere">{title}</span>
        <span className="chart-label text-soft">
          {daysOf(dayCount)} · {text('saved.other')}
        </span>
      </button>
    </li>
  )
}

// Outlines instead of a grid background, so that an incomplete row stays blank.
const CELL = 'flex bg-raised outline outline-line'
const CARD =
  'grid min-h-20 min-w-0 flex-1 cursor-pointer content-center gap-1 px-4 py-3 text-start hover:bg-illustration'

function daysOf(count: number): string {
  return count === 1 ? text('saved.day') : text('saved.days', { count: String(count) })
}

/** Deletes in the account only after the undo message has closed. */
async function remove(kept: KeptTrip): Promise<void> {
  tripStore.remove(kept.trip.id)
  let isUndone = false
  const putBack = (): void => {
    isUndone = true
    tripStore.put(kept, false)
  }
  toast.info(text('saved.deleted'), { action: { label: text('saved.undo'), onPress: putBack }, durationMs: UNDO_MS })
  await new Promise((resolve) => setTimeout(resolve, UNDO_MS))
  if (isUndone || kept.owner === null) return
  const { deleteTrip } = await import('../../../entities/trip/account-trips.ts')
  await deleteTrip(kept)
}

const UNDO_MS = 6000

function useOtherTrips(userId: string | null): readonly TripRow[] {
  const config = usePageConfig()
  const [found, setFound] = useState<{ readonly userId: string; readonly rows: readonly TripRow[] } | null>(null)
  useEffect(() => {
    if (userId === null) return
    let isGone = false
    void import('../../../entities/trip/account-trips.ts')
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
