import { Link } from 'react-router'

import { formatDistance } from '../../../text/format.ts'
import { useMeasureLocale } from '../../traveller/profile/use-measure-locale.ts'
import type { NearAirport } from './load-trip-facts.ts'
import { tripFactsText as text } from './trip-facts-text.ts'

type Props = {
  readonly title: string
  readonly airports: readonly NearAirport[]
  readonly empty: string
  readonly linkTo?: (code: string) => string
}

export function NearAirports({ title, airports, empty, linkTo }: Props) {
  const locale = useMeasureLocale()
  return (
    <div className="mt-5">
      <h3 className="chart-label font-sans font-normal text-soft">{title}</h3>
      {airports.length === 0 && <p className="text-small text-soft">{empty}</p>}
      <ul className="mt-1">
        {airports.map(({ code, label, away }) => (
          <li key={code} className="flex min-h-11 items-center justify-between gap-4 border-b border-line py-1.5">
            {linkTo ? (
              <Link to={linkTo(code)} preventScrollReset className="py-1.5 text-tide underline underline-offset-4">
                {label}
              </Link>
            ) : (
              <span>{label}</span>
            )}
            <span className="chart-label text-end text-soft">
              {away &&
                away.km > 0 &&
                text('nearby.centre', { distance: formatDistance(away.km, locale), place: away.city })}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
