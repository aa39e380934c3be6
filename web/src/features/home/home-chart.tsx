import { type Coordinates, distanceKm, greatCirclePoints } from '@app/domain/kernel'

import { usePageConfig } from '../../api/page-config.tsx'
import { formatCoordinates, formatDistance } from '../../text/format.ts'
import { text } from '../../text/text.ts'
import { pathData } from '../../ui/chart/path-data.ts'
import chart from './north-atlantic.svg?no-inline'
import { CHART_SIZE, projectOnChart } from './north-atlantic.ts'

type City = Coordinates & { readonly name: string; readonly side: 'left' | 'right' }

const CITIES = {
  lisbon: { name: 'Lisbon', latitude: 38.72, longitude: -9.14, side: 'left' },
  paris: { name: 'Paris', latitude: 48.86, longitude: 2.35, side: 'right' },
  oslo: { name: 'Oslo', latitude: 59.91, longitude: 10.75, side: 'right' },
  athens: { name: 'Athens', latitude: 37.98, longitude: 23.73, side: 'right' },
  reykjavik: { name: 'Reykjavík', latitude: 64.15, longitude: -21.94, side: 'left' },
} as const satisfies Record<string, City>

const NEW_YORK: Coordinates = { latitude: 40.71, longitude: -74.01 }
const TENERIFE: Coordinates = { latitude: 28.47, longitude: -16.25 }

const ROUTES: readonly (readonly [Coordinates, Coordinates])[] = [
  [CITIES.lisbon, NEW_YORK],
  [CITIES.paris, TENERIFE],
  [CITIES.oslo, CITIES.athens],
  [CITIES.reykjavik, CITIES.paris],
]

/** Real coasts and great circles. The shapes are a file of their own that takes its colours from this page. */
export function HomeChart() {
  const { locale } = usePageConfig()
  return (
    <svg
      viewBox={`0 0 ${CHART_SIZE.width} ${CHART_SIZE.height}`}
      preserveAspectRatio="xMaxYMax slice"
      role="img"
      aria-label={text('home.chart')}
      className="absolute inset-0 -z-10 size-full"
      fill="none"
    >
      <use href={`${chart}#grid`} className="stroke-edge opacity-40" strokeWidth="0.6" />
      <Coast />
      {ROUTES.map(([from, to]) => (
        <path
          key={from.latitude}
          d={pathData([greatCirclePoints(from, to, 40).map(projectOnChart)])}
          className="stroke-signal"
          strokeWidth="1.5"
          strokeDasharray="7 4"
        />
      ))}
      {Object.values(CITIES).map((city) => (
        <CityMark key={city.name} city={city} />
      ))}
      <RouteLabel from={CITIES.oslo} to={CITIES.athens} locale={locale} />
    </svg>
  )
}

/** The sea is engraved as lines that follow the shore. */
function Coast() {
  return (
    <g strokeLinejoin="round">
      <use href={`${chart}#land`} className="stroke-tide opacity-10" strokeWidth="26" />
      <use href={`${chart}#land`} className="stroke-sea" strokeWidth="24" />
      <use href={`${chart}#land`} className="stroke-tide opacity-15" strokeWidth="15" />
      <use href={`${chart}#land`} className="stroke-sea" strokeWidth="13.2" />
      <use href={`${chart}#land`} className="stroke-tide opacity-25" strokeWidth="6.5" />
      <use href={`${chart}#land`} className="stroke-sea" strokeWidth="5" />
      <use href={`${chart}#land`} className="fill-land stroke-tide" strokeWidth="1" />
    </g>
  )
}

function CityMark({ city }: { city: City }) {
  const [x, y] = projectOnChart(city)
  const isLeft = city.side === 'left'
  const anchor = { x: x + (isLeft ? -14 : 14), textAnchor: isLeft ? ('end' as const) : ('start' as const) }
  return (
    <g className="font-sans tracking-[0.06em]">
      <circle cx={x} cy={y} r="6" className="fill-paper stroke-signal" strokeWidth="1.5" />
      <circle cx={x} cy={y} r="2.25" className="fill-signal" />
      <text {...anchor} y={y + 1} className="fill-ink text-[15px] font-semibold">
        {city.name}
      </text>
      <text {...anchor} y={y + 16} className="fill-soft text-[11px] tabular-nums">
        {formatCoordinates(city)}
      </text>
    </g>
  )
}

function RouteLabel({ from, to, locale }: { from: Coordinates; to: Coordinates; locale: string }) {
  const middle = greatCirclePoints(from, to, 2)[1] ?? from
  const [x, y] = projectOnChart(middle)
  return (
    <text x={x + 12} y={y} className="fill-signal font-sans text-[12px] font-semibold tracking-[0.08em] tabular-nums">
      {formatDistance(distanceKm(from, to), locale)}
    </text>
  )
}
