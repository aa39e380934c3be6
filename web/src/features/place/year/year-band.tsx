import type { MonthlyClimate } from '@app/domain/climate'

import { warmthOf } from '../../../entities/place/warmth.ts'
import { shortMonth } from './months.ts'

export const YEAR_BAND_HEIGHT = 104

const RAIN_ROOM = 46
const MOST_RAIN_MM = 240
const FLOOR = YEAR_BAND_HEIGHT

/** Twelve months as a strip: temperature as colour, rain as a fill from below. */
export function YearBand({ climate, width }: { readonly climate: MonthlyClimate; readonly width: number }) {
  const column = width / 12
  return (
    <>
      <rect width={width} height={YEAR_BAND_HEIGHT} className="fill-paper" />
      {climate.meanC.map((celsius, month) => (
        <rect
          key={shortMonth(month)}
          x={month * column}
          width={column}
          height={YEAR_BAND_HEIGHT}
          className={warmthOf(celsius)}
        />
      ))}
      {climate.rainMm.map((millimetres, month) => {
        const height = (Math.min(millimetres, MOST_RAIN_MM) / MOST_RAIN_MM) * RAIN_ROOM
        return (
          <path
            key={shortMonth(month)}
            d={`M${(month + 0.5) * column} ${FLOOR}v${-Math.round(height * 10) / 10}`}
            className="stroke-tide"
            strokeWidth="12"
          />
        )
      })}
      {climate.meanC.map((_, month) => (
        <text
          key={shortMonth(month)}
          x={(month + 0.5) * column}
          y="30"
          textAnchor="middle"
          className="fill-ink text-[22px] font-medium tracking-[0.06em] sm:text-[12px]"
        >
          {shortMonth(month).slice(0, 1)}
        </text>
      ))}
      <path d={`M0 0H${width}`} className="stroke-edge" />
    </>
  )
}
