import ChevronDown from 'lucide-react/icons/chevron-down'

import { useMeasureLocale } from '../../../entities/traveller/profile/use-measure-locale.ts'
import { useNationality } from '../../../entities/traveller/profile/use-nationality.ts'
import { formatDate } from '../../../text/format.ts'
import type { TripEditor } from '../view/use-trip-editor.ts'
import { beforeText as text } from './before-text.ts'
import { BookingList } from './booking-list.tsx'
import { DaysOff } from './days-off.tsx'
import { Documents, needsVisa } from './documents.tsx'
import { PackingList } from './packing-list.tsx'
import { type Preparation, usePreparation } from './use-preparation.ts'
import { degreesOf, StayWeatherList } from './weather-list.tsx'

/** What to do and know before the trip: one line, which opens. Each fact says how well it is known. */
export function BeforeYouGo({ editor: { trip } }: { readonly editor: TripEditor }) {
  const preparation = usePreparation(trip)
  const { nationality } = useNationality()
  const locale = useMeasureLocale()
  if (trip.days.every(({ stops }) => stops.length === 0)) return null
  return (
    <details className="group mb-6 rounded-sheet border border-line bg-raised print:hidden">
      <summary className="grid min-h-14 cursor-pointer list-none grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 px-4 py-3 hover:text-tide sm:px-5 [&::-webkit-details-marker]:hidden">
        <h2 className="font-display text-lead">{text('title')}</h2>
        <ChevronDown
          className="size-5 shrink-0 text-soft transition-transform group-open:rotate-180"
          strokeWidth={1.75}
          aria-hidden="true"
        />
        <p className="col-span-2 text-small text-soft group-open:sr-only">
          {preparation ? summaryOf(preparation, nationality, locale).join(' · ') : text('loading')}
        </p>
      </summary>
      <div className="grid gap-7 border-t border-line px-4 pt-5 pb-6 sm:px-5">
        {preparation ? (
          <>
            {!preparation.hasDates && <p className="text-small">{text('no-dates')}</p>}
            <BookingList trip={trip} bookings={preparation.bookings} />
            <Documents preparation={preparation} />
            {preparation.hasDates && <StayWeatherList preparation={preparation} />}
            {preparation.hasDates && <DaysOff trip={trip} preparation={preparation} />}
            <PackingList tripId={trip.id} preparation={preparation} />
          </>
        ) : (
          <p role="status">{text('loading')}</p>
        )}
      </div>
    </details>
  )
}

/** At a glance: what is most urgent first. */
function summaryOf(preparation: Preparation, passport: string | null, locale: string): readonly string[] {
  const { bookings, weather, daysOff } = preparation
  const late = bookings.filter(({ isLate }) => isLate).length
  const first = bookings.find(({ bookBy, isLate }) => bookBy !== null && !isLate)?.bookBy
  const count = String(bookings.length - late)
  const means = weather.flatMap(({ meanC }) => meanC ?? [])
  const [low, high] = [Math.min(...means.map((mean) => mean.low)), Math.max(...means.map((mean) => mean.high))]
  const visa = passport === null ? null : needsVisa(preparation, passport)
  return [
    late > 0 && text('sum.late', { count: String(late) }),
    bookings.length > late &&
      (first ? text('sum.book', { count, date: formatDate(first, locale) }) : text('sum.book.undated', { count })),
    preparation.tables.entry && (visa === null ? text('sum.passport') : text(visa ? 'sum.visa' : 'sum.no-visa')),
    means.length > 0 && text('sum.weather', { degrees: degreesOf({ low, high }, locale) }),
    daysOff.length === 1 && text('sum.holiday'),
    daysOff.length > 1 && text('sum.holidays', { count: String(daysOff.length) }),
  ].filter((part) => typeof part === 'string')
}
