import type { CityGuide } from '@app/contracts/place-guide'
import { distanceKm } from '@app/domain/kernel'
import { Link } from 'react-router'

import { ClaimLine } from '../../entities/place/country-facts/claim-line.tsx'
import { useMeasureLocale } from '../../entities/traveller/profile/use-measure-locale.ts'
import { formatDistance } from '../../text/format.ts'
import { TransferList } from './guide/transfer-list.tsx'
import { PlaceSection } from './place-section.tsx'
import { placeText as text } from './place-text.ts'

const NEAR_KM = 120
const MOST_NEIGHBOURS = 12
/** Fewer, if the guide has day trips. */
const FEW_NEIGHBOURS = 6

export function WaySection({ guide }: { readonly guide: CityGuide }) {
  const { airports } = guide
  const isFar = (airports.value[0]?.km ?? 0) > NEAR_KM
  return (
    <PlaceSection id="way" title={text('way.title')} lead={airports.value.length > 0 && text('way.note')}>
      {airports.value.length === 0 && <p>{text('way.none')}</p>}
      <TransferList guide={guide} />
      {isFar && !guide.region && <p>{text('way.far')}</p>}
      <AirportList guide={guide} />
      <Neighbours guide={guide} />
    </PlaceSection>
  )
}

export function AirportList({ guide }: { readonly guide: Pick<CityGuide, 'airports' | 'name' | 'country'> }) {
  const { airports, name, country } = guide
  const locale = useMeasureLocale()
  if (airports.value.length === 0) return null
  return (
    <div>
      <ul className="border-t border-line">
        {airports.value.map((airport) => (
          <li key={airport.code} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-b border-line py-3">
            <span className="w-18 font-display text-title tracking-[0.04em]">{airport.code}</span>
            <div className="flex-[1_1_9rem]">
              <p className="font-medium">{airport.name}</p>
              <p className="text-small text-soft">
                <span className="tabular-nums">{formatDistance(airport.km, locale)}</span>{' '}
                {text('way.from', { place: name })}
                {airport.country !== country && `, ${airport.countryName}`}
              </p>
            </div>
            <Link
              to={`/flights?to=${encodeURIComponent(airport.label)}`}
              className="inline-flex min-h-11 items-center font-semibold text-tide max-sm:basis-full max-sm:ps-[min(5.5rem,34%)]"
            >
              {text('way.flights', { code: airport.code })}
            </Link>
          </li>
        ))}
      </ul>
      <div className="mt-2">
        <ClaimLine claim={airports} />
      </div>
    </div>
  )
}

function Neighbours({ guide }: { readonly guide: CityGuide }) {
  const locale = useMeasureLocale()
  const { chart, coordinates, country } = guide
  const most = guide.guide ? FEW_NEIGHBOURS : MOST_NEIGHBOURS
  if (chart.neighbours.length === 0) return null
  return (
    <div className="border-t border-line pt-5">
      <h3 className="font-sans text-base font-semibold tracking-normal">{text('way.near')}</h3>
      <ul className="mt-2 grid gap-x-10 sm:grid-cols-2">
        {chart.neighbours.slice(0, most).map((city) => (
          <li key={city.path} className="flex items-baseline justify-between gap-4 border-b border-line">
            <Link to={city.path} className="inline-flex min-h-11 min-w-0 items-center text-tide wrap-anywhere">
              {city.country === country ? city.name : `${city.name}, ${city.countryName}`}
            </Link>
            <span className="chart-label text-soft">
              {formatDistance(distanceKm(coordinates, city.coordinates), locale)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
