import { type ReactNode, useEffect } from 'react'
import { Link, useRevalidator } from 'react-router'

import { useOnline } from '../../../offline/use-online.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { CountryPage } from '../country-page.tsx'
import { nameSize } from '../drawings/name-size.ts'
import { EmergencyNumbers } from '../emergency-numbers.tsx'
import { DayTripsSection } from '../guide/day-trips-section.tsx'
import { DestinationList } from '../guide/destination-list.tsx'
import { EventsSection } from '../guide/event-list.tsx'
import { FoodSection } from '../guide/food-section.tsx'
import { Glance, RegionLink } from '../guide/glance.tsx'
import { guideSectionText } from '../guide/guide-section-text.ts'
import { PracticalFactRows } from '../guide/practical-rows.tsx'
import { hasPrices, PriceItems } from '../guide/price-items.tsx'
import { RoutesSection } from '../guide/routes-section.tsx'
import { StaySection } from '../guide/stay-section.tsx'
import { TransferList } from '../guide/transfer-list.tsx'
import { PlaceSection } from '../place-section.tsx'
import { placeText as text } from '../place-text.ts'
import { PracticeRows } from '../practice-rows.tsx'
import { SafetySection } from '../safety-section.tsx'
import { SightsSection } from '../sights-section.tsx'
import { AirportList } from '../way-section.tsx'
import type { KeptPlace } from './kept-place.ts'

/** A place without a network, from the guide of this device; the whole page comes back with the network. */
export function KeptPage({ kept }: { readonly kept: KeptPlace }) {
  const { revalidate } = useRevalidator()
  const isOnline = useOnline()
  useEffect(() => {
    if (isOnline) void revalidate()
  }, [isOnline, revalidate])
  if (kept.kind === 'destination') return <KeptDestination kept={kept} />
  if (kept.kind === 'missing') return <Missing kept={kept} onRetry={() => void revalidate()} />
  const { guide, asked } = kept
  const line = asked === null ? text('kept.country') : text('kept.other', { place: asked, country: guide.name })
  return <CountryPage guide={guide} notice={<Notice>{line}</Notice>} />
}

function Notice({ children }: { readonly children: ReactNode }) {
  return (
    <p role="note" className="mt-4 max-w-[60ch] border-s-3 border-sun ps-3">
      {children}
    </p>
  )
}

type MissingProps = { readonly kept: Extract<KeptPlace, { kind: 'missing' }>; readonly onRetry: () => void }

function Missing({ kept: { name, countryName }, onRetry }: MissingProps) {
  return (
    <article className="page-width py-8 lg:py-14">
      <h1 className={`text-display wrap-anywhere ${nameSize(name)}`}>{name}</h1>
      <Notice>{text('kept.missing', { country: countryName })}</Notice>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={onRetry}>{text('kept.retry')}</Button>
        <ButtonLink to="/places" variant="outline">
          {text('kept.places')}
        </ButtonLink>
      </div>
    </article>
  )
}

function KeptDestination({ kept }: { readonly kept: Extract<KeptPlace, { kind: 'destination' }> }) {
  const { place, practical, practice, advice, countryPath } = kept
  const { name, countryName, guide } = place
  const destination = encodeURIComponent(`${name}, ${countryName}`)
  return (
    <article className="page-width py-6 lg:py-10">
      <header className="max-w-[40rem] pb-8">
        <h1 className={`text-display wrap-anywhere ${nameSize(name)}`}>{name}</h1>
        <p className="mt-3 text-lead text-soft">
          {place.region && `${text(`region.${place.region.kind}`)}, `}
          <Link to={countryPath} className="text-tide">
            {countryName}
          </Link>
        </p>
        <RegionLink guide={place} />
        <Notice>{text('kept.destination')}</Notice>
        <div className="mt-6">
          <ButtonLink to={`/itinerary?destination=${destination}`}>{text('plan.action')}</ButtonLink>
        </div>
        <Glance guide={place} />
      </header>
      {guide && guide.children.length > 0 && (
        <PlaceSection id="children" title={guideSectionText('region.children', { place: name })}>
          <DestinationList destinations={guide.children} />
        </PlaceSection>
      )}
      <SightsSection guide={place} />
      <StaySection guide={place} />
      <FoodSection guide={place} />
      {(guide?.transfers.length || place.airports.value.length > 0) && (
        <PlaceSection id="way" title={text('way.title')}>
          <TransferList guide={place} />
          <AirportList guide={place} />
        </PlaceSection>
      )}
      <DayTripsSection guide={place} />
      {guide && <RoutesSection routes={guide.routes} asOf={guide.asOf} place={name} />}
      {guide && <EventsSection events={guide.events} asOf={guide.asOf} />}
      <PlaceSection id="practice" title={text('practice.title')}>
        <EmergencyNumbers emergency={practice.emergency} />
        <PracticalFactRows practical={practical} advice={advice} />
        <dl>
          <PracticeRows practice={practice} />
        </dl>
      </PlaceSection>
      {hasPrices(practical) && (
        <PlaceSection id="costs" title={text('costs.title')}>
          <PriceItems practical={practical} />
        </PlaceSection>
      )}
      <SafetySection guide={{ advice, countryName }} />
    </article>
  )
}
