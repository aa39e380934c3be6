import { type Coordinates, greatCirclePoints } from '@app/domain/kernel'

import { mercator } from '../../../entities/map/drawing/mercator.ts'
import { pathData } from '../../../entities/map/drawing/path-data.ts'
import type { Point } from '../../../entities/map/drawing/projection.ts'
import type { JourneyEnd } from '../load-journey.ts'
import { homeToolText as text } from '../text/tools.ts'
import { WORLD_LAYOUT } from './chart-layouts.ts'
import world from './chart-world.svg?no-inline'

const STEPS = 72
const project = mercator(WORLD_LAYOUT)

export function onWorldLayout({ latitude, longitude }: Coordinates): Point {
  const [x, y] = project({ latitude, longitude: longitude < WORLD_LAYOUT.west ? longitude + 360 : longitude })
  return [x, y]
}

/** The shortest route as a path; where it leaves the chart on one side it re-enters on the other. */
export function worldRoute(from: Coordinates, to: Coordinates): string {
  const lines: Point[][] = [[]]
  for (const point of greatCirclePoints(from, to, STEPS).map(onWorldLayout)) {
    const last = lines.at(-1)!
    const before = last.at(-1)
    if (before && Math.abs(before[0] - point[0]) > WORLD_LAYOUT.width / 2) lines.push([point])
    else last.push(point)
  }
  return pathData(lines)
}

const NEAR_EDGE = 90

type Props = { readonly from: JourneyEnd; readonly to: JourneyEnd }

export function RouteOnWorldMap({ from, to }: Props) {
  return (
    <svg
      viewBox={`0 0 ${WORLD_LAYOUT.width} ${WORLD_LAYOUT.height}`}
      role="img"
      aria-label={text('calculator.illustration', { from: from.name, to: to.name })}
      className="w-full border border-line bg-sea font-sans"
      fill="none"
    >
      <use href={`${world}#chart`} />
      <path d={worldRoute(from.coordinates, to.coordinates)} className="stroke-signal" strokeWidth="1.75" />
      <End end={from} />
      <End end={to} />
    </svg>
  )
}

function End({ end }: { readonly end: JourneyEnd }) {
  const [x, y] = onWorldLayout(end.coordinates)
  const isRight = x > WORLD_LAYOUT.width - NEAR_EDGE
  return (
    <g className="stroke-land" strokeWidth="3.5" paintOrder="stroke" strokeLinejoin="round">
      <circle cx={x} cy={y} r="4.5" className="fill-paper stroke-signal" strokeWidth="1.5" />
      <text
        x={x + (isRight ? -9 : 9)}
        y={y}
        dy="1.15em"
        textAnchor={isRight ? 'end' : 'start'}
        className="fill-ink text-[24px] font-semibold sm:text-[14px]"
      >
        {end.name}
      </text>
    </g>
  )
}
