import { ChartFrame } from './chart-frame.tsx'
import { type ChartData, type Plot, type Series, type Tone, toneOf } from './plot.ts'

const STROKES: Readonly<Record<Tone, string>> = {
  tide: 'stroke-tide',
  signal: 'stroke-signal',
  moss: 'stroke-moss',
  sun: 'stroke-sun-deep',
}
const FILLS: Readonly<Record<Tone, string>> = {
  tide: 'fill-tide',
  signal: 'fill-signal',
  moss: 'fill-moss',
  sun: 'fill-sun-deep',
}
/** Lines differ by more than their colour. */
const DASHES = ['', '6 4', '2 3', '10 3 2 3'] as const

/** A series over time. Unknown values are gaps in the line. */
export function LineChart(data: ChartData) {
  return (
    <ChartFrame data={data} sign={(series, place) => <Line series={series} place={place} d="M0 5h18" />}>
      {(plot, pointed) =>
        data.series.map((series, place) => {
          const tone = toneOf(series, place)
          const value = pointed === null ? null : series.values[pointed]
          return (
            <g key={series.name}>
              <Line series={series} place={place} d={pathOf(series, plot)} />
              <LastPoint series={series} plot={plot} className={FILLS[tone]} />
              {pointed !== null && typeof value === 'number' && (
                <circle
                  cx={plot.x(pointed)}
                  cy={plot.y(value)}
                  r="4"
                  className={`fill-raised ${STROKES[tone]}`}
                  strokeWidth="1.75"
                />
              )}
            </g>
          )
        })
      }
    </ChartFrame>
  )
}

function Line({ series, place, d }: { series: Series; place: number; d: string }) {
  return (
    <path
      d={d}
      className={STROKES[toneOf(series, place)]}
      fill="none"
      strokeWidth="1.75"
      strokeLinejoin="round"
      strokeDasharray={DASHES[place % DASHES.length]}
    />
  )
}

function pathOf({ values }: Series, plot: Plot): string {
  let isDrawing = false
  return values
    .map((value, place) => {
      if (value === null) {
        isDrawing = false
        return ''
      }
      const step = `${isDrawing ? 'L' : 'M'}${plot.x(place)} ${plot.y(value)}`
      isDrawing = true
      return step
    })
    .join('')
}

/** The latest value, with a marker. */
function LastPoint({ series: { values }, plot, className }: { series: Series; plot: Plot; className: string }) {
  const place = values.findLastIndex((value) => value !== null)
  const value = values[place]
  if (value === undefined || value === null) return null
  return <circle cx={plot.x(place)} cy={plot.y(value)} r="3" className={className} />
}
