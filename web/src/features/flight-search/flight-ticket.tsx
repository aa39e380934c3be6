import { calendarDate } from '@app/domain/kernel'

import { bookingSearchText } from '../../entities/booking-search/booking-search-text.ts'
import { HandOff } from '../../entities/booking-search/hand-off.tsx'
import { RememberSearch } from '../../entities/booking-search/recent-searches.tsx'
import { searchItem } from '../../entities/booking-search/search-item.ts'
import { RouteIllustration } from '../../entities/map/drawing/route-illustration.tsx'
import { SaveButton } from '../../entities/save/save-button.tsx'
import { useMeasureLocale } from '../../entities/traveller/profile/use-measure-locale.ts'
import { formatDate, formatDistance, formatDuration } from '../../text/format.ts'
import { LabelledValues } from '../../ui/labelled-values.tsx'
import { Ticket } from '../../ui/ticket.tsx'
import { flightsText as text } from './flight-search-text.ts'
import type { FlightSearchView } from './load-flight-search.ts'

type Answer = Extract<FlightSearchView, { kind: 'answer' }>

export function FlightTicket({ answer, query }: { answer: Answer; query: string }) {
  const locale = useMeasureLocale()
  const { from, to, search, estimate, illustration } = answer
  const distance = formatDistance(estimate.distanceKm, locale)
  const day = (date: string): string => formatDate(calendarDate(date), locale)
  const facts = [
    [text('distance'), distance],
    [text('duration'), text('about', { duration: formatDuration(estimate.minutes, locale) })],
    [text('depart'), day(search.departureDate)],
    [text('return'), search.returnDate ? day(search.returnDate) : text('one-way')],
    [text('passengers'), String(search.adults + search.children + search.infantsOnLap + search.infantsInSeat)],
    [text('cabin'), bookingSearchText(`class.${search.travelClass}`)],
  ] as const
  const asked = {
    kind: 'flight',
    title: `${from.city} – ${to.city}`,
    detail: [day(search.departureDate), search.returnDate && day(search.returnDate)].filter(Boolean).join(' – '),
    path: `/flights${query}`,
  } as const
  return (
    <Ticket stub={<HandOff to={`/hand-off/flight${query}`} label={text('hand-off')} />}>
      <RememberSearch {...asked} />
      <RouteIllustration
        illustration={illustration}
        from={from}
        to={to}
        label={text('answer.route', { from: from.name, to: to.name, distance })}
      />
      <div className="px-5 py-6 sm:px-7">
        <div className="flex items-start justify-between gap-4">
          <h2 className="text-title">{asked.title}</h2>
          <SaveButton item={searchItem(asked, to.coordinates)} />
        </div>
        <LabelledValues
          values={facts}
          className="mt-5 grid grid-cols-[repeat(auto-fit,minmax(max(6.5rem,34%),1fr))] gap-x-6 gap-y-4 sm:grid-cols-3"
        />
        <p className="mt-5 text-small text-soft">{text('estimate')}</p>
      </div>
    </Ticket>
  )
}
