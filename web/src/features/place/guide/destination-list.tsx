import type { GuideLink } from '@app/contracts/place-guide-facts'
import { Link } from 'react-router'

import { DESTINATION_KIND_WORDS } from '../../../entities/guide/words/sight-words.ts'
import { guideSectionText as text } from './guide-section-text.ts'

type Props = {
  readonly destinations: readonly (GuideLink & { readonly daysIdeal?: number; readonly countryName?: string })[]
}

/** Links to destinations, with their kind and ideal number of days. */
export function DestinationList({ destinations }: Props) {
  return (
    <ul className="grid gap-x-10 border-t border-line sm:grid-cols-2 lg:grid-cols-3">
      {destinations.map(({ name, path, kind, daysIdeal, countryName }) => (
        <li key={`${path} ${name}`} className="flex items-baseline justify-between gap-4 border-b border-line py-1.5">
          <span className="min-w-0">
            <Link to={path} className="inline-flex min-h-9 items-center font-semibold text-tide wrap-anywhere">
              {name}
            </Link>
            <span className="block text-small text-soft">
              {[DESTINATION_KIND_WORDS[kind], countryName !== name && countryName].filter(Boolean).join(', ')}
            </span>
          </span>
          {daysIdeal !== undefined && (
            <span className="chart-label shrink-0 text-soft">
              {daysIdeal === 1 ? text('country.day') : text('country.days', { count: String(daysIdeal) })}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
