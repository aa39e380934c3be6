import type { Coordinates } from '@app/domain/kernel'

import { formatCoordinates } from '../../text/format.ts'
import { PLATE, type RoutePlateDrawing } from './draw-route-plate.ts'
import type { Point } from './projection.ts'

type PlateEnd = { readonly code: string; readonly coordinates: Coordinates }

type Props = {
  readonly plate: RoutePlateDrawing
  readonly from: PlateEnd
  readonly to: PlateEnd
  /** What the chart shows, for those who cannot see it. */
  readonly label: string
}

/** The journey on a chart of its own, with true coasts and the shortest way. */
export function RoutePlate({ plate, from, to, label }: Props) {
  return (
    <figure>
      <svg
        viewBox={`0 0 ${PLATE.width} ${PLATE.height}`}
        role="img"
        aria-label={label}
        className="block w-full bg-sea"
        fill="none"
      >
        <Coast path={plate.land} />
        <path d={plate.grid} className="stroke-tide" strokeWidth="0.6" opacity="0.22" />
        <path d={plate.route} className="stroke-signal" strokeWidth="2" />
        <End at={plate.from} code={from.code} />
        <End at={plate.to} code={to.code} isLast />
      </svg>
      <figcaption className="chart-label flex flex-wrap justify-between gap-x-6 gap-y-1 border-y border-line px-5 py-2.5 text-soft">
        <span>
          {from.code} {formatCoordinates(from.coordinates)}
        </span>
        <span>
          {to.code} {formatCoordinates(to.coordinates)}
        </span>
      </figcaption>
    </figure>
  )
}

/** Engravers drew the sea as lines that follow the shore; here the shore is stroked wide, narrower, narrower. */
function Coast({ path }: { path: string }) {
  return (
    <g strokeLinejoin="round">
      <defs>
        <path id="land" d={path} />
      </defs>
      <use href="#land" className="stroke-tide" strokeWidth="13" opacity="0.14" />
      <use href="#land" className="stroke-sea" strokeWidth="11.5" />
      <use href="#land" className="stroke-tide" strokeWidth="6.5" opacity="0.24" />
      <use href="#land" className="stroke-sea" strokeWidth="5" />
      <use href="#land" className="fill-land stroke-tide" strokeWidth="1" />
    </g>
  )
}

const TAG = { width: 58, height: 26, gap: 14 }

/** The code stands on a tag of its own, so that no shore runs through it. */
function End({ at: [x, y], code, isLast = false }: { at: Point; code: string; isLast?: boolean }) {
  const left = x < PLATE.width / 2 ? -TAG.gap - TAG.width : TAG.gap
  return (
    <g transform={`translate(${x} ${y})`}>
      {/* On a phone the chart shrinks, and its marks must not. */}
      <g className="max-sm:scale-150">
        <circle r="7" className="fill-paper stroke-signal" strokeWidth="1.5" />
        <circle r="2.75" className={isLast ? 'fill-signal' : 'fill-ink'} />
        <rect
          x={left}
          y={-TAG.height / 2}
          width={TAG.width}
          height={TAG.height}
          rx="4"
          className="fill-paper stroke-line"
        />
        <text
          x={left + TAG.width / 2}
          y="6"
          textAnchor="middle"
          className="fill-ink font-sans text-[17px] font-semibold tracking-[0.08em]"
        >
          {code}
        </text>
      </g>
    </g>
  )
}
