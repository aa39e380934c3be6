import type { Coordinates } from '@app/domain/kernel'
import { useId } from 'react'

import { formatCoordinates } from '../../../text/format.ts'
import { ILLUSTRATION, type RouteIllustrationDrawing } from './draw-route-illustration.ts'
import type { Point } from './projection.ts'

type IllustrationEnd = {
  /** Of an airport, or the name of a city. */
  readonly code: string
  readonly coordinates: Coordinates
}

type Props = {
  readonly illustration: RouteIllustrationDrawing
  readonly from: IllustrationEnd
  readonly to: IllustrationEnd
  /** A text description of the chart. */
  readonly label: string
}

/** The journey on its own chart, with true coasts and the shortest route. */
export function RouteIllustration({ illustration, from, to, label }: Props) {
  return (
    <figure className="@container">
      <svg
        viewBox={`0 0 ${ILLUSTRATION.width} ${ILLUSTRATION.height}`}
        role="img"
        aria-label={label}
        className="block w-full bg-sea"
        fill="none"
      >
        <Coast path={illustration.land} />
        <path d={illustration.grid} className="stroke-tide" strokeWidth="0.6" opacity="0.22" />
        <path d={illustration.route} className="stroke-signal" strokeWidth="2" />
        <End at={illustration.from} code={from.code} isAbove={illustration.from[1] <= illustration.to[1]} />
        <End at={illustration.to} code={to.code} isAbove={illustration.from[1] > illustration.to[1]} isLast />
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

/** Waterlining as on engraved maps: here the coast is stroked wide, narrower, narrowest. */
function Coast({ path }: { path: string }) {
  // Several illustrations may be on one page.
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
/** The factor by which marks are larger on a narrow chart. */
const NARROW = 1.5

type EndProps = { readonly at: Point; readonly code: string; readonly isAbove: boolean; readonly isLast?: boolean }

/**
 * The name has a background of its own, so that no coast runs through it: a code next to its point, a city above or
 * below.
 */
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
  return [x < ILLUSTRATION.width / 2 ? -TAG.gap - width : TAG.gap, -TAG.height / 2]
}

/** Centred on its point, or moved aside to stay in the frame. */
function within(x: number, width: number): number {
  const room = (width / 2) * NARROW + 8
  const middle = Math.min(ILLUSTRATION.width - room, Math.max(room, x))
  return (middle - x) / NARROW - width / 2
}
