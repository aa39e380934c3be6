import type { Coordinates } from '@app/domain/kernel'
import { useId } from 'react'

import { formatCoordinates } from '../../text/format.ts'
import { PLATE, type RoutePlateDrawing } from './draw-route-plate.ts'
import type { Point } from './projection.ts'

type PlateEnd = {
  /** Of an airport, or the name of a city. */
  readonly code: string
  readonly coordinates: Coordinates
}

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
    <figure className="@container">
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
        <End at={plate.from} code={from.code} isAbove={plate.from[1] <= plate.to[1]} />
        <End at={plate.to} code={to.code} isAbove={plate.from[1] > plate.to[1]} isLast />
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
  // Several plates may stand on one page.
  const id = useId()
  const land = `#${id}`
  return (
    <g strokeLinejoin="round">
      <defs>
        <path id={id} d={path} />
      </defs>
      <use href={land} className="stroke-tide" strokeWidth="13" opacity="0.14" />
      <use href={land} className="stroke-sea" strokeWidth="11.5" />
      <use href={land} className="stroke-tide" strokeWidth="6.5" opacity="0.24" />
      <use href={land} className="stroke-sea" strokeWidth="5" />
      <use href={land} className="fill-land stroke-tide" strokeWidth="1" />
    </g>
  )
}

const TAG = { height: 26, gap: 14, letter: 11.5, ends: 23, longestBeside: 4 }
/** How much larger the marks are where the chart is narrow. */
const NARROW = 1.5

type EndProps = { readonly at: Point; readonly code: string; readonly isAbove: boolean; readonly isLast?: boolean }

/** The name stands on a tag of its own, so that no shore runs through it: a code beside its point, a city above or below. */
function End({ at: [x, y], code, isAbove, isLast = false }: EndProps) {
  const width = code.length * TAG.letter + TAG.ends
  const [left, top] = code.length <= TAG.longestBeside ? beside(x, width) : [within(x, width), isAbove ? -47 : 21]
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className="@max-lg:scale-150">
        <circle r="7" className="fill-paper stroke-signal" strokeWidth="1.5" />
        <circle r="2.75" className={isLast ? 'fill-signal' : 'fill-ink'} />
        <rect x={left} y={top} width={width} height={TAG.height} rx="4" className="fill-paper stroke-line" />
        <text
          x={left + width / 2}
          y={top + TAG.height / 2 + 6}
          textAnchor="middle"
          className="fill-ink font-sans text-[17px] font-semibold tracking-[0.08em]"
        >
          {code}
        </text>
      </g>
    </g>
  )
}

function beside(x: number, width: number): readonly [left: number, top: number] {
  return [x < PLATE.width / 2 ? -TAG.gap - width : TAG.gap, -TAG.height / 2]
}

/** In the middle of its point, or as far aside as the frame asks. */
function within(x: number, width: number): number {
  const room = (width / 2) * NARROW + 8
  const middle = Math.min(PLATE.width - room, Math.max(room, x))
  return (middle - x) / NARROW - width / 2
}
