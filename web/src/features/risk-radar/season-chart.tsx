import { riskRadarText as text } from './risk-radar-text.ts'

const MONTHS = ['J', 'F', 'M', 'A', 'M', 'J', 'J', 'A', 'S', 'O', 'N', 'D']

/** First and last month, January is 0 (NOAA, see content/tool-sources.ts). */
const SEASONS = [
  { id: 'atlantic', first: 5, last: 10, months: 'jun-nov' },
  { id: 'pacific', first: 4, last: 10, months: 'may-nov' },
  { id: 'central', first: 5, last: 10, months: 'jun-nov' },
] as const

export function SeasonChart() {
  return (
    <ul className="mt-5 grid gap-5">
      {SEASONS.map(({ id, first, last, months }) => (
        <li key={id}>
          <p className="text-small font-medium">{text(`season.${id}`)}</p>
          <svg
            viewBox="0 0 360 34"
            role="img"
            aria-label={text('season.label', { name: text(`season.${id}`), months: text(`season.${months}`) })}
            className="mt-1.5 w-full font-sans"
            fill="none"
          >
            {MONTHS.map((letter, month) => {
              const isIn = month >= first && month <= last
              // May counts from its middle.
              const isHalf = months === 'may-nov' && month === first
              return (
                <g key={letter + String(month)} transform={`translate(${month * 30} 0)`}>
                  <rect x="1" y="1" width="28" height="32" className="fill-raised stroke-edge" />
                  {(!isIn || isHalf) && <Letter x={15} className="fill-ink" letter={letter} />}
                  {/* Clipped at its own left edge, so that either half of a letter has its own background. */}
                  {isIn && (
                    <svg x={isHalf ? 15 : 1} width={isHalf ? 14 : 28} height="34">
                      <rect y="1" width="28" height="32" className="fill-signal" />
                      <Letter x={isHalf ? 0 : 14} className="fill-on-signal" letter={letter} />
                    </svg>
                  )}
                </g>
              )
            })}
          </svg>
          <p className="chart-label mt-1 text-soft">{text(`season.${months}`)}</p>
        </li>
      ))}
    </ul>
  )
}

type LetterProps = { readonly x: number; readonly letter: string; readonly className: string }

function Letter({ x, letter, className }: LetterProps) {
  return (
    <text x={x} y="22" textAnchor="middle" className={`text-[14px] font-semibold ${className}`}>
      {letter}
    </text>
  )
}
