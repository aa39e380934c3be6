import { homeToolText as text } from '../../text/home-tools.ts'
import { LateChart } from '../../ui/chart/late-chart.tsx'
import { WORLD_SHEET } from './chart-sheets.ts'
import world from './chart-world.svg?no-inline'
import type { JourneyEnd } from './load-journey.ts'
import { onWorldSheet, worldWay } from './world-way.ts'

const NEAR_EDGE = 90

type Props = { readonly from: JourneyEnd; readonly to: JourneyEnd }

export function WorldPlate({ from, to }: Props) {
  return (
    <svg
      viewBox={`0 0 ${WORLD_SHEET.width} ${WORLD_SHEET.height}`}
      role="img"
      aria-label={text('calculator.plate', { from: from.name, to: to.name })}
      className="w-full border border-line bg-sea font-sans"
      fill="none"
    >
      <LateChart href={`${world}#chart`} {...WORLD_SHEET} />
      <path d={worldWay(from.coordinates, to.coordinates)} className="stroke-signal" strokeWidth="1.75" />
      <End end={from} />
      <End end={to} />
    </svg>
  )
}

function End({ end }: { readonly end: JourneyEnd }) {
  const [x, y] = onWorldSheet(end.coordinates)
  const isRight = x > WORLD_SHEET.width - NEAR_EDGE
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
