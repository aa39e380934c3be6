import { roundTicks } from './ticks.ts'

export type Tone = 'tide' | 'signal' | 'moss' | 'sun'

export type Series = {
  readonly name: string
  /** One per label; null for unknown values. */
  readonly values: readonly (number | null)[]
  readonly tone?: Tone
}

export type ChartData = {
  /** The visible title of the chart. */
  readonly title: string
  /** The labels of the lower axis: months, days, places. */
  readonly labels: readonly string[]
  readonly series: readonly Series[]
  /** Formats a value with its unit, in the traveller's locale. */
  readonly format: (value: number) => string
}

export const HEIGHT_PX = 240
export const MARGIN = { top: 12, bottom: 28, start: 8, end: 8 } as const

const TONES: readonly Tone[] = ['tide', 'signal', 'moss', 'sun']

export type Plot = ReturnType<typeof plotOf>

/** The layout of the chart in pixels. */
export function plotOf({ labels, series, format }: ChartData, widthPx: number) {
  const known = series.flatMap(({ values }) => values.filter((value) => value !== null))
  const ticks = roundTicks(known)
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)]
  const axisPx = 8 + Math.max(...ticks.map((tick) => format(tick).length)) * 7.8
  const left = MARGIN.start + axisPx
  const right = widthPx - MARGIN.end
  const [top, bottom] = [MARGIN.top, HEIGHT_PX - MARGIN.bottom]
  const slotPx = (right - left) / Math.max(1, labels.length)
  return {
    ticks,
    left,
    right,
    top,
    bottom,
    slotPx,
    y: (value: number) => round(bottom - ((value - low) / (high - low)) * (bottom - top)),
    /** The middle of a label's slot. */
    x: (place: number) => round(left + slotPx * (place + 0.5)),
  }
}

export function toneOf({ tone }: Series, place: number): Tone {
  return tone ?? TONES[place % TONES.length] ?? 'tide'
}

/** Server and browser must produce the same digits. */
export function round(pixels: number): number {
  return Math.round(pixels * 10) / 10
}
