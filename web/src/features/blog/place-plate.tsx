import type { CityFacts } from '@app/datasets/city-facts'

import { formatCoordinates } from '../../text/format.ts'
import { warmthOf } from '../../ui/warmth.ts'
import { describePlate } from './describe-plate.ts'
import { CITY_AT, PLATE } from './plate-sheet.ts'

const CHARTS = import.meta.glob<string>('./plates/*.svg', { query: '?no-inline', import: 'default', eager: true })

const BAND = { top: PLATE.height, height: 76, column: PLATE.width / 12 }
const RAIN_FLOOR = BAND.top + BAND.height
const MOST_RAIN_MM = 260
const RAIN_ROOM = 44

type Props = {
  readonly city: CityFacts
  /** As a thumbnail only the name can be read. */
  readonly isSmall?: boolean
}

/** A place as a plate: its coast, its position, and its year as twelve bands of warmth and rain. */
export function PlacePlate({ city, isSmall = false }: Props) {
  const chart = CHARTS[`./plates/${city.id}.svg`]
  return (
    <svg
      viewBox={`0 0 ${PLATE.width} ${RAIN_FLOOR}`}
      role="img"
      aria-label={describePlate(city)}
      className="block w-full border border-edge bg-sea font-sans"
      fill="none"
    >
      {chart && <use href={`${chart}#chart`} />}
      <CityMark city={city} isSmall={isSmall} />
      <rect y={BAND.top} width={PLATE.width} height={BAND.height} className="fill-paper" />
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
      <path d={`M0 ${BAND.top}H${PLATE.width}`} className="stroke-edge" />
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
          // Small figures: a coast that shows between two of them reads as a sign of its own.
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
