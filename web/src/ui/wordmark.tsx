'use no memo'
/** Two places and the shortest route between them. */
export function Wordmark({ name }: { name: string }) {
  return (
    <span className="inline-flex items-center gap-2.5">
      <svg viewBox="0 0 28 28" className="size-7" aria-hidden="true" fill="none">
        <path d="M1 22.5h26" className="stroke-line" />
        <path d="M4 18.5C6.5 8 17.5 3.5 23.5 9.5" className="stroke-tide" strokeWidth="1.75" />
        <circle cx="4" cy="18.5" r="2.25" className="fill-tide" />
        <circle cx="23.5" cy="9.5" r="2.75" className="fill-signal" />
      </svg>
      <span className="font-display text-[1.375rem] leading-none font-[560] tracking-[-0.02em]">{name}</span>
    </span>
  )
}
