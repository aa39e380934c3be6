import type { CityFacts } from '@app/datasets/city-facts'

import { formatCoordinates } from '../../text/format.ts'
import { travelIntelText as text } from '../../text/travel-intel.ts'

const [WIDTH, HEIGHT, STEP] = [600, 190, 50]
const [COLDEST_C, WARMEST_C, MOST_RAIN_MM] = [-10, 40, 420]
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'] as const
const y = (celsius: number): number => HEIGHT - 30 - ((celsius - COLDEST_C) / (WARMEST_C - COLDEST_C)) * (HEIGHT - 50)

/** A year in one field: rain stands as bars, warmth runs over them as a line; the month asked for is marked. */
export function YearStrip({ city, month, locale }: { city: CityFacts; month: number; locale: string }) {
  const degrees = (value: number): string =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: 'celsius', maximumFractionDigits: 0 }).format(value)
  const points = city.meanC.map((celsius, index) => `${(index + 0.5) * STEP} ${y(celsius).toFixed(1)}`)
  const label = text('year', {
    city: city.name,
    low: degrees(Math.min(...city.meanC)),
    high: degrees(Math.max(...city.meanC)),
  })
  return (
    <figure>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={label}
        className="block w-full bg-sea font-sans"
        fill="none"
      >
        <rect x={month * STEP} width={STEP} height={HEIGHT} className="fill-sun opacity-40" />
        {MONTHS.map((name, index) => {
          const rain = city.rainMm[index] ?? 0
          const height = (Math.min(rain, MOST_RAIN_MM) / MOST_RAIN_MM) * (HEIGHT - 50)
          return (
            <g key={name}>
              <rect
                x={index * STEP + 12}
                y={HEIGHT - 30 - height}
                width={STEP - 24}
                height={height}
                className="fill-tide opacity-35"
              />
              <text
                x={(index + 0.5) * STEP}
                y={HEIGHT - 9}
                textAnchor="middle"
                className="fill-soft text-[15px] font-medium"
              >
                {name.charAt(0).toUpperCase()}
              </text>
            </g>
          )
        })}
        <path d={`M0 ${HEIGHT - 30}H${WIDTH}`} className="stroke-tide opacity-50" />
        <path d={`M${points.join('L')}`} className="stroke-signal" strokeWidth="2.500" strokeLinejoin="round" />
        <circle
          cx={(month + 0.5) * STEP}
          cy={y(city.meanC[month] ?? 0)}
          r="6"
          className="fill-paper stroke-signal"
          strokeWidth="2.500"
        />
      </svg>
      <figcaption className="chart-label border-y border-line px-5 py-2.5 text-soft sm:px-7">
        {formatCoordinates(city.coordinates)}
      </figcaption>
    </figure>
  )
}
