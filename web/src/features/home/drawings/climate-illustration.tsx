import type { CityFacts } from '@app/datasets/city-facts'

import { formatCoordinates } from '../../../text/format.ts'

const WIDTH = 560
const HEIGHT = 240
const TOP = 20
const BOTTOM = 200
// A margin for the degree labels, so that the line does not cover them.
const LEFT = 34
const STEP = (WIDTH - LEFT) / 12
// One scale for every illustration, so that they can be compared.
const COLDEST_C = -10
const WARMEST_C = 40
const MOST_RAIN_MM = 420
const RULED_C = [0, 10, 20, 30]
const MONTHS = ['J', 'F', 'M', 'A', 'M', 'J', 'J', 'A', 'S', 'O', 'N', 'D']

const x = (month: number): number => LEFT + (month + 0.5) * STEP
const y = (celsius: number): number => BOTTOM - ((celsius - COLDEST_C) / (WARMEST_C - COLDEST_C)) * (BOTTOM - TOP)
const rainHeight = (millimetres: number): number =>
  (Math.min(millimetres, MOST_RAIN_MM) / MOST_RAIN_MM) * (BOTTOM - TOP)

const BAR = STEP * 0.56
const bar = (millimetres: number, month: number): string =>
  `M${(x(month) - BAR / 2).toFixed(1)} ${BOTTOM}v${(-rainHeight(millimetres)).toFixed(1)}h${BAR.toFixed(1)}V${BOTTOM}z`
const corner = (celsius: number, month: number): string =>
  `${month === 0 ? 'M' : 'L'}${x(month).toFixed(1)} ${y(celsius).toFixed(1)}`
const dot = (celsius: number, month: number): string =>
  `M${(x(month) - 3).toFixed(1)} ${y(celsius).toFixed(1)}a3 3 0 1 0 6 0a3 3 0 1 0-6 0z`

/**
 * A year in one chart: rain as bars at the bottom, temperature as a line over them. All bars are one path, because a
 * dozen elements of each kind would slow the layout on a phone.
 */
export function ClimateIllustration({ city, label }: { readonly city: CityFacts; readonly label: string }) {
  return (
    <figure>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label} className="w-full font-sans" fill="none">
        <rect width={WIDTH} height={BOTTOM} className="fill-sea" />
        <Degrees />
        <path d={city.rainMm.map(bar).join('')} className="fill-tide opacity-35" />
        <path d={city.meanC.map(corner).join('')} className="stroke-signal" strokeWidth="2" strokeLinejoin="round" />
        <path d={city.meanC.map(dot).join('')} className="fill-paper stroke-signal" strokeWidth="1.5" />
        <path d={`M0 ${BOTTOM}H${WIDTH}`} className="stroke-ink" />
        <text
          x={MONTHS.map((_, month) => x(month).toFixed(1)).join(' ')}
          y={BOTTOM + 22}
          textAnchor="middle"
          className="fill-soft text-[18px] font-medium sm:text-[13px]"
        >
          {MONTHS.join('')}
        </text>
      </svg>
      <figcaption className="chart-label text-soft">{formatCoordinates(city.coordinates)}</figcaption>
    </figure>
  )
}

function Degrees() {
  return (
    <>
      {RULED_C.map((celsius) => (
        <g key={celsius}>
          <path
            d={`M0 ${y(celsius)}H${WIDTH}`}
            className="stroke-tide opacity-20"
            strokeWidth={celsius === 0 ? 1.5 : 0.75}
          />
          <text
            x="6"
            y={y(celsius) - 4}
            className="fill-soft text-[15px] tracking-[0.06em] sm:text-[11px] tabular-nums"
          >
            {celsius}°
          </text>
        </g>
      ))}
    </>
  )
}
