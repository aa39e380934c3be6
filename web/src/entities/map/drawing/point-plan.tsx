import type { Coordinates } from '@app/domain/kernel'

import { formatDistance } from '../../../text/format.ts'
import { frameAll, middleOf, zoomFor } from './point-view.ts'

const MARGIN = 26
const KM_PER_DEGREE = 111.32
const SCALES_KM = [0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500]

type Props = {
  readonly points: readonly Coordinates[]
  readonly width?: number
  readonly height: number
  /** Shows all points, however far out; otherwise, the view leaves out outliers. */
  readonly isWhole?: boolean
  readonly label: string
  /** With the traveller's units. */
  readonly locale: string
  readonly className: string
}

/** The relative positions of places, as numbered points on a grid with a scale; north is up. */
export function PointPlan({ points, width = 760, height, isWhole = false, label, locale, className }: Props) {
  const { middle, pixelsPerDegree } = isWhole
    ? frameAll(points, width - MARGIN * 4, height - MARGIN * 3.5)
    : { middle: middleOf(points), pixelsPerDegree: (512 * 2 ** zoomFor(points)) / 360 }
  const cosine = Math.cos((middle.latitude * Math.PI) / 180)
  const placed = points
    .map(({ latitude, longitude }, place) => ({
      number: place + 1,
      x: Math.round(width / 2 + (longitude - middle.longitude) * pixelsPerDegree),
      y: Math.round(height / 2 - ((latitude - middle.latitude) / cosine) * pixelsPerDegree),
    }))
    .filter(({ x, y }) => x > MARGIN && x < width - MARGIN && y > MARGIN && y < height - MARGIN)
  const pixelsPerKm = pixelsPerDegree / (KM_PER_DEGREE * cosine)
  const km = SCALES_KM.findLast((each) => each * pixelsPerKm < width / 4) ?? 0.2
  const step = Math.round(km * pixelsPerKm)
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
      className={`block w-full bg-raised font-sans ${className}`}
      preserveAspectRatio="xMidYMid slice"
      fill="none"
    >
      <path d={grid(width, height, step)} className="stroke-tide" strokeWidth="0.6" opacity="0.22" />
      {placed.toReversed().map(({ number, x, y }) => (
        <g key={number} transform={`translate(${x} ${y})`}>
          {/* In a narrow card the plan shrinks, but its marks must not. */}
          <g className="@max-lg:scale-140 @max-sm:scale-180">
            <circle r="11" className="fill-paper stroke-tide" strokeWidth="1.5" />
            <text y="4" textAnchor="middle" className="fill-ink text-[11px] font-semibold tabular-nums">
              {number}
            </text>
          </g>
        </g>
      ))}
      <path d={`M${width / 2 - Math.round(step / 2)} ${height - 18}v-5m0 5h${step}v-5`} className="stroke-ink" />
      <text
        x={width / 2}
        y={height - 25}
        textAnchor="middle"
        className="fill-ink text-[12px] tabular-nums @max-lg:text-[16px] @max-sm:text-[22px]"
      >
        {km < 1 ? `${km * 1000} m` : formatDistance(km, locale)}
      </text>
    </svg>
  )
}

const FEWEST_GRID_PX = 12

/** A line at each multiple of the scale, out from the middle. */
function grid(width: number, height: number, step: number): string {
  if (step < FEWEST_GRID_PX) return ''
  const along = (length: number): readonly number[] =>
    Array.from({ length: Math.ceil(length / step) + 1 }, (_, line) => ((length / 2) % step) + (line - 1) * step)
  return [
    ...along(width).map((x) => `M${Math.round(x)} 0V${height}`),
    ...along(height).map((y) => `M0 ${Math.round(y)}H${width}`),
  ].join('')
}
