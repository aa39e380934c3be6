import { uiText as text } from '../ui-text.ts'

const SIZES = { sm: 'size-4', default: 'size-6', lg: 'size-10' } as const

type Props = {
  readonly size?: keyof typeof SIZES
  /** Announced; `null` when the text is beside it anyway. */
  readonly label?: string | null
}

/** A turning compass card: for short waits without a known shape. Longer ones get a skeleton or a progress bar. */
export function Spinner({ size = 'default', label = text('loading') }: Props) {
  return (
    <span {...(label !== null && { role: 'status' })} className="inline-grid align-middle">
      <svg viewBox="0 0 24 24" className={`${SIZES[size]} animate-turn`} fill="none" aria-hidden="true">
        <circle
          cx="12"
          cy="12"
          r="9.5"
          className="stroke-current opacity-30"
          strokeDasharray="1 3.974"
          strokeWidth="3"
        />
        <path d="M12 2.5a9.5 9.5 0 0 1 9.5 9.5" className="stroke-current" strokeWidth="1.75" strokeLinecap="round" />
        <circle cx="12" cy="12" r="1.5" className="fill-current" />
      </svg>
      {label !== null && <span className="sr-only">{label}</span>}
    </span>
  )
}
