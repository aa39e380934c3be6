import { type Coordinates, distanceKm, greatCirclePoints } from '@app/domain/kernel'

import { usePageConfig } from '../../api/page-config.tsx'
import { formatCoordinates, formatDistance } from '../../text/format.ts'
import { homeText as text } from '../../text/home.ts'
import { pathData } from '../../ui/chart/path-data.ts'
import chart from './north-atlantic.svg?no-inline'
import { CHART_SIZE, NARROW_VIEW, projectOnChart } from './north-atlantic.ts'

type City = Coordinates & { readonly name: string; readonly side: 'left' | 'right' }

const CITIES = {
  lisbon: { name: 'Lisbon', latitude: 38.72, longitude: -9.14, side: 'right' },
  paris: { name: 'Paris', latitude: 48.86, longitude: 2.35, side: 'right' },
  oslo: { name: 'Oslo', latitude: 59.91, longitude: 10.75, side: 'right' },
  rome: { name: 'Rome', latitude: 41.9, longitude: 12.48, side: 'left' },
  reykjavik: { name: 'Reykjavík', latitude: 64.15, longitude: -21.94, side: 'left' },
} as const satisfies Record<string, City>

// All of them east of the words: a line behind a text looks like a mistake.
const ROUTES = [
  { from: CITIES.lisbon, to: CITIES.paris },
  { from: CITIES.reykjavik, to: CITIES.paris },
  { from: CITIES.oslo, to: CITIES.rome },
]

/** Real coasts and great circles. The shapes are a file of their own that takes its colours from this page. */
export function HomeChart({ isNarrow = false }: { isNarrow?: boolean }) {
  const { locale } = usePageConfig()
  const view = isNarrow ? NARROW_VIEW : { left: 0, top: 0, ...CHART_SIZE }
  return (
    <svg
      viewBox={`${view.left} ${view.top} ${view.width} ${view.height}`}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={text('home.chart')}
      className={`size-full ${isNarrow ? 'text-[22px]' : 'text-[15px]'}`}
      fill="none"
    >
      <Coast />
      <use href={`${chart}#grid`} className="stroke-tide opacity-20" strokeWidth="0.7" />
      {ROUTES.map(({ from, to }) => (
        <Route key={from.name} from={from} to={to} label={formatDistance(distanceKm(from, to), locale)} />
      ))}
      {Object.values(CITIES).map((city) => (
        <CityMark key={city.name} city={city} />
      ))}
    </svg>
  )
}

/** The sea is engraved as lines that follow the shore. */
function Coast() {
  return (
    <g strokeLinejoin="round">
      <use href={`${chart}#land`} className="stroke-tide opacity-10" strokeWidth="30" />
      <use href={`${chart}#land`} className="stroke-sea" strokeWidth="28.4" />
      <use href={`${chart}#land`} className="stroke-tide opacity-15" strokeWidth="17" />
      <use href={`${chart}#land`} className="stroke-sea" strokeWidth="15.4" />
      <use href={`${chart}#land`} className="stroke-tide opacity-25" strokeWidth="7.5" />
      <use href={`${chart}#land`} className="stroke-sea" strokeWidth="6" />
      <use href={`${chart}#land`} className="fill-land stroke-tide" strokeWidth="1" />
    </g>
  )
}

function CityMark({ city }: { city: City }) {
  const [x, y] = projectOnChart(city)
  const isLeft = city.side === 'left'
  const anchor = { x: x + (isLeft ? -14 : 14), textAnchor: isLeft ? ('end' as const) : ('start' as const) }
  return (
    <g className="stroke-land font-sans tracking-[0.05em]" strokeWidth="4" strokeLinejoin="round" paintOrder="stroke">
      <circle cx={x} cy={y} r="6" className="fill-paper stroke-signal" strokeWidth="1.5" />
      <circle cx={x} cy={y} r="2.25" className="fill-signal stroke-none" />
      <text {...anchor} y={y} dy="0.1em" className="fill-ink font-semibold">
        {city.name}
      </text>
      <text {...anchor} y={y} dy="1.55em" className="fill-soft text-[0.74em] tabular-nums">
        {formatCoordinates(city)}
      </text>
    </g>
  )
}

function Route({ from, to, label }: { from: Coordinates; to: Coordinates; label: string }) {
  const points = greatCirclePoints(from, to, 40)
  const [x, y] = projectOnChart(points[16] ?? from)
  return (
    <>
      <path
        d={pathData([points.map(projectOnChart)])}
        className="stroke-signal"
        strokeWidth="1.5"
        strokeDasharray="7 4"
      />
      <text
        x={x + 12}
        y={y}
        className="fill-signal stroke-land font-sans text-[0.8em] font-semibold tracking-[0.08em] tabular-nums"
        strokeWidth="4"
        paintOrder="stroke"
      >
        {label}
      </text>
    </>
  )
}
