import type { CityFacts } from '@app/datasets/city-facts'

import { warmthOf } from '../../entities/place/warmth.ts'
import { formatCoordinates } from '../../text/format.ts'
import { blogText as text } from './blog-text.ts'
import { CITY_AT, ILLUSTRATION } from './illustration-layout.ts'

const CHARTS = import.meta.glob<string>('./illustrations/*.svg', {
  query: '?no-inline',
  import: 'default',
  eager: true,
})

const BAND = { top: ILLUSTRATION.height, height: 76, column: ILLUSTRATION.width / 12 }
const RAIN_FLOOR = BAND.top + BAND.height
const MOST_RAIN_MM = 260
const RAIN_ROOM = 44

type Props = {
  readonly city: CityFacts
  /** In a thumbnail only the name is legible. */
  readonly isSmall?: boolean
}

/** A place as an illustration: its coast, its position, and its year as twelve bands of temperature and rain. */
export function PlaceIllustration({ city, isSmall = false }: Props) {
  const chart = CHARTS[`./illustrations/${city.id}.svg`]
  return (
    <svg
      viewBox={`0 0 ${ILLUSTRATION.width} ${RAIN_FLOOR}`}
      role="img"
      aria-label={describeIllustration(city)}
      className="block w-full border border-edge bg-sea font-sans"
      fill="none"
    >
      {chart && <use href={`${chart}#chart`} />}
      <CityMark city={city} isSmall={isSmall} />
      <rect y={BAND.top} width={ILLUSTRATION.width} height={BAND.height} className="fill-paper" />
      {city.meanC.map((celsius, month) => (
        <rect
          key={`warmth-${String(month)}`}
          x={month * BAND.column}
          y={BAND.top}
          width={BAND.column}
          height={BAND.height}
          className={warmthOf(celsius)}
        />
      ))}
      {city.rainMm.map((millimetres, month) => (
        <path
          key={`rain-${String(month)}`}
          d={`M${(month + 0.5) * BAND.column} ${RAIN_FLOOR}v${-(Math.min(millimetres, MOST_RAIN_MM) / MOST_RAIN_MM) * RAIN_ROOM}`}
          className="stroke-tide"
          strokeWidth="7"
        />
      ))}
      <path d={`M0 ${BAND.top}H${ILLUSTRATION.width}`} className="stroke-edge" />
    </svg>
  )
}

function CityMark({ city, isSmall }: Required<Props>) {
  const { x, y } = CITY_AT
  return (
    <>
      <path d={`M${x - 15} ${y}h30M${x} ${y - 15}v30`} className="stroke-signal" strokeWidth="1.5" />
      <circle cx={x} cy={y} r="6" className="fill-land stroke-signal" strokeWidth="2" />
      <g className="stroke-land" strokeWidth="5" paintOrder="stroke" strokeLinejoin="round">
        <text
          x={x + 18}
          y={y - 9}
          className={`fill-ink font-display font-semibold ${isSmall ? 'text-[26px] sm:text-[38px]' : 'text-[26px] sm:text-[22px]'}`}
        >
          {city.name}
        </text>
        {!isSmall && (
          // Small figures: a coast visible between two of them looks like a character.
          <text
            x={x + 18}
            y={y + 23}
            strokeWidth="9"
            className="fill-soft text-[16px] tracking-[0.08em] tabular-nums sm:text-[13px]"
          >
            {formatCoordinates(city.coordinates)}
          </text>
        )}
      </g>
    </>
  )
}

/** A text description of the illustration. */
export function describeIllustration(city: CityFacts): string {
  const coldest = indexOfExtreme(city.meanC, Math.min)
  const warmest = indexOfExtreme(city.meanC, Math.max)
  const wettest = indexOfExtreme(city.rainMm, Math.max)
  return text('illustration', {
    city: city.name,
    position: formatCoordinates(city.coordinates),
    coldest: monthName(coldest),
    coldestC: String(city.meanC[coldest]),
    warmest: monthName(warmest),
    warmestC: String(city.meanC[warmest]),
    wettest: monthName(wettest),
    wettestMm: String(city.rainMm[wettest]),
  })
}

function indexOfExtreme(values: readonly number[], choose: (...values: number[]) => number): number {
  return values.indexOf(choose(...values))
}

function monthName(month: number): string {
  return new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' }).format(new Date(Date.UTC(2024, month, 1)))
}
