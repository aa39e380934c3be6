import type { ReactNode } from 'react'

/** By meaning: tide is neutral, sun draws attention, moss is good, signal is a warning. */
const TONES = {
  neutral: 'border-line text-soft',
  tide: 'border-tide text-tide',
  moss: 'border-moss text-moss',
  signal: 'border-signal text-signal',
  sun: 'border-sun-deep bg-sun text-on-sun',
} as const

export type BadgeTone = keyof typeof TONES

/** A label for a state that changes; never decoration. */
export function Badge({ tone = 'neutral', children }: { readonly tone?: BadgeTone; readonly children: ReactNode }) {
  return (
    <span
      className={`chart-label caps inline-flex min-h-6 items-center gap-1.5 rounded-[4px] border px-2 whitespace-nowrap ${TONES[tone]}`}
    >
      {children}
    </span>
  )
}
