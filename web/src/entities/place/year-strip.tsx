import type { MonthlyClimate } from '@app/domain/climate'
import type { ReactNode } from 'react'

import { degreesOf, rainOf } from '../../text/format-weather.ts'

const DEGREES_A_LINE = 10
const FEWEST_LINES = 2
/** Round steps for both scales. */
const RAIN_STEPS_MM = [25, 50, 100, 150, 200, 300]

type ScaleLine = { readonly share: number; readonly celsius: number; readonly rainMm: number }

/** Temperature in tens of degrees, rain from zero; round figures of both are on the same lines. */
export function yearScale({ meanC, rainMm }: MonthlyClimate) {
  const coldest = Math.floor(Math.min(...meanC) / DEGREES_A_LINE) * DEGREES_A_LINE
  const warmest = Math.ceil(Math.max(...meanC) / DEGREES_A_LINE) * DEGREES_A_LINE
  const steps = Math.max(FEWEST_LINES, (warmest - coldest) / DEGREES_A_LINE)
  const wettest = Math.max(...rainMm)
  const rainStep = RAIN_STEPS_MM.find((step) => step * steps >= wettest) ?? Math.ceil(wettest / steps / 100) * 100
  const lines: readonly ScaleLine[] = Array.from({ length: steps + 1 }, (_, line) => ({
    share: line / steps,
    celsius: coldest + line * DEGREES_A_LINE,
    rainMm: line * rainStep,
  }))
  return {
    lines,
    warmthShare: (celsius: number): number => (celsius - coldest) / (steps * DEGREES_A_LINE),
    rainShare: (mm: number): number => mm / (steps * rainStep),
  }
}

const [WIDTH, HEIGHT] = [600, 264]
const PLOT = { left: 58, right: WIDTH - 66, top: 48, bottom: HEIGHT - 38 }
const STEP = (PLOT.right - PLOT.left) / 12
const MONTHS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
/** On a phone the chart shrinks, but its figures must not. */
const FIGURE = 'fill-soft text-[15px] font-medium @max-lg:text-[22px]'
const middleOf = (month: number): number => PLOT.left + (month + 0.5) * STEP
const heightAt = (share: number): number => PLOT.bottom - share * (PLOT.bottom - PLOT.top)

type Props = {
  readonly climate: MonthlyClimate
  /** Highlighted months, from 0. */
  readonly marked: readonly number[]
  readonly label: string
  readonly keys: { readonly warmth: string; readonly rain: string }
  readonly aside?: ReactNode
  /** For the initials of the months, and the units. */
  readonly locale: string
}

/** A year in one chart: rain as bars, temperature as a line over them; the requested months are highlighted. */
export function YearStrip({ climate, marked, label, keys, aside, locale }: Props) {
  const scale = yearScale(climate)
  const warmth = (month: number): number => heightAt(scale.warmthShare(climate.meanC[month] ?? 0))
  return (
    <figure className="@container">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={label}
        className="block w-full bg-sea font-sans"
        fill="none"
      >
        {marked.map((month) => (
          <rect
            key={month}
            x={PLOT.left + month * STEP}
            y={PLOT.top}
            width={STEP}
            height={PLOT.bottom - PLOT.top}
            className="fill-sun opacity-35"
          />
        ))}
        <Scale lines={scale.lines} locale={locale} />
        <Rain climate={climate} marked={marked} rainShare={scale.rainShare} locale={locale} />
        <path
          d={`M${MONTHS.map((month) => `${middleOf(month)} ${warmth(month).toFixed(1)}`).join('L')}`}
          className="stroke-signal"
          strokeWidth="2.500"
          strokeLinejoin="round"
        />
        {marked.map((month) => (
          <circle
            key={month}
            cx={middleOf(month)}
            cy={warmth(month)}
            r="6"
            className="fill-paper stroke-signal"
            strokeWidth="2.500"
          />
        ))}
      </svg>
      <figcaption className="chart-label flex flex-wrap gap-x-5 gap-y-1 border-y border-line px-5 py-2.5 text-soft @xl:px-7">
        <Key mark="M0 6h20" className="stroke-signal" words={keys.warmth} />
        <Key mark="M5 12V2h10v10" className="fill-tide/40" words={keys.rain} />
        {aside && <span className="@lg:ms-auto">{aside}</span>}
      </figcaption>
    </figure>
  )
}

type RainProps = Pick<Props, 'climate' | 'locale' | 'marked'> & Pick<ReturnType<typeof yearScale>, 'rainShare'>

function Rain({ climate, marked, rainShare, locale }: RainProps) {
  const initial = new Intl.DateTimeFormat(locale, { month: 'narrow', timeZone: 'UTC' })
  return MONTHS.map((month) => {
    const top = heightAt(rainShare(climate.rainMm[month] ?? 0))
    return (
      <g key={month}>
        <path
          d={`M${middleOf(month) - STEP * 0.3} ${PLOT.bottom}V${top.toFixed(1)}h${STEP * 0.6}V${PLOT.bottom}`}
          className="fill-tide opacity-40"
        />
        <text
          x={middleOf(month)}
          y={HEIGHT - 13}
          textAnchor="middle"
          className={marked.includes(month) ? `${FIGURE} fill-ink! font-bold!` : FIGURE}
        >
          {initial.format(new Date(Date.UTC(2026, month, 1)))}
        </text>
      </g>
    )
  })
}

type ScaleProps = Pick<Props, 'locale'> & Pick<ReturnType<typeof yearScale>, 'lines'>

/** Degrees on the left, rain on the right, on the same lines. */
function Scale({ lines, locale }: ScaleProps) {
  const { unit } = rainOf(0, locale)
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
            {new Intl.NumberFormat(locale).format(degreesOf(celsius, locale))}
          </text>
          <text x={PLOT.right + 9} y={heightAt(share) + 5} className={FIGURE}>
            {rainOf(rainMm, locale).figure}
          </text>
        </g>
      ))}
      <text x={PLOT.left - 9} y="25" textAnchor="end" className={`${FIGURE} fill-signal!`}>
        {unit === 'in' ? '°F' : '°C'}
      </text>
      <text x={PLOT.right + 9} y="25" className={`${FIGURE} fill-tide!`}>
        {unit}
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
