import { notFoundText as text } from './not-found-text.ts'
import chart from './point-nemo.svg?no-inline'

/** Positions on the chart, as build/draw-point-nemo.ts prints them. */
const MIDDLE = { x: 600, y: 400 }
const NEAREST = [
  { name: 'Ducie Island', x: 581, y: 49 },
  { name: 'Motu Nui', x: 783, y: 101 },
  { name: 'Maher Island', x: 587, y: 749 },
]
const RADIUS = 351

/** Azimuthal and true to scale from its middle, so the three nearest coasts are on one circle. */
export function PointNemoChart() {
  return (
    <svg
      viewBox="0 0 1200 800"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={text('chart')}
      className="size-full text-[40px] sm:text-[17px]"
      fill="none"
    >
      <use href={`${chart}#grid`} className="stroke-tide opacity-20" strokeWidth="0.8" />
      <use href={`${chart}#land`} className="fill-land stroke-tide" strokeWidth="1.1" />
      <circle
        cx={MIDDLE.x}
        cy={MIDDLE.y}
        r={RADIUS}
        className="stroke-tide opacity-60"
        strokeDasharray="2 7"
        strokeLinecap="round"
        strokeWidth="1.6"
      />
      {NEAREST.map(({ name, x, y }) => (
        <g key={name}>
          <path d={`M${MIDDLE.x} ${MIDDLE.y}L${x} ${y}`} className="stroke-tide opacity-35" />
          <circle cx={x} cy={y} r="4" className="fill-paper stroke-tide" strokeWidth="1.6" />
          {/* On a phone only the middle is visible. */}
          <Label x={x + 12} y={y + (y < MIDDLE.y ? 24 : -10)} className="fill-soft max-sm:hidden">
            {name}
          </Label>
        </g>
      ))}
      <path
        d={`M${MIDDLE.x - 13} ${MIDDLE.y}h26M${MIDDLE.x} ${MIDDLE.y - 13}v26`}
        className="stroke-signal"
        strokeWidth="2"
      />
      <circle cx={MIDDLE.x} cy={MIDDLE.y} r="7" className="stroke-signal" strokeWidth="2" />
      <Label x={MIDDLE.x + 22} y={MIDDLE.y - 6} className="fill-ink font-semibold">
        {text('nemo')}
      </Label>
      <Label x={MIDDLE.x + 22} y={MIDDLE.y + 18} className="fill-soft max-sm:hidden">
        {text('nemo.position')}
      </Label>
    </svg>
  )
}

function Label({
  x,
  y,
  className = 'fill-soft',
  children,
}: {
  x: number
  y: number
  className?: string
  children: string
}) {
  return (
    <text
      x={x}
      y={y}
      className={`${className} stroke-sea tracking-wide tabular-nums`}
      strokeWidth="5"
      paintOrder="stroke"
    >
      {children}
    </text>
  )
}
