import { hotelSearchLink } from '@app/domain/booking-search'

import { usePageConfig } from '../../api/page-config.tsx'
import { useBookingSite } from '../../api/use-booking-site.ts'
import { hotelsText as text } from '../../text/hotels.ts'
import { HandOff } from '../../ui/hand-off.tsx'
import { Note } from '../../ui/note.tsx'
import { Ticket } from '../../ui/ticket.tsx'
import type { HotelSearchView } from './load-hotel-search.ts'
import { NightsLine, nightsText } from './nights-line.tsx'
import { problemText } from './problem-text.ts'

export function HotelAnswer({ view }: { view: HotelSearchView }) {
  if (view.kind === 'answer') return <StayTicket search={view.search} />
  return (
    <Note tone="warning" role="alert" title={text(view.search.destination ? 'problems.title' : 'problems.missing')}>
      <ul>
        {view.problems.map((problem) => (
          <li key={problem.field + problem.because}>{problemText(problem)}</li>
        ))}
      </ul>
    </Note>
  )
}

function StayTicket({ search }: { search: HotelSearchView['search'] }) {
  const { locale } = usePageConfig()
  const site = useBookingSite()
  const { destination, checkInDate, checkOutDate, adults, rooms } = search
  return (
    <section aria-label={text('answer')}>
      <Ticket stub={<HandOff href={hotelSearchLink(site, search)} site={site} label={text('hand-off')} />}>
        <NightsLine from={checkInDate} to={checkOutDate} locale={locale} />
        <div className="border-t border-line px-5 py-6 sm:px-7">
          <p className="chart-label text-soft">{nightsText(checkInDate, checkOutDate)}</p>
          <h2 className="mt-1 text-title wrap-anywhere">{destination}</h2>
          <dl className="mt-5 flex flex-wrap gap-x-10 gap-y-4">
            {(
              [
                [text('adults'), adults],
                [text('rooms'), rooms],
              ] as const
            ).map(([name, value]) => (
              <div key={name}>
                <dt className="chart-label text-soft">{name}</dt>
                <dd className="font-semibold tabular-nums">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </Ticket>
    </section>
  )
}
