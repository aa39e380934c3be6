import { Link } from 'react-router'

import { notFoundText as text } from './not-found-text.ts'
import { PointNemoChart } from './point-nemo-chart.tsx'

const WAYS = { home: '/', assistant: '/assistant', itinerary: '/itinerary', help: '/help-center' } as const

/** The "not found" page: an empty spot in the ocean. */
export function NotFound() {
  return (
    <div className="grid border-b border-line lg:mt-3 lg:border-t bg-sea lg:grid-cols-[minmax(26rem,calc(50%-8rem))_1fr]">
      <div className="bg-paper px-5 py-8 md:px-12 lg:border-e lg:border-line lg:ps-[max(3rem,50vw-35rem)] lg:py-16">
        <p className="chart-label caps text-signal">404</p>
        <h1 className="mt-3 text-heading">{text('title')}</h1>
        <p className="mt-4 text-lead">{text('text')}</p>
        <p className="mt-4 text-small text-soft">{text('place')}</p>
        <ul className="mt-4 divide-y divide-line border-y border-line">
          {Object.entries(WAYS).map(([name, to]) => (
            <li key={name}>
              <Link
                to={to}
                className="flex min-h-12 items-center justify-between gap-4 font-medium text-tide no-underline hover:text-tide-deep hover:underline"
              >
                {text(name as keyof typeof WAYS)}
                <span className="chart-label shrink-0 text-soft" aria-hidden="true">
                  {to}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <div className="order-first h-52 min-w-0 border-b border-line sm:h-80 lg:order-none lg:h-auto lg:min-h-[40rem] lg:border-b-0">
        <PointNemoChart />
      </div>
    </div>
  )
}
