export type ShareBar = {
  readonly name: string
  readonly value: string
  /** Of the whole, from 0 to 1. */
  readonly share: number
}

/** Scale bars, the first one in red; the figures beside them say the same. */
export function ShareBars({ bars }: { readonly bars: readonly ShareBar[] }) {
  return (
    <ul className="grid gap-3">
      {bars.map(({ name, value, share }, index) => (
        <li key={name}>
          <div className="flex items-baseline justify-between gap-4 text-small">
            <span className="font-medium">{name}</span>
            <span className="tabular-nums">{value}</span>
          </div>
          <svg
            viewBox="0 0 100 5"
            preserveAspectRatio="none"
            className="mt-1 h-2.5 w-full border border-edge"
            aria-hidden="true"
          >
            <rect width={share * 100} height="5" className={index === 0 ? 'fill-signal' : 'fill-tide'} />
          </svg>
        </li>
      ))}
    </ul>
  )
}
