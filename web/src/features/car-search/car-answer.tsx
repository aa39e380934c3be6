import { carSearchLink } from '@app/domain/booking-search'

import { usePageConfig } from '../../api/page-config.tsx'
import { useBookingSite } from '../../api/use-booking-site.ts'
import { carsText as text } from '../../text/cars.ts'
import { formatCountry } from '../../text/format.ts'
import { HandOff } from '../../ui/hand-off.tsx'
import { Note } from '../../ui/note.tsx'
import { Ticket } from '../../ui/ticket.tsx'
import { drivesOnLeft } from './drives-on-left.ts'
import type { CarSearchView } from './load-car-search.ts'
import { problemText } from './problem-text.ts'
import { rentalDays } from './rental-days.ts'

export function CarAnswer({ view }: { view: CarSearchView }) {
  const site = useBookingSite()
  if (view.kind === 'problems')
    return (
      <Note tone="warning" role="alert" title={text('problems.title')}>
        <ul>
          {view.problems.map((problem) => (
            <li key={problem.field + problem.because}>{problemText(problem)}</li>
          ))}
        </ul>
      </Note>
    )
  const days = rentalDays(view.search)
  return (
    <section aria-label={text('answer')}>
      <Ticket stub={<HandOff href={carSearchLink(site, view.search)} site={site} label={text('hand-off')} />}>
        <RoadSide country={view.country} />
        <div className="border-t border-line px-5 py-6 sm:px-7">
          <p className="chart-label text-soft">
            {days === 1 ? text('days.one') : text('days', { count: String(days) })}
          </p>
          <h2 className="mt-1 text-title wrap-anywhere">{view.search.pickUp}</h2>
          <p className="mt-3 text-small text-soft">{text('days.note')}</p>
        </div>
      </Ticket>
    </section>
  )
}

function RoadSide({ country }: { country: string | null }) {
  const { locale } = usePageConfig()
  if (!country) return <p className="bg-sea px-5 py-5 text-small text-soft sm:px-7">{text('side.unknown')}</p>
  const side = drivesOnLeft(country) ? 'left' : 'right'
  const lane = side === 'left' ? 41 : 79
  return (
    <div className="grid grid-cols-[7.5rem_1fr] items-center gap-5 bg-sea pe-5">
      <svg viewBox="0 0 120 120" role="img" aria-label={text('side.label')} fill="none">
        <path d="M20 0h80v120H20z" className="fill-paper" />
        <path d="M20 0v120M100 0v120" className="stroke-edge" strokeWidth="2" />
        <path d="M60 0v120" className="stroke-edge" strokeWidth="2" strokeDasharray="12 9" />
        <path d={`M${lane} 104V28m-9 13 9-15 9 15`} className="stroke-signal" strokeWidth="3.500" />
      </svg>
      <div>
        <p className="font-display text-lead">{text(`side.${side}`, { country: formatCountry(country, locale) })}</p>
        <p className="mt-1 text-small text-soft">{text(`side.${side}.note`)}</p>
      </div>
    </div>
  )
}
