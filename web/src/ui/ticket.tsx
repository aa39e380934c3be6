import type { ReactNode } from 'react'

type Props = {
  readonly children: ReactNode
  /** Below the perforation: the detachable part. */
  readonly stub: ReactNode
}

/** A ticket with its stub: the request above, the action below. */
export function Ticket({ children, stub }: Props) {
  return (
    <article className="overflow-hidden rounded-sheet border border-line bg-raised">
      {children}
      <div className="relative h-0" aria-hidden="true">
        <div className="border-t-2 border-dotted border-edge" />
        <span className="absolute -top-2.5 -left-2.5 size-5 rounded-full border border-line bg-paper" />
        <span className="absolute -top-2.5 -right-2.5 size-5 rounded-full border border-line bg-paper" />
      </div>
      <div className="px-5 py-6 sm:px-7">{stub}</div>
    </article>
  )
}
