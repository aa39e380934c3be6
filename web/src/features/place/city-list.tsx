import type { CityLink } from '@app/contracts/place-guide'
import { Link } from 'react-router'

import { usePageConfig } from '../../api/page-config.tsx'
import { placeText as text } from './place-text.ts'

type Props = { readonly cities: readonly CityLink[]; readonly hasCountry?: boolean }

/** Towns, with their region if several have the same name. */
export function CityList({ cities, hasCountry = false }: Props) {
  const { locale } = usePageConfig()
  return (
    <ul className={`mt-4 grid gap-x-10 border-t border-line sm:grid-cols-2 ${hasCountry ? '' : 'lg:grid-cols-3'}`}>
      {cities.map(({ name, path, division, countryName, population, isCapital }) => (
        <li key={path} className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-1.5">
          <span className="flex-[1_1_7rem]">
            <Link to={path} className="inline-flex min-h-9 items-center font-semibold text-tide wrap-anywhere">
              {name}
            </Link>
            <span className="block text-small text-soft">
              {[isCapital && !hasCountry ? text('country.capital') : division, hasCountry ? countryName : '']
                .filter(Boolean)
                .join(', ')}
            </span>
          </span>
          {population !== null && <span className="chart-label text-soft">{population.toLocaleString(locale)}</span>}
        </li>
      ))}
    </ul>
  )
}
