import { calendarDate } from '@app/domain/kernel'
import { Link } from 'react-router'

import { usePageConfig } from '../../api/page-config.tsx'
import { formatDate } from '../../text/format.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { Loading, Skeleton } from '../../ui/states/skeleton.tsx'
import { daysUntil, type NextTrip as Trip } from './choose-next-trip.ts'
import { dashboardText as text } from './dashboard-text.ts'
import { describeTrip } from './describe-trip.ts'
import { useNextTrip } from './use-next-trip.ts'

/** A boarding card for the next trip. */
export function NextTrip() {
  const { trip, today, isGuest, isKnown, hasFailed } = useNextTrip()
  // "No trip" is not shown before it is known; its space is reserved, so that nothing moves.
  const unsaid = isGuest ? 'signed-in:invisible' : isKnown ? '' : 'invisible'
  return (
    <section aria-labelledby="next-trip">
      <h2 id="next-trip" className="text-title">
        {text('trip.title')}
      </h2>
      <div className="relative mt-4">
        {!trip && !isKnown && (
          <div className="absolute inset-x-0 top-0">
            <Loading>
              <Skeleton className="h-36 rounded-sheet" />
            </Loading>
          </div>
        )}
        {trip ? (
          <TripCard trip={trip} today={today} />
        ) : (
          <div className={unsaid}>
            <EmptyState
              title={text(hasFailed ? 'trip.unread' : 'trip.none')}
              text={text(hasFailed ? 'trip.unread.text' : 'trip.none.text')}
              heading="h3"
              action={<ButtonLink to="/itinerary">{text('trip.none.action')}</ButtonLink>}
            />
          </div>
        )}
      </div>
    </section>
  )
}

function TripCard({ trip, today }: { readonly trip: Trip; readonly today: string }) {
  const { locale } = usePageConfig()
  const { id, title, firstDate, lastDate } = trip
  const dates = [firstDate, lastDate === firstDate ? null : lastDate]
    .flatMap((date) => (date === null ? [] : [formatDate(calendarDate(date), locale)]))
    .join(' – ')
  return (
    <Link
      to={`/itinerary?trip=${encodeURIComponent(id)}`}
      className="group grid rounded-sheet border border-edge bg-raised text-ink no-underline hover:bg-illustration sm:grid-cols-[minmax(0,1fr)_auto]"
    >
      <div className="min-w-0 p-5 sm:p-6">
        <p className="chart-label text-soft tabular-nums">{dates === '' ? text('trip.undated') : dates}</p>
        <p className="mt-1.5 font-display text-title wrap-anywhere">{title}</p>
        <p className="mt-2 text-small text-soft">{describeTrip(trip)}</p>
        <p className="chart-label mt-4 text-tide group-hover:underline">{text('trip.open')}</p>
      </div>
      {firstDate !== null && (
        <div className="grid content-center border-t border-dashed border-edge px-6 py-4 sm:min-w-36 sm:border-t-0 sm:border-s sm:text-center">
          <Countdown days={daysUntil(firstDate, today)} />
        </div>
      )}
    </Link>
  )
}

function Countdown({ days }: { readonly days: number }) {
  if (days <= 0) return <p className="font-display text-lead">{text('trip.now')}</p>
  return (
    <p>
      <span className="block font-display text-heading tabular-nums">{days}</span>
      <span className="chart-label text-soft">{text(days === 1 ? 'trip.until.one' : 'trip.until')}</span>
    </p>
  )
}
