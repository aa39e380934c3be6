import { calendarDate } from '@app/domain/kernel'
import { useLocation } from 'react-router'

import { usePageConfig } from '../../api/page-config.tsx'
import { hotelProblemsTitle, hotelProblemText } from '../../entities/booking-search/booking-search-text.ts'
import { HandOff } from '../../entities/booking-search/hand-off.tsx'
import { RememberSearch } from '../../entities/booking-search/recent-searches.tsx'
import { searchItem } from '../../entities/booking-search/search-item.ts'
import { SearchProblems } from '../../entities/booking-search/search-problems.tsx'
import { PlaceFactsPanel } from '../../entities/booking-search/trip-facts/place-facts-panel.tsx'
import { SaveButton } from '../../entities/save/save-button.tsx'
import { formatDate } from '../../text/format.ts'
import { LabelledValues } from '../../ui/labelled-values.tsx'
import { Ticket } from '../../ui/ticket.tsx'
import { hotelsText as text } from './hotel-search-text.ts'
import type { HotelSearchView } from './load-hotel-search.ts'
import { NightsLine, nightsText } from './nights-line.tsx'

export function HotelAnswer({ view }: { view: HotelSearchView }) {
  if (view.kind === 'answer')
    return (
      <section aria-label={text('answer')} className="grid gap-6">
        <StayTicket search={view.search} />
        <PlaceFactsPanel place={view.search.destination} facts={view.facts} />
      </section>
    )
  return (
    <SearchProblems
      asked={view}
      title={hotelProblemsTitle(view.problems)}
      problems={view.problems.map(hotelProblemText)}
    />
  )
}

function StayTicket({ search }: { search: HotelSearchView['search'] }) {
  const { locale } = usePageConfig()
  const { search: query } = useLocation()
  const { destination, checkInDate, checkOutDate, adults, rooms } = search
  const day = (date: string): string => formatDate(calendarDate(date), locale)
  const asked = {
    kind: 'hotel',
    title: destination,
    detail: `${day(checkInDate)} – ${day(checkOutDate)}`,
    path: `/accommodation-search${query}`,
  } as const
  return (
    <Ticket stub={<HandOff to={`/hand-off/hotel?${withPosition(query, search)}`} label={text('hand-off')} />}>
      <RememberSearch {...asked} />
      <NightsLine from={checkInDate} to={checkOutDate} locale={locale} />
      <div className="border-t border-line px-5 py-6 sm:px-7">
        <div className="flex items-center justify-between gap-4">
          <p className="chart-label text-soft">{nightsText(checkInDate, checkOutDate)}</p>
          <SaveButton item={searchItem(asked, search.coordinates)} />
        </div>
        <h2 className="mt-1 text-title wrap-anywhere">{destination}</h2>
        <LabelledValues
          className="mt-5 grid grid-cols-[repeat(auto-fit,minmax(max(6.5rem,34%),1fr))] gap-x-6 gap-y-4 sm:grid-cols-4"
          values={[
            [text('checkInDate'), day(checkInDate)],
            [text('checkOutDate'), day(checkOutDate)],
            [text('adults'), adults],
            [text('rooms'), rooms],
          ]}
        />
      </div>
    </Ticket>
  )
}

/** The hand-off page gets the resolved position, so that it does not look the place up again. */
function withPosition(query: string, { destination, coordinates }: HotelSearchView['search']): string {
  const fields = new URLSearchParams(query)
  if (coordinates) {
    fields.set('of', destination)
    fields.set('latlong', `${coordinates.latitude},${coordinates.longitude}`)
  }
  return fields.toString()
}
