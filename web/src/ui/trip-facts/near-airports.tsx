import { Link } from 'react-router'

import { usePageConfig } from '../../api/page-config.tsx'
import { formatDistance } from '../../text/format.ts'
import { tripFactsText as text } from '../../text/trip-facts.ts'
import type { NearAirport } from './load-trip-facts.ts'

type Props = {
  readonly title: string
  readonly airports: readonly NearAirport[]
  /** From where the distance is told. */
  readonly place: string
  readonly empty: string
  readonly linkTo?: (code: string) => string
}

export function NearAirports({ title, airports, place, empty, linkTo }: Props) {
  const { locale } = usePageConfig()
  return (
    <div className="mt-5">
      <h3 className="chart-label font-sans font-normal text-soft">{title}</h3>
      {airports.length === 0 && <p className="text-small text-soft">{empty}</p>}
      <ul className="mt-1">
        {airports.map(({ code, label, km, farFrom }) => (
          <li key={code} className="flex min-h-11 items-center justify-between gap-4 border-b border-line py-1.5">
            {linkTo ? (
              <Link to={linkTo(code)} preventScrollReset className="py-1.5 text-tide underline underline-offset-4">
                {label}
              </Link>
            ) : (
              <span>{label}</span>
            )}
            <span className="chart-label text-end text-soft">
              {farFrom
                ? text('nearby.centre', { distance: formatDistance(farFrom.km, locale), place: farFrom.city })
                : km > 0 && text('nearby.centre', { distance: formatDistance(km, locale), place })}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
