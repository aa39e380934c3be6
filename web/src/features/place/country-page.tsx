import type { CountryGuide } from '@app/contracts/place-guide'

import { usePageConfig } from '../../api/page-config.tsx'
import { placeText as text } from '../../text/place.ts'
import { CityList } from './city-list.tsx'

export function CountryPage({ guide }: { readonly guide: CountryGuide }) {
  const { locale } = usePageConfig()
  const { name, cities, knownCities } = guide
  const known = knownCities.toLocaleString(locale)
  return (
    <div className="page-width py-8 lg:py-14">
      <h1 className="max-w-[18ch] text-display">{text('country.title', { country: name })}</h1>
      <p className="mt-4 max-w-[58ch] text-lead text-soft">
        {knownCities > cities.length
          ? text('country.lead', { shown: String(cities.length), known })
          : text('country.lead.all', { known })}
      </p>
      <div className="mt-8">
        <CityList cities={cities} />
      </div>
    </div>
  )
}
