import type { ReactNode } from 'react'

import { uiText as text } from '../ui-text.ts'

/** One skeleton block. Give it the size of the content, so that nothing jumps. */
export function Skeleton({ className = 'h-4 w-full' }: { readonly className?: string }) {
  return <span className={`block animate-breathe rounded-control bg-line ${className}`} aria-hidden="true" />
}

const LINE_WIDTHS = ['w-full', 'w-11/12', 'w-full', 'w-4/5', 'w-2/3'] as const

export function SkeletonText({ lines = 3 }: { readonly lines?: number }) {
  return (
    <span className="grid gap-2.5" aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton
          key={line}
          className={`h-4 ${line === lines - 1 ? 'w-2/3' : LINE_WIDTHS[line % LINE_WIDTHS.length]}`}
        />
      ))}
    </span>
  )
}

/** Announces once that content is loading; the skeletons themselves are silent. */
export function Loading({
  label = text('loading'),
  children,
}: {
  readonly label?: string
  readonly children: ReactNode
}) {
  return (
    <div role="status" aria-busy="true">
      <span className="sr-only">{label}</span>
      {children}
    </div>
  )
}
