'use no memo'

import { FIGURES } from '../../../entities/company/figures.ts'
import { homeText as text } from '../text/home.ts'

const STATS = [
  [FIGURES.tripsPlanned, text('home.stat.trips')],
  [FIGURES.languages, text('home.stat.languages')],
  [FIGURES.aiSupport, text('home.stat.support')],
] as const

export function StatsRow({ className = '' }: { readonly className?: string }) {
  return (
    <ul aria-label={text('home.stats')} className={`flex flex-wrap gap-y-4 ${className}`}>
      {STATS.map(([figure, words]) => (
        <li
          key={words}
          className="max-w-[max(33.3%,5.4rem)] border-l border-edge pr-4 pl-3 max-[24rem]:pr-2 lg:max-w-none lg:pr-10 lg:pl-4"
        >
          <span className="block font-display text-title leading-none tabular-nums">{figure}</span>
          <span className="chart-label mt-1.5 block text-soft">{words}</span>
        </li>
      ))}
    </ul>
  )
}
