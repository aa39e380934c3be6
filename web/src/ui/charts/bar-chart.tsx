import { ChartFrame } from './chart-frame.tsx'
import { type ChartData, type Plot, round, type Series, type Tone, toneOf } from './plot.ts'

const FILLS: Readonly<Record<Tone, string>> = {
  tide: 'fill-tide',
  signal: 'fill-signal',
  moss: 'fill-moss',
  sun: 'fill-sun stroke-sun-deep',
}
const MAX_BAR_PX = 28
const USED_OF_SLOT = 0.68

/** Amounts to compare. Several series are side by side in each slot. */
export function BarChart(data: ChartData) {
  return (
    <ChartFrame data={data} sign={(series, place) => <Sign series={series} place={place} />}>
      {(plot, pointed) =>
        data.series.map((series, place) => (
          <g key={series.name} className={FILLS[toneOf(series, place)]}>
            {series.values.map(
              (value, slot) =>
                value !== null && (
                  <rect
                    key={data.labels[slot]}
                    {...barOf(plot, value, slot, place, data.series.length)}
                    rx="1.5"
                    opacity={pointed === null || pointed === slot ? 1 : 0.45}
                  />
                ),
            )}
          </g>
        ))
      }
    </ChartFrame>
  )
}

function Sign({ series, place }: { series: Series; place: number }) {
  return <rect x="4" y="0.5" width="9" height="9" rx="1.5" className={FILLS[toneOf(series, place)]} />
}

function barOf(plot: Plot, value: number, slot: number, place: number, count: number) {
  const width = Math.min(MAX_BAR_PX, (plot.slotPx * USED_OF_SLOT) / count)
  const [end, base] = [plot.y(value), plot.y(0)]
  return {
    x: round(plot.x(slot) - (width * count) / 2 + width * place + 0.5),
    y: Math.min(end, base),
    width: round(Math.max(1, width - 1)),
    height: Math.max(1, round(Math.abs(base - end))),
  }
}
