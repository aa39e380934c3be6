import { SIGN_IN_LAYOUT } from './chart-layout.ts'
import chart from './east-china-sea.svg?no-inline'
import { authText as text } from './sign-in-text.ts'

/** True coasts, lines of equal distance from them, and two shortest routes. */
export function SeaIllustration({ className = '' }: { className?: string }) {
  return (
    <figure className={`border border-edge bg-paper p-1.5 ${className}`}>
      <svg
        viewBox={`0 0 ${SIGN_IN_LAYOUT.width} ${SIGN_IN_LAYOUT.height}`}
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
