import { authText as text } from '../../text/auth.ts'
import { SIGN_IN_SHEET } from './chart-sheet.ts'
import chart from './east-china-sea.svg?no-inline'

/** True coasts, lines of equal distance from them, and two shortest ways. */
export function SeaPlate({ className = '' }: { className?: string }) {
  return (
    <figure className={`border border-edge bg-paper p-1.5 ${className}`}>
      <svg
        viewBox={`0 0 ${SIGN_IN_SHEET.width} ${SIGN_IN_SHEET.height}`}
        preserveAspectRatio="xMidYMid slice"
        role="img"
        aria-label={text('chart.label')}
        className="block size-full bg-sea font-sans"
        fill="none"
      >
        <use href={`${chart}#chart`} />
      </svg>
    </figure>
  )
}
