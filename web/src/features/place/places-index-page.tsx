import type { CountryLink, PlaceIndex } from '@app/contracts/place-guide'
import type { Coordinates } from '@app/domain/kernel'
import { Link } from 'react-router'

import { usePageConfig } from '../../api/page-config.tsx'
import { mercator } from '../../entities/map/drawing/mercator.ts'
import { CityList } from './city-list.tsx'
import { WORLD_LAYOUT } from './drawings/world-layout.ts'
import world from './drawings/world.svg?no-inline'
import { DestinationList } from './guide/destination-list.tsx'
import { PlaceSearchForm } from './place-search-form.tsx'
import { placeText as text } from './place-text.ts'

const project = mercator(WORLD_LAYOUT)

/** The shores are a static drawing (build/draw-places-world.ts); the dots are places with a page. */
function WorldMap({ capitals }: { readonly capitals: readonly Coordinates[] }) {
  const dots = capitals.map(({ latitude, longitude }) => {
    const [x, y] = project({ latitude, longitude: longitude < WORLD_LAYOUT.west ? longitude + 360 : longitude })
    return `M${Math.round(x)} ${Math.round(y)}h0`
  })
  return (
    <svg
      viewBox={`0 0 ${WORLD_LAYOUT.width} ${WORLD_LAYOUT.height}`}
      role="img"
      aria-label={text('index.map')}
      className="block w-full border border-edge bg-sea"
      fill="none"
    >
      <use href={`${world}#chart`} />
      <path d={dots.join('')} className="stroke-signal" strokeWidth="5" strokeLinecap="round" />
    </svg>
  )
}

const CONTINENTS = ['EU', 'AS', 'AF', 'NA', 'SA', 'OC', 'AN'] as const

export function PlacesIndexPage({ index }: { readonly index: PlaceIndex }) {
  const { locale } = usePageConfig()
  const { countries, capitals } = index
  const towns = countries.reduce((sum, { cities }) => sum + cities, 0)
  return (
    <div className="page-width py-8 lg:py-14">
      <div className="grid items-start gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,42rem)]">
        <div>
          <h1 className="text-display">{text('index.heading')}</h1>
          <p className="mt-4 max-w-[46ch] text-lead text-soft">
            {text('index.lead', { count: towns.toLocaleString(locale), countries: String(countries.length) })}
          </p>
          <PlaceSearchForm search={index.search} />
        </div>
        {index.search === '' ? <WorldMap capitals={capitals} /> : <Found index={index} />}
      </div>
      {index.search === '' && <Regions regions={index.regions} />}
      <section aria-labelledby="countries-title" className="mt-12 lg:mt-16">
        <h2 id="countries-title" className="text-heading">
          {text('index.countries')}
        </h2>
        {CONTINENTS.map((code) => (
          <Continent key={code} code={code} countries={countries.filter(({ continent }) => continent === code)} />
        ))}
      </section>
    </div>
  )
}

/** Regions, islands and parks, which are not in the list of cities. */
function Regions({ regions }: Pick<PlaceIndex, 'regions'>) {
  if (regions.length === 0) return null
  return (
    <section aria-labelledby="regions-title" className="mt-12 lg:mt-16">
      <h2 id="regions-title" className="mb-4 text-heading">
        {text('index.regions')}
      </h2>
      <DestinationList destinations={regions} />
    </section>
  )
}

function Found({ index: { search, found, regions } }: { readonly index: PlaceIndex }) {
  const isFound = found.length + regions.length > 0
  return (
    <section aria-labelledby="found-title" aria-live="polite">
      <h2 id="found-title" className="text-title">
        {text(isFound ? 'index.found' : 'index.none', { search })}
      </h2>
      {regions.length > 0 && (
        <div className="mt-4">
          <DestinationList destinations={regions} />
        </div>
      )}
      {isFound ? <CityList cities={found} hasCountry /> : <p className="mt-2 text-soft">{text('index.none.text')}</p>}
    </section>
  )
}

type ContinentProps = { readonly code: (typeof CONTINENTS)[number]; readonly countries: readonly CountryLink[] }

function Continent({ code, countries }: ContinentProps) {
  if (countries.length === 0) return null
  return (
    <section
      aria-labelledby={`continent-${code}`}
      className="mt-8 grid gap-x-14 gap-y-3 border-t border-edge pt-5 lg:grid-cols-[12rem_1fr]"
    >
      <h3 id={`continent-${code}`} className="text-title">
        {text(`continent.${code}`)}
      </h3>
      <ul className="columns-[2_7rem] gap-x-10 sm:columns-3 xl:columns-4">
        {countries.map(({ name, path }) => (
          <li key={path} className="break-inside-avoid">
            <Link
              to={path}
              className="inline-flex min-h-10 items-center py-1.5 leading-tight text-ink no-underline hover:text-tide hover:underline"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
