import type { CityFacts } from '@app/datasets/city-facts'

import { formatCoordinates } from '../../text/format.ts'
import { travelIntelText as text } from '../../text/travel-intel.ts'
import { yearScale } from './year-scale.ts'

const [WIDTH, HEIGHT] = [600, 264]
const PLOT = { left: 58, right: WIDTH - 66, top: 48, bottom: HEIGHT - 38 }
const STEP = (PLOT.right - PLOT.left) / 12
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'] as const
/** On a phone the field shrinks, and its figures must not. */
const FIGURE = 'fill-soft text-[15px] font-medium max-sm:text-[22px]'
const middleOf = (month: number): number => PLOT.left + (month + 0.5) * STEP
const heightAt = (share: number): number => PLOT.bottom - share * (PLOT.bottom - PLOT.top)

type Props = { readonly city: CityFacts; readonly month: number; readonly locale: string }

/** A year in one field: rain stands as bars, warmth runs over them as a line; the month asked for is marked. */
export function YearStrip({ city, month, locale }: Props) {
  const scale = yearScale(city)
  const degrees = (value: number): string =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: 'celsius', maximumFractionDigits: 0 }).format(value)
  const warmth = (index: number): number => heightAt(scale.warmthShare(city.meanC[index] ?? 0))
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
        <rect
          x={PLOT.left + month * STEP}
          y={PLOT.top}
          width={STEP}
          height={PLOT.bottom - PLOT.top}
          className="fill-sun opacity-40"
        />
        <Scale lines={scale.lines} />
        <Rain city={city} month={month} rainShare={scale.rainShare} />
        <path
          d={`M${MONTHS.map((_, index) => `${middleOf(index)} ${warmth(index).toFixed(1)}`).join('L')}`}
          className="stroke-signal"
          strokeWidth="2.500"
          strokeLinejoin="round"
        />
        <circle
          cx={middleOf(month)}
          cy={warmth(month)}
          r="6"
          className="fill-paper stroke-signal"
          strokeWidth="2.500"
        />
      </svg>
      <figcaption className="chart-label flex flex-wrap gap-x-5 gap-y-1 border-y border-line px-5 py-2.5 text-soft sm:px-7">
        <Key mark="M0 6h20" className="stroke-signal" words={text('key.warmth')} />
        <Key mark="M5 12V2h10v10" className="fill-tide/40" words={text('key.rain')} />
        <span className="ms-auto">{formatCoordinates(city.coordinates)}</span>
      </figcaption>
    </figure>
  )
}

type RainProps = Omit<Props, 'locale'> & Pick<ReturnType<typeof yearScale>, 'rainShare'>

function Rain({ city, month, rainShare }: RainProps) {
  return MONTHS.map((name, index) => {
    const top = heightAt(rainShare(city.rainMm[index] ?? 0))
    return (
      <g key={name}>
        <path
          d={`M${middleOf(index) - STEP * 0.3} ${PLOT.bottom}V${top.toFixed(1)}h${STEP * 0.6}V${PLOT.bottom}`}
          className="fill-tide opacity-40"
        />
        <text
          x={middleOf(index)}
          y={HEIGHT - 13}
          textAnchor="middle"
          className={index === month ? `${FIGURE} fill-ink! font-bold!` : FIGURE}
        >
          {name.charAt(0).toUpperCase()}
        </text>
      </g>
    )
  })
}

/** Degrees on the left, millimetres on the right, on the same lines. */
function Scale({ lines }: Pick<ReturnType<typeof yearScale>, 'lines'>) {
  return (
    <>
      {lines.map(({ share, celsius, rainMm }) => (
        <g key={share}>
          <path
            d={`M${PLOT.left} ${heightAt(share)}H${PLOT.right}`}
            className="stroke-tide"
            strokeWidth={share === 0 ? 1.25 : 0.6}
            opacity={share === 0 ? 0.7 : 0.35}
          />
          <text x={PLOT.left - 9} y={heightAt(share) + 5} textAnchor="end" className={FIGURE}>
            {celsius}
          </text>
          <text x={PLOT.right + 9} y={heightAt(share) + 5} className={FIGURE}>
            {rainMm}
          </text>
        </g>
      ))}
      <text x={PLOT.left - 9} y="25" textAnchor="end" className={`${FIGURE} fill-signal!`}>
        °C
      </text>
      <text x={PLOT.right + 9} y="25" className={`${FIGURE} fill-tide!`}>
        mm
      </text>
    </>
  )
}

type KeyProps = { readonly mark: string; readonly className: string; readonly words: string }

function Key({ mark, className, words }: KeyProps) {
  return (
    <span className="inline-flex items-center gap-2">
      <svg viewBox="0 0 20 12" className="w-5" fill="none" aria-hidden="true">
        <path d={mark} className={className} strokeWidth="2.500" />
      </svg>
      {words}
    </span>
  )
}
