import type { CityGuide } from '@app/contracts/place-guide'
import { Link } from 'react-router'

import { usePageConfig } from '../../api/page-config.tsx'
import { formatCoordinates } from '../../text/format.ts'
import { placeText as text } from '../../text/place.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { ClaimLine } from '../../ui/country-facts/claim-line.tsx'
import { SaveButton } from '../../ui/save-button.tsx'
import { ShareButton } from '../../ui/share-button.tsx'
import { CostsSection } from './costs-section.tsx'
import { EntrySection } from './entry-section.tsx'
import { HolidaysSection } from './holidays-section.tsx'
import type { CityPage } from './load-place.ts'
import { LocalClock } from './local-clock.tsx'
import { nameSize } from './name-size.ts'
import { PhrasesSection } from './phrases-section.tsx'
import { placeItem } from './place-item.ts'
import { PlacePlate } from './place-plate.tsx'
import { PracticeSection } from './practice-section.tsx'
import { SafetySection } from './safety-section.tsx'
import { SightsSection } from './sights-section.tsx'
import { offsetOn } from './time-zone-facts.ts'
import { UnknownSection } from './unknown-section.tsx'
import { WaySection } from './way-section.tsx'
import { YearSection } from './year-section.tsx'

/** A city as a page of an atlas: its plate, then what a traveller asks, in the order of asking. */
export function PlacePage({ page: { guide, phrases } }: { readonly page: CityPage }) {
  return (
    <article className="page-width py-6 lg:py-10">
      <Head guide={guide} />
      <Contents hasPhrases={phrases !== null} />
      <YearSection guide={guide} />
      <SightsSection guide={guide} />
      <EntrySection guide={guide} />
      <SafetySection guide={guide} />
      <CostsSection guide={guide} />
      <WaySection guide={guide} />
      <PracticeSection guide={guide} />
      {phrases && <PhrasesSection phrases={phrases} />}
      <HolidaysSection guide={guide} />
      <UnknownSection guide={guide} phrases={phrases} />
    </article>
  )
}

function Head({ guide }: { readonly guide: CityGuide }) {
  const { name, coordinates, practice, today } = guide
  const offset = offsetOn(practice.timeZone, new Date(`${today}T12:00:00Z`))
  return (
    <header className="grid items-center gap-x-14 gap-y-8 pb-8 lg:grid-cols-[minmax(20rem,1fr)_minmax(0,40rem)] lg:pb-12">
      <div className="@container">
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <p className="chart-label text-soft">{formatCoordinates(coordinates)}</p>
          <span className="flex items-center gap-x-5">
            <SaveButton item={placeItem(guide)} />
            <Share guide={guide} />
          </span>
        </div>
        <h1 className={`mt-3 text-display wrap-anywhere ${nameSize(name)}`}>{name}</h1>
        <p className="mt-3 text-lead text-soft">
          <Standing guide={guide} />
        </p>
        <p className="chart-label mt-4 flex min-h-4 flex-wrap gap-x-5 gap-y-1 text-soft">
          <People guide={guide} />
          <span>{offset}</span>
          <LocalClock timeZone={practice.timeZone} />
        </p>
        <Actions guide={guide} />
        <div className="mt-6">
          <ClaimLine claim={guide.position} />
        </div>
      </div>
      <PlacePlate guide={guide} />
    </header>
  )
}

function Standing({ guide }: { readonly guide: CityGuide }) {
  const { division, countryName, countryPath, isCapital, name } = guide
  const country = (
    <Link to={countryPath} className="text-tide">
      {countryName}
    </Link>
  )
  if (name === countryName) return text('state')
  if (isCapital) {
    const [before, after] = text('capital', { country: '|' }).split('|')
    return (
      <>
        {before}
        {country}
        {after}
      </>
    )
  }
  return division && division !== name ? (
    <>
      {division}, {country}
    </>
  ) : (
    country
  )
}

function People({ guide: { population } }: { readonly guide: CityGuide }) {
  const { locale } = usePageConfig()
  return (
    <span>
      {population === null ? text('people.unknown') : text('people', { count: population.toLocaleString(locale) })}
    </span>
  )
}

function Share({ guide: { name, countryName, path } }: { readonly guide: CityGuide }) {
  const place = `${name}, ${countryName}`
  return (
    <ShareButton
      variant="minimal"
      title={text('share.title', { place })}
      message={text('share.message', { place })}
      url={path}
    />
  )
}

function Actions({ guide }: { readonly guide: CityGuide }) {
  const { name, countryName, airports, coordinates } = guide
  const destination = encodeURIComponent(`${name}, ${countryName}`)
  const stay = `destination=${destination}&of=${destination}&latlong=${coordinates.latitude},${coordinates.longitude}`
  const [airport] = airports.value
  return (
    <div className="mt-7 flex flex-wrap items-center gap-3">
      <ButtonLink to={`/itinerary?destination=${destination}`}>{text('plan.action')}</ButtonLink>
      <ButtonLink to={`/accommodation-search?${stay}`} variant="outline">
        {text('hotels.action')}
      </ButtonLink>
      {airport && (
        <ButtonLink to={`/flights?to=${encodeURIComponent(airport.label)}`} variant="outline">
          {text('flights.action')}
        </ButtonLink>
      )}
    </div>
  )
}

const SECTIONS = [
  'year',
  'sights',
  'entry',
  'safety',
  'costs',
  'way',
  'practice',
  'phrases',
  'holidays',
  'unknown',
] as const

function Contents({ hasPhrases }: { readonly hasPhrases: boolean }) {
  return (
    <nav aria-label={text('contents')} className="border-t border-edge py-2">
      <ul className="flex flex-wrap gap-x-6">
        {SECTIONS.filter((id) => id !== 'phrases' || hasPhrases).map((id) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="chart-label inline-flex min-h-11 items-center text-soft no-underline hover:text-tide hover:underline"
            >
              {text(`${id}.title`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
