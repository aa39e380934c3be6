'use no memo'

import { homeText as text } from '../../text/home.ts'
import narrow from './chart-narrow.svg?no-inline'
import { NARROW_SHEET, WIDE_SHEET } from './chart-sheets.ts'
import wide from './chart-wide.svg?no-inline'

/** Drawn once from coastlines (`npm run draw -w web`); a file of its own that takes its colours from this page. */
export function HomeChart({ isNarrow = false, className = '' }: { isNarrow?: boolean; className?: string }) {
  const { width, height } = isNarrow ? NARROW_SHEET : WIDE_SHEET
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
