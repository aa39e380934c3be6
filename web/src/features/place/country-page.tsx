import type { CountryGuide } from '@app/contracts/place-guide'

import { usePageConfig } from '../../api/page-config.tsx'
import { placeText as text } from '../../text/place.ts'
import { CityList } from './city-list.tsx'
import { EmergencyNumbers } from './emergency-numbers.tsx'
import { PlaceSearchForm } from './place-search-form.tsx'
import { PlaceSection } from './place-section.tsx'
import { PracticeRows } from './practice-rows.tsx'
import { SafetySection } from './safety-section.tsx'

export function CountryPage({ guide }: { readonly guide: CountryGuide }) {
  const { locale } = usePageConfig()
  const { name, cities, knownCities, practice, advice } = guide
  const known = knownCities.toLocaleString(locale)
  return (
    <div className="page-width py-8 lg:py-14">
      <h1 className="max-w-[18ch] text-display">{text('country.title', { country: name })}</h1>
      <p className="mt-4 max-w-[58ch] text-lead text-soft">
        {knownCities > cities.length
          ? text('country.lead', { shown: String(cities.length), known })
          : text('country.lead.all', { known })}
      </p>
      {knownCities > cities.length && <PlaceSearchForm search="" />}
      <div className="mt-10">
        {practice && (
          <PlaceSection id="practice" title={text('practice.title')}>
            <EmergencyNumbers emergency={practice.emergency} />
            <dl>
              <PracticeRows practice={practice} />
            </dl>
          </PlaceSection>
        )}
        {advice && <SafetySection guide={{ advice, countryName: name }} />}
      </div>
      <section aria-labelledby="cities-title" className="border-t border-edge py-9 lg:py-14">
        <h2 id="cities-title" className="text-title">
          {text('country.cities')}
        </h2>
        <CityList cities={cities} />
      </section>
    </div>
  )
}
