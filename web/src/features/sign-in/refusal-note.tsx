import type { ReactNode } from 'react'

import type { Refusal } from './describe-refusal.ts'

/** Announced when it appears; a second refusal is a new element, so that it is announced again. */
export function RefusalNote({ refusal, children }: { refusal: Refusal; children?: ReactNode }) {
  return (
    <div role="alert" className="grid justify-items-start gap-1 border-s-2 border-signal ps-4">
      <p className="font-semibold text-signal">{refusal.message}</p>
      {refusal.hint && <p className="text-small text-soft">{refusal.hint}</p>}
      {children}
    </div>
  )
}
