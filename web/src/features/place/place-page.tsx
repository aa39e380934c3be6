import type { CityGuide } from '@app/contracts/place-guide'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'

import { usePageConfig } from '../../api/page-config.tsx'
import { useKeptGuide } from '../../entities/guide/use-kept-guide.ts'
import { ClaimLine } from '../../entities/place/country-facts/claim-line.tsx'
import { offsetOn } from '../../entities/place/time-zone-facts.ts'
import { SaveButton } from '../../entities/save/save-button.tsx'
import { formatCoordinates } from '../../text/format.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { ShareButton } from '../../ui/share-button.tsx'
import { CostsSection } from './costs-section.tsx'
import { nameSize } from './drawings/name-size.ts'
import { PlaceIllustration } from './drawings/place-illustration.tsx'
import { EntrySection } from './entry-section.tsx'
import { DayTripsSection } from './guide/day-trips-section.tsx'
import { DestinationList } from './guide/destination-list.tsx'
import { EventsSection } from './guide/event-list.tsx'
import { FoodSection } from './guide/food-section.tsx'
import { Glance, RegionLink } from './guide/glance.tsx'
import { guideSectionText } from './guide/guide-section-text.ts'
import { RoutesSection } from './guide/routes-section.tsx'
import { areasToStay, StaySection } from './guide/stay-section.tsx'
import { HolidaysSection } from './holidays-section.tsx'
import type { CityPage } from './load-place.ts'
import { PhrasesSection } from './phrases-section.tsx'
import { placeItem } from './place-item.ts'
import { placeText as text } from './place-text.ts'
import { PracticeSection } from './practice-section.tsx'
import { SafetySection } from './safety-section.tsx'
import { SightsSection } from './sights-section.tsx'
import { UnknownSection } from './unknown-section.tsx'
import { WaySection } from './way-section.tsx'
import { YearSection } from './year/year-section.tsx'

const MINUTE_MS = 60_000

/** The local time. A server-rendered page may be read hours later, so it is only shown after hydration. */
function LocalClock({ timeZone }: { readonly timeZone: string }) {
  const { locale } = usePageConfig()
  const [now, setNow] = useState<Date | null>(null)
  useEffect(() => {
    const tick = (): void => setNow(new Date())
    const first = setTimeout(tick, 0)
    const timer = setInterval(tick, MINUTE_MS / 4)
    return () => {
      clearTimeout(first)
      clearInterval(timer)
    }
  }, [])
  if (!now) return null
  const words = new Intl.DateTimeFormat(locale, { timeZone, hour: 'numeric', minute: '2-digit' }).format(now)
  return (
    <time dateTime={now.toISOString()} className="tabular-nums">
      {words}
    </time>
  )
}

/** The page of a city: its illustration, then its sections in the order of travellers' questions. */
export function PlacePage({ page: { guide, phrases } }: { readonly page: CityPage }) {
  useKeptGuide(guide.country)
  return (
    <article className="page-width py-6 lg:py-10">
      <Head guide={guide} />
      <Contents page={{ guide, phrases }} />
      <Children guide={guide} />
      <SightsSection guide={guide} />
      <StaySection guide={guide} />
      <FoodSection guide={guide} />
      <WaySection guide={guide} />
      <DayTripsSection guide={guide} />
      {guide.guide && <RoutesSection routes={guide.guide.routes} asOf={guide.guide.asOf} place={guide.name} />}
      <YearSection guide={guide} />
      {guide.guide && <EventsSection events={guide.guide.events} asOf={guide.guide.asOf} />}
      <PracticeSection guide={guide} />
      <CostsSection guide={guide} />
      <EntrySection guide={guide} />
      <SafetySection guide={guide} />
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
        <RegionLink guide={guide} />
        <p className="chart-label mt-4 flex min-h-4 flex-wrap gap-x-5 gap-y-1 text-soft">
          {!guide.region && <People guide={guide} />}
          <span>{offset}</span>
          <LocalClock timeZone={practice.timeZone} />
        </p>
        <Actions guide={guide} />
        <Glance guide={guide} />
        {!guide.region && (
          <div className="mt-6">
            <ClaimLine claim={guide.position} />
          </div>
        )}
      </div>
      <PlaceIllustration guide={guide} />
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
  if (guide.region) {
    const kind = text(`region.${guide.region.kind}`)
    return (
      <>
        {kind}
        {name !== countryName && <>, {country}</>}
      </>
    )
  }
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
  const destination = encodeURIComponent(name === countryName ? name : `${name}, ${countryName}`)
  const position = `&of=${destination}&latlong=${coordinates.latitude},${coordinates.longitude}`
  // The middle of a region may be a mountain, so the map is opened by name.
  const stay = `destination=${destination}${guide.region ? '' : position}`
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

/** For a region: the guide's destinations in it, and its towns. */
function Children({ guide }: { readonly guide: CityGuide }) {
  const children = guide.guide?.children ?? []
  if (!guide.region || children.length === 0) return null
  return (
    <section aria-labelledby="children-title" className="border-t border-edge py-9 lg:py-14">
      <h2 id="children-title" className="mb-4 text-title">
        {guideSectionText('region.children', { place: guide.name })}
      </h2>
      <DestinationList destinations={children} />
    </section>
  )
}

type Part = { readonly id: string; readonly title: string; readonly isShown: boolean }

/** In the order of the page. */
function partsOf({ guide, phrases }: Omit<CityPage, 'title'>): readonly Part[] {
  const own = guide.guide
  const part = (id: SectionId, isShown = true): Part => ({ id, title: text(`${id}.title`), isShown })
  const ofGuide = (id: GuideSectionId, rows: readonly unknown[] | undefined): Part => ({
    id,
    title: guideSectionText(`${id}.title`),
    isShown: (rows?.length ?? 0) > 0,
  })
  return [
    part('sights'),
    ofGuide('stay', areasToStay(guide)),
    ofGuide('food', own?.food),
    part('way'),
    ofGuide('trips', own?.dayTrips),
    ofGuide('routes', own?.routes),
    part('year'),
    ofGuide('events', own?.events),
    part('practice'),
    part('costs'),
    part('entry'),
    part('safety'),
    part('phrases', phrases !== null),
    part('holidays'),
    part('unknown'),
  ]
}

type SectionId =
  | 'sights'
  | 'way'
  | 'year'
  | 'practice'
  | 'costs'
  | 'entry'
  | 'safety'
  | 'phrases'
  | 'holidays'
  | 'unknown'
type GuideSectionId = 'stay' | 'food' | 'trips' | 'routes' | 'events'

function Contents({ page }: { readonly page: Omit<CityPage, 'title'> }) {
  return (
    <nav aria-label={text('contents')} className="border-t border-edge py-2">
      <ul className="flex flex-wrap gap-x-6">
        {partsOf(page)
          .filter(({ isShown }) => isShown)
          .map(({ id, title }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="chart-label inline-flex min-h-11 items-center text-soft no-underline hover:text-tide hover:underline"
              >
                {title}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  )
}
