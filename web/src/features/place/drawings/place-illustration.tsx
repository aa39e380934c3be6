import type { CityGuide } from '@app/contracts/place-guide'

import { useMeasureLocale } from '../../../entities/traveller/profile/use-measure-locale.ts'
import { formatDegrees, formatRain } from '../../../text/format-weather.ts'
import { formatCoordinates, formatDistance } from '../../../text/format.ts'
import { type PlacedLabel, placeLabels } from '../place-labels.ts'
import { placeText as text } from '../place-text.ts'
import { monthName } from '../year/months.ts'
import { YEAR_BAND_HEIGHT, YearBand } from '../year/year-band.tsx'
import {
  gridLines,
  ILLUSTRATION,
  type IllustrationLayout,
  illustrationLayout,
  scaleBar,
} from './illustration-layout.ts'

/** The city on a chart: its shores, borders, rivers and neighbours, and its year as bands of warmth and rain. */
export function PlaceIllustration({ guide }: { readonly guide: CityGuide }) {
  const { chart, coordinates, name, climate } = guide
  const locale = useMeasureLocale()
  const layout = illustrationLayout(coordinates, chart)
  const labels = placeLabels(name, chart.neighbours, layout.project)
  const height = ILLUSTRATION.height + (climate ? YEAR_BAND_HEIGHT : 0)
  return (
    <figure>
      <svg
        viewBox={`0 0 ${ILLUSTRATION.width} ${height}`}
        role="img"
        aria-label={describe(guide, labels, layout.kmAcross, locale)}
        className="block w-full border border-edge bg-sea font-sans"
        fill="none"
      >
        <Chart guide={guide} layout={layout} labels={labels} />
        {climate && (
          <g transform={`translate(0 ${ILLUSTRATION.height})`}>
            <YearBand climate={climate.value} width={ILLUSTRATION.width} />
          </g>
        )}
      </svg>
      <figcaption className="mt-2 text-label text-soft">
        {text('illustration.note', { source: guide.chartSource.source.title })}
      </figcaption>
    </figure>
  )
}

type ChartProps = {
  readonly guide: CityGuide
  readonly layout: IllustrationLayout
  readonly labels: readonly PlacedLabel[]
}

/** In a clipped frame of its own. */
function Chart({ guide: { chart, coordinates, name }, layout, labels }: ChartProps) {
  const grid = gridLines(coordinates, layout).map(
    ({ from, to }) => `M${from.map(tenths).join(' ')}L${to.map(tenths).join(' ')}`,
  )
  return (
    <svg
      width={ILLUSTRATION.width}
      height={ILLUSTRATION.height}
      viewBox={`0 0 ${ILLUSTRATION.width} ${ILLUSTRATION.height}`}
    >
      <Land land={layout.path(chart.land, true)} />
      <path d={layout.path(chart.lakes, true)} className="fill-sea" />
      <path d={layout.path(chart.rivers)} className="stroke-tide opacity-45" strokeWidth="1.4" strokeLinejoin="round" />
      <path d={grid.join('')} className="stroke-tide opacity-15" strokeWidth="0.7" />
      <path
        d={layout.path(chart.borders)}
        className="stroke-ink opacity-55"
        strokeWidth="1.3"
        strokeDasharray="7 3 1.5 3"
        strokeLinejoin="round"
      />
      {labels.map((label) => (
        <Neighbour key={label.city.path} {...label} />
      ))}
      <CityMark name={name} position={formatCoordinates(coordinates)} />
      <Scale layout={layout} />
    </svg>
  )
}

function Scale({ layout }: { readonly layout: IllustrationLayout }) {
  const locale = useMeasureLocale()
  const { km, pixels } = scaleBar(layout)
  const floor = ILLUSTRATION.height - 18
  return (
    <>
      <path d={`M18 ${floor}v-6m0 6h${tenths(pixels)}v-6`} className="stroke-ink" strokeWidth="1.2" />
      <text
        x="24"
        y={floor - 7}
        className="fill-ink stroke-land text-[22px] font-medium tracking-[0.06em] tabular-nums sm:text-[12px]"
        strokeWidth="4"
        paintOrder="stroke"
      >
        {formatDistance(km, locale)}
      </text>
    </>
  )
}

