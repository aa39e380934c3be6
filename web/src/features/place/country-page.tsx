import type { CountryGuide } from '@app/contracts/place-guide'
import type { ReactNode } from 'react'

import { usePageConfig } from '../../api/page-config.tsx'
import { useKeptGuide } from '../../entities/guide/use-kept-guide.ts'
import { CityList } from './city-list.tsx'
import { EmergencyNumbers } from './emergency-numbers.tsx'
import { DestinationList } from './guide/destination-list.tsx'
import { EventsSection } from './guide/event-list.tsx'
import { GuideEvidence } from './guide/guide-evidence.tsx'
import { guideSectionText } from './guide/guide-section-text.ts'
import { PracticalFactRows } from './guide/practical-rows.tsx'
import { hasPrices, PriceItems } from './guide/price-items.tsx'
import { RoutesSection } from './guide/routes-section.tsx'
import { PlaceSearchForm } from './place-search-form.tsx'
import { PlaceSection } from './place-section.tsx'
import { placeText as text } from './place-text.ts'
import { PracticeRows } from './practice-rows.tsx'
import { SafetySection } from './safety-section.tsx'

type Props = {
  readonly guide: CountryGuide
  /** Shown under the title where the page comes from this device, which has no list of towns. */
  readonly notice?: ReactNode
}

export function CountryPage({ guide, notice }: Props) {
  const { locale } = usePageConfig()
  useKeptGuide(guide.country)
  const { name, cities, knownCities, practice, advice, guide: own } = guide
  const known = knownCities.toLocaleString(locale)
  return (
    <div className="page-width py-8 lg:py-14">
      <h1 className="max-w-[18ch] text-display">{text('country.title', { country: name })}</h1>
      {notice ?? (
        <p className="mt-4 max-w-[58ch] text-lead text-soft">
          {knownCities > cities.length
            ? text('country.lead', { shown: String(cities.length), known })
            : text('country.lead.all', { known })}
        </p>
      )}
      {knownCities > cities.length && <PlaceSearchForm search="" />}
      <div className="mt-10">
        {own && own.destinations.length > 0 && (
          <PlaceSection
            id="destinations"
            title={guideSectionText('country.places')}
            lead={guideSectionText('country.places.lead')}
          >
            <DestinationList destinations={own.destinations} />
            <GuideEvidence asOf={own.asOf} />
          </PlaceSection>
        )}
        {own && <RoutesSection routes={own.routes} asOf={own.asOf} place={name} />}
        {practice && (
          <PlaceSection id="practice" title={text('practice.title')}>
            <EmergencyNumbers emergency={practice.emergency} />
            {own && <PracticalFactRows practical={own} advice={advice ?? []} />}
            <dl>
              <PracticeRows practice={practice} />
            </dl>
          </PlaceSection>
        )}
        {hasPrices(own) && (
          <PlaceSection id="costs" title={text('costs.title')}>
            <PriceItems practical={own} />
          </PlaceSection>
        )}
        {own && <EventsSection events={own.events} asOf={own.asOf} />}
        {advice && <SafetySection guide={{ advice, countryName: name }} />}
      </div>
      {cities.length > 0 && (
        <section aria-labelledby="cities-title" className="border-t border-edge py-9 lg:py-14">
          <h2 id="cities-title" className="text-title">
            {text('country.cities')}
          </h2>
          <CityList cities={cities} />
        </section>
      )}
    </div>
  )
}
