import type { Trip } from '@app/domain/trip'
import type { BookAhead } from '@app/domain/trip-preparation'
import ArrowUpRight from 'lucide-react/icons/arrow-up-right'

import { useMeasureLocale } from '../../../entities/traveller/profile/use-measure-locale.ts'
import { formatDate } from '../../../text/format.ts'
import { BeforeSection } from './before-section.tsx'
import { beforeText as text } from './before-text.ts'
import { GuideProof } from './guide-proof.tsx'

type Props = { readonly trip: Trip; readonly bookings: readonly BookAhead[] }

export function BookingList({ trip, bookings }: Props) {
  const locale = useMeasureLocale()
  return (
    <BeforeSection title={text('book.title')}>
      {bookings.length === 0 ? (
        <p className="text-small text-soft">{text('book.none')}</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {bookings.map((booking) => (
            <BookingRow key={`${booking.dayId} ${booking.title}`} booking={booking} trip={trip} locale={locale} />
          ))}
        </ul>
      )}
      <GuideProof months={bookings.flatMap(({ asOf }) => asOf ?? [])} locale={locale} />
    </BeforeSection>
  )
}

type RowProps = { readonly booking: BookAhead; readonly trip: Trip; readonly locale: string }

function BookingRow({ booking, trip, locale }: RowProps) {
  const { title, dayId, need, bookBy, isLate, domain } = booking
  const number = trip.days.findIndex(({ id }) => id === dayId) + 1
  return (
    <li className="grid min-h-12 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 py-2">
      <div className="min-w-0">
        <p className="font-medium">{title}</p>
        <p className="text-small text-soft">
          {[text('book.on', { number: String(number) }), text(`book.${need}`), leadOf(booking)].join(' · ')}
        </p>
        {(bookBy || isLate) && (
          <p className={`text-small ${isLate ? 'font-semibold text-signal' : ''}`}>
            {isLate ? text('book.late') : bookBy && text('book.by', { date: formatDate(bookBy, locale) })}
          </p>
        )}
      </div>
      {domain && (
        <a
          href={`https://${domain}`}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={text('book.site', { name: title })}
          className="grid size-11 place-items-center rounded-control border border-line text-tide hover:border-tide"
        >
          <ArrowUpRight className="size-4.5" strokeWidth={1.75} aria-hidden="true" />
        </a>
      )}
    </li>
  )
}

function leadOf({ daysAhead }: BookAhead): string {
  if (daysAhead === null) return text('book.weeks')
  return daysAhead <= 1 ? text('book.day') : text('book.days', { count: String(daysAhead) })
}
