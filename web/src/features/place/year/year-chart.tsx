import type { MonthlyClimate } from '@app/domain/climate'

import { warmthOf } from '../../../entities/place/warmth.ts'
import { degreesOf, rainOf } from '../../../text/format-weather.ts'
import { placeText as text } from '../place-text.ts'
import { shortMonth } from './months.ts'

const WIDTH = 760
const COLUMN = WIDTH / 12
const STRIPS = {
  warmth: { top: 40, height: 196 },
  rain: { top: 286, height: 104 },
  sun: { top: 434, height: 84 },
} as const
const HEIGHT = 566
const LEAST_SPAN_C = 22
const LEAST_RAIN_MM = 120
const DAY_HOURS = 24
const ALL = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
const FIGURE = 'text-[20px] font-medium tabular-nums sm:text-[12.5px]'

const x = (month: number): number => tenths((month + 0.5) * COLUMN)

type Props = {
  readonly climate: MonthlyClimate
  /** Minutes of daylight in the middle of each month. */
  readonly daylight: readonly number[]
  readonly pleasant: readonly number[]
  readonly label: string
  readonly locale: string
}

/**
 * Three strips over the same twelve months: temperature, rain and daylight. The pleasant months are marked in all
 * three.
 */
export function YearChart({ climate, daylight, pleasant, label, locale }: Props) {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={label}
      className="block w-full font-sans"
      fill="none"
    >
      {pleasant.map((month) => (
        <rect
          key={month}
          x={tenths(month * COLUMN)}
          y="10"
          width={tenths(COLUMN)}
          height={HEIGHT - 10}
          className="fill-moss-wash"
        />
      ))}
      <path
        d={Object.values(STRIPS)
          .map(({ top, height }) => `M0 ${top + height}H${WIDTH}`)
          .join('')}
        className="stroke-edge"
      />
      <Warmth meanC={climate.meanC} locale={locale} />
      <Rain rainMm={climate.rainMm} locale={locale} />
      <Sun daylight={daylight} />
      {ALL.map((month) => (
        <text
          key={month}
          x={x(month)}
          y={HEIGHT - 16}
          textAnchor="middle"
          className={`text-[24px] font-semibold sm:text-[14px] ${pleasant.includes(month) ? 'fill-moss' : 'fill-soft'}`}
        >
          {shortMonth(month).slice(0, 1)}
          <tspan className="max-sm:hidden">{shortMonth(month).slice(1)}</tspan>
        </text>
      ))}
    </svg>
  )
}

function StripTitle({ top, children }: { readonly top: number; readonly children: string }) {
  return (
    <text
      x="0"
      y={top - 14}
      className="fill-soft stroke-paper text-[20px] font-medium tracking-[0.04em] sm:text-[12.5px]"
      strokeWidth="5"
      paintOrder="stroke"
    >
      {children}
    </text>
  )
}

/** Columns coloured by temperature, with the curve and the values above them. */
function Warmth({ meanC, locale }: { readonly meanC: readonly number[]; readonly locale: string }) {
  const { top, height } = STRIPS.warmth
  const lowest = Math.min(...meanC)
  const span = Math.max(LEAST_SPAN_C, Math.max(...meanC) - lowest)
  const y = (celsius: number): number => tenths(top + height - 26 - ((celsius - lowest) / span) * (height - 60))
  const line = meanC.map((celsius, month) => `${month === 0 ? 'M' : 'L'}${x(month)} ${y(celsius)}`)
  return (
    <>
      <StripTitle top={top}>{text('year.temperature')}</StripTitle>
      {meanC.map((celsius, month) => (
        <rect
          key={shortMonth(month)}
          x={x(month) - 17}
          y={y(celsius)}
          width="34"
          height={tenths(top + height - y(celsius))}
          className={warmthOf(celsius)}
        />
      ))}
      <path d={line.join('')} className="stroke-signal" strokeWidth="2.2" strokeLinejoin="round" />
      {meanC.map((celsius, month) => (
        <g key={shortMonth(month)}>
          <circle cx={x(month)} cy={y(celsius)} r="4" className="fill-paper stroke-signal" strokeWidth="1.8" />
          <text x={x(month)} y={y(celsius) - 12} textAnchor="middle" className={`fill-ink ${FIGURE}`}>
            {`${degreesOf(celsius, locale)}°`}
          </text>
        </g>
      ))}
    </>
  )
}

function Rain({ rainMm, locale }: { readonly rainMm: readonly number[]; readonly locale: string }) {
  const { top, height } = STRIPS.rain
  const most = Math.max(LEAST_RAIN_MM, ...rainMm)
  return (
    <>
      <StripTitle top={top}>{text('year.rain', { unit: rainOf(0, locale).unit })}</StripTitle>
      {rainMm.map((millimetres, month) => {
        const tall = tenths((millimetres / most) * (height - 26))
        return (
          <g key={shortMonth(month)}>
            <rect x={x(month) - 17} y={tenths(top + height - tall)} width="34" height={tall} className="fill-tide" />
            <text x={x(month)} y={tenths(top + height - tall - 7)} textAnchor="middle" className={`fill-ink ${FIGURE}`}>
              {rainOf(millimetres, locale).figure}
            </text>
          </g>
        )
      })}
    </>
  )
}

/** The height is the length of the day, with noon in the middle. */
function Sun({ daylight }: { readonly daylight: readonly number[] }) {
  const { top, height } = STRIPS.sun
  return (
    <>
      <StripTitle top={top}>{text('year.daylight')}</StripTitle>
      {daylight.map((minutes, month) => {
        const tall = tenths((minutes / 60 / DAY_HOURS) * height)
        return (
          <g key={shortMonth(month)}>
            <rect
              x={tenths(month * COLUMN)}
              y={tenths(top + (height - tall) / 2)}
              width={tenths(COLUMN)}
              height={tall}
              className="fill-sun opacity-80"
            />
            <text
              x={x(month)}
              y={top + height / 2}
              dy="0.35em"
              textAnchor="middle"
              className={`${minutes > 240 ? 'fill-on-sun' : 'fill-ink'} ${FIGURE}`}
            >
              {Math.round(minutes / 60)}
            </text>
          </g>
        )
      })}
    </>
  )
}

function tenths(pixels: number): number {
  return Math.round(pixels * 10) / 10
}
