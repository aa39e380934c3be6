import { Link } from 'react-router'

type Props = { readonly to: string; readonly name: string; readonly action: string }

/** A tag as it hangs on a suitcase: a corner cut, an eyelet, a string. */
export function LuggageLabel({ to, name, action }: Props) {
  return (
    <Link
      to={to}
      className="group relative flex min-h-24 items-center gap-4 border border-edge bg-raised py-4 pe-5 ps-14 text-ink no-underline [clip-path:polygon(1.25rem_0,100%_0,100%_100%,1.25rem_100%,0_calc(100%-1.25rem),0_1.25rem)] hover:bg-plate"
    >
      <svg viewBox="0 0 56 96" className="absolute inset-y-0 start-0 h-full w-14" fill="none" aria-hidden="true">
        <path d="M20 0 0 20v56l20 20" className="stroke-edge" strokeWidth="2" vectorEffect="non-scaling-stroke" />
        <path d="M-4 30C8 30 14 48 26 48" className="stroke-signal" strokeWidth="2" />
        <circle cx="30" cy="48" r="7" className="fill-paper stroke-edge" strokeWidth="1.5" />
      </svg>
      <span className="min-w-0">
        <span className="block font-display text-lead leading-tight">{name}</span>
        <span className="chart-label text-tide group-hover:underline">{action}</span>
      </span>
    </Link>
  )
}
