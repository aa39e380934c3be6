import { hotelSearchLink } from '@app/domain/booking-search'
import { useEffect, useRef } from 'react'

import { usePageConfig } from '../../api/page-config.tsx'
import { useBookingSite } from '../../api/use-booking-site.ts'
import { hotelsText as text } from '../../text/hotels.ts'
import { HandOff } from '../../ui/hand-off.tsx'
import { Note } from '../../ui/note.tsx'
import { Ticket } from '../../ui/ticket.tsx'
import { HotelSearchForm } from './hotel-search-form.tsx'
import type { HotelSearchView } from './load-hotel-search.ts'
import { NightsLine, nightsText } from './nights-line.tsx'
import { problemText } from './problem-text.ts'

export function HotelSearch({ view }: { view: HotelSearchView }) {
  const answer = useRef<HTMLElement>(null)
  const shown = useRef(view)
  useEffect(() => {
    if (shown.current === view) return
    shown.current = view
    if (view.kind === 'problems') document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    else answer.current?.scrollIntoView({ block: 'nearest' })
  }, [view])
  return (
    <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,25rem)_minmax(0,1fr)]">
      <HotelSearchForm key={view.search.destination} view={view} />
      <section ref={answer} id="answer" aria-label={text('answer')} aria-live="polite" className="scroll-mt-6">
        <Answer view={view} />
      </section>
    </div>
  )
}

function Answer({ view }: { view: HotelSearchView }) {
  if (view.kind === 'answer') return <StayTicket search={view.search} />
  if (view.kind === 'problems')
    return (
      <Note tone="warning" role="alert" title={text(view.search.destination ? 'problems.title' : 'problems.missing')}>
        <ul>
          {view.problems.map((problem) => (
            <li key={problem.field + problem.because}>{problemText(problem)}</li>
          ))}
        </ul>
      </Note>
    )
  return (
    <div className="grid h-full content-center rounded-sheet border border-dashed border-edge px-6 py-10 max-lg:hidden">
      <h2 className="text-title">{text('answer.empty')}</h2>
      <p className="mt-3 max-w-[46ch] text-soft">{text('answer.empty.text')}</p>
    </div>
  )
}

function StayTicket({ search }: { search: HotelSearchView['search'] }) {
  const { locale } = usePageConfig()
  const site = useBookingSite()
  const { destination, checkInDate, checkOutDate, adults, rooms } = search
  return (
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
  )
}
