import { type PointerEvent, type ReactNode, useState, useEffect, useRef } from 'react'

import { useLayout } from '../../device/screen/use-layout.ts'
import { uiText as text } from '../ui-text.ts'
import { ChartTable } from './chart-table.tsx'
import { type ChartData, HEIGHT_PX, type Plot, plotOf, type Series } from './plot.ts'
import { keptLabels } from './ticks.ts'

const GUESS_PX = { mobile: 342, desktop: 640 } as const

/** Drawn in real pixels, so that its letters stay readable on a phone. The server renders a likely width. */
function useWidth() {
  const guess = GUESS_PX[useLayout()]
  const box = useRef<HTMLDivElement>(null)
  const [measured, setMeasured] = useState<number | null>(null)
  useEffect(() => {
    const element = box.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const watcher = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setMeasured(Math.round(entry.contentRect.width))
    })
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [])
  return { box, widthPx: measured ?? guess }
}

type Props = {
  readonly data: ChartData
  /** The symbol of a series in the legend, drawn as in the chart. */
  readonly sign: (series: Series, place: number) => ReactNode
  readonly children: (plot: Plot, pointed: number | null) => ReactNode
}

/** Axes, title, legend, the value under the pointer, and the same data as a table for screen readers. */
export function ChartFrame({ data, sign, children }: Props) {
  const { title, labels, format } = data
  const { box, widthPx } = useWidth()
  const [pointed, setPointed] = useState<number | null>(null)
  const plot = plotOf(data, widthPx)

  function onPointerMove({ clientX, currentTarget }: PointerEvent<SVGSVGElement>): void {
    const across = clientX - currentTarget.getBoundingClientRect().left
    const place = Math.floor((across - plot.left) / plot.slotPx)
    setPointed(place >= 0 && place < labels.length ? place : null)
  }

  return (
    <figure className="grid gap-3">
      <Caption data={data} sign={sign} pointed={pointed} />
      <div ref={box}>
        <svg
          viewBox={`0 0 ${widthPx} ${HEIGHT_PX}`}
          height={HEIGHT_PX}
          className="block w-full touch-pan-y"
          aria-hidden="true"
          onPointerMove={onPointerMove}
          onPointerLeave={() => setPointed(null)}
        >
          <Axes plot={plot} labels={labels} format={format} />
          {pointed !== null && (
            <path d={`M${plot.x(pointed)} ${plot.top}V${plot.bottom}`} className="stroke-edge" strokeDasharray="2 3" />
          )}
          {children(plot, pointed)}
        </svg>
      </div>
      <ChartTable title={title} head={text('chart.period')} data={data} />
    </figure>
  )
}

type CaptionProps = Pick<Props, 'data' | 'sign'> & { readonly pointed: number | null }

/** The legend shows the values at the pointer, so that nothing floats over the lines. */
function Caption({ data: { title, labels, series, format }, sign, pointed }: CaptionProps) {
  return (
    <figcaption className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
      <span className="font-semibold">{title}</span>
      <span className="chart-label flex min-h-4 flex-wrap gap-x-4 text-soft" aria-hidden="true">
        {pointed !== null && <span className="text-ink">{labels[pointed]}</span>}
        {series.map((one, place) => {
          const value = pointed === null ? undefined : one.values[pointed]
          return (
            <span key={one.name} className="inline-flex items-center gap-1.5">
              <svg width="18" height="10" fill="none">
                {sign(one, place)}
              </svg>
              {one.name}
              {value !== undefined && <span className="text-ink">{value === null ? '–' : format(value)}</span>}
            </span>
          )
        })}
      </span>
    </figcaption>
  )
}

const LETTER_PX = 7.2
const LABEL_GAP_PX = 12
const SHORTEST_LABEL_PX = 38

type LowerLabelProps = { readonly x: number | null; readonly plot: Plot; readonly label: string }

/** Centred at its slot, or ending with the axis. */
function LowerLabel({ x, plot, label }: LowerLabelProps) {
  return (
    <text x={x ?? plot.right} y={plot.bottom + 19} textAnchor={x === null ? 'end' : 'middle'}>
      {label}
    </text>
  )
}

type AxesProps = { readonly plot: Plot } & Pick<ChartData, 'labels' | 'format'>

function Axes({ plot, labels, format }: AxesProps) {
  const longestPx = Math.max(0, ...labels.map(({ length }) => length)) * LETTER_PX
  const kept = keptLabels(labels.length, plot.right - plot.left, Math.max(SHORTEST_LABEL_PX, longestPx + LABEL_GAP_PX))
  // Under a narrow last slot a centred label would be cut at the edge.
  const isLastCut = plot.slotPx < longestPx
  const last = labels.length - 1
  const isFree = (place: number): boolean =>
    !isLastCut || place === last || plot.x(place) + longestPx * 1.5 + LABEL_GAP_PX / 2 < plot.right
  return (
    <g className="chart-label fill-soft">
      {plot.ticks.map((tick) => (
        <g key={tick}>
          <path
            d={`M${plot.left} ${plot.y(tick)}H${plot.right}`}
            className={tick === 0 ? 'stroke-edge' : 'stroke-line'}
            shapeRendering="crispEdges"
          />
          <text x={plot.left - 8} y={plot.y(tick) + 4} textAnchor="end">
            {format(tick)}
          </text>
        </g>
      ))}
      {labels.map((label, place) => (
        <g key={label}>
          <path d={`M${plot.x(place)} ${plot.bottom}v4`} className="stroke-edge" shapeRendering="crispEdges" />
          {kept.has(place) && isFree(place) && (
            <LowerLabel x={isLastCut && place === last ? null : plot.x(place)} plot={plot} label={label} />
          )}
        </g>
      ))}
    </g>
  )
}