/** Engravers drew the sea as lines along the shore; here the shore is stroked wide, narrower, narrower. */
function Land({ land }: { readonly land: string }) {
  return (
    <g strokeLinejoin="round" fillRule="evenodd">
      <defs>
        <path id="place-land" d={land} />
      </defs>
      <use href="#place-land" className="stroke-tide" strokeWidth="27" opacity="0.09" />
      <use href="#place-land" className="stroke-sea" strokeWidth="25" />
      <use href="#place-land" className="stroke-tide" strokeWidth="15" opacity="0.15" />
      <use href="#place-land" className="stroke-sea" strokeWidth="13.4" />
      <use href="#place-land" className="stroke-tide" strokeWidth="6.6" opacity="0.26" />
      <use href="#place-land" className="stroke-sea" strokeWidth="5" />
      <use href="#place-land" className="fill-land stroke-tide" strokeWidth="1.1" />
    </g>
  )
}

function Neighbour({ city, at: [x, y], isLeft }: PlacedLabel) {
  return (
    <g className="stroke-land" strokeWidth="4" paintOrder="stroke" strokeLinejoin="round">
      <circle cx={tenths(x)} cy={tenths(y)} r="2.6" className="fill-ink" stroke="none" />
      <text
        x={tenths(x + (isLeft ? -8 : 8))}
        y={tenths(y)}
        dy="0.34em"
        textAnchor={isLeft ? 'end' : 'start'}
        className="fill-soft text-[20px] sm:text-[12.5px]"
      >
        {city.name}
      </text>
    </g>
  )
}

const [X, Y] = [ILLUSTRATION.width / 2, ILLUSTRATION.height / 2]

function CityMark({ name, position }: { readonly name: string; readonly position: string }) {
  return (
    <>
      <path d={`M${X - 18} ${Y}h36M${X} ${Y - 18}v36`} className="stroke-signal" strokeWidth="1.6" />
      <circle cx={X} cy={Y} r="7" className="fill-land stroke-signal" strokeWidth="2.2" />
      <g className="stroke-land" strokeWidth="6" paintOrder="stroke" strokeLinejoin="round">
        <text x={X + 20} y={Y - 10} className="fill-ink font-display text-[34px] font-semibold sm:text-[25px]">
          {name}
        </text>
        <text
          x={X + 20}
          y={Y}
          dy="1.35em"
          className="fill-soft text-[20px] tracking-[0.08em] tabular-nums sm:text-[13px]"
        >
          {position}
        </text>
      </g>
    </>
  )
}

function describe(guide: CityGuide, labels: readonly PlacedLabel[], kmAcross: number, locale: string): string {
  const { name, coordinates, climate } = guide
  const names = labels.map(({ city }) => city.name).join(', ')
  const chart = text('illustration.label', {
    place: name,
    position: formatCoordinates(coordinates),
    width: formatDistance(Math.round(kmAcross / 10) * 10, locale),
    neighbours: names ? text('illustration.neighbours', { names }) : '',
  })
  if (!climate) return chart
  const { meanC, rainMm } = climate.value
  const at = (values: readonly number[], choose: (...values: number[]) => number) => values.indexOf(choose(...values))
  const [coldest, warmest, wettest] = [at(meanC, Math.min), at(meanC, Math.max), at(rainMm, Math.max)]
  return `${chart} ${text('illustration.year', {
    coldest: monthName(coldest),
    coldestC: formatDegrees(meanC[coldest] ?? 0, locale),
    warmest: monthName(warmest),
    warmestC: formatDegrees(meanC[warmest] ?? 0, locale),
    wettest: monthName(wettest),
    wettestMm: formatRain(rainMm[wettest] ?? 0, locale),
  })}`
}

function tenths(pixels: number): number {
  return Math.round(pixels * 10) / 10
}
