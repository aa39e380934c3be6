'use no memo'

import { homeText as text } from '../text/home.ts'
import { NARROW_LAYOUT, WIDE_LAYOUT } from './chart-layouts.ts'
import narrow from './chart-narrow.svg?no-inline'
import wide from './chart-wide.svg?no-inline'

/**
 * Drawn at build time from coastlines (`npm run draw -w web`); a separate file that takes its colours from this page.
 */
export function HomeChart({ isNarrow = false, className = '' }: { isNarrow?: boolean; className?: string }) {
  const { width, height } = isNarrow ? NARROW_LAYOUT : WIDE_LAYOUT
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={text(isNarrow ? 'home.chart.narrow' : 'home.chart')}
      className={`font-sans ${className}`}
    >
      <use href={`${isNarrow ? narrow : wide}#chart`} />
    </svg>
  )
}
