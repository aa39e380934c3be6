import type { Coordinates } from '@app/domain/kernel'

import { formatDistance } from '../../text/format.ts'
import { middleOf, zoomFor } from './point-view.ts'

const WIDTH = 760
const MARGIN = 26
const KM_PER_DEGREE = 111.32
const SCALES_KM = [0.5, 1, 2, 5, 10, 20, 50]

type Props = {
  readonly points: readonly Coordinates[]
  readonly height: number
  readonly label: string
  /** With the traveller's units. */
  readonly locale: string
  readonly className: string
}

/** Where places lie to each other, as numbered points with a scale: north is up. */
export function PointPlan({ points, height, label, locale, className }: Props) {
  const middle = middleOf(points)
  const cosine = Math.cos((middle.latitude * Math.PI) / 180)
  const pixelsPerDegree = (512 * 2 ** zoomFor(points)) / 360
  const placed = points
    .map(({ latitude, longitude }, place) => ({
      number: place + 1,
      x: Math.round(WIDTH / 2 + (longitude - middle.longitude) * pixelsPerDegree),
      y: Math.round(height / 2 - ((latitude - middle.latitude) / cosine) * pixelsPerDegree),
    }))
    .filter(({ x, y }) => x > MARGIN && x < WIDTH - MARGIN && y > MARGIN && y < height - MARGIN)
  const pixelsPerKm = pixelsPerDegree / (KM_PER_DEGREE * cosine)
  const km = SCALES_KM.findLast((each) => each * pixelsPerKm < WIDTH / 4) ?? 0.5
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${height}`}
      role="img"
      aria-label={label}
      className={`block w-full bg-sea font-sans ${className}`}
      preserveAspectRatio="xMidYMid slice"
      fill="none"
    >
      {placed.toReversed().map(({ number, x, y }) => (
        <g key={number} transform={`translate(${x} ${y})`}>
          <circle r="11" className="fill-paper stroke-tide" strokeWidth="1.5" />
          <text y="4" textAnchor="middle" className="fill-ink text-[11px] font-semibold tabular-nums">
            {number}
          </text>
        </g>
      ))}
      <path
        d={`M${WIDTH / 2 - Math.round((km * pixelsPerKm) / 2)} ${height - 18}v-5m0 5h${Math.round(km * pixelsPerKm)}v-5`}
        className="stroke-ink"
      />
      <text x={WIDTH / 2} y={height - 25} textAnchor="middle" className="fill-ink text-[12px] tabular-nums">
        {km < 1 ? `${km * 1000} m` : formatDistance(km, locale)}
      </text>
    </svg>
  )
}
