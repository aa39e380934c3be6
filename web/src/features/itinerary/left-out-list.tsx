import type { LeftOut } from '@app/domain/trip-routes'

import { wayText as text } from './way-text.ts'

const MOST_LEFT_OUT = 8

/** Sights that a route leaves out, with the reason. */
export function LeftOutList({ leftOut }: { readonly leftOut: readonly LeftOut[] }) {
  if (leftOut.length === 0) return null
  return (
    <details className="mt-3">
      <summary className="cursor-pointer font-medium">{text('route.left', { count: String(leftOut.length) })}</summary>
      <ul className="mt-1 text-small text-soft">
        {leftOut.slice(0, MOST_LEFT_OUT).map(({ kind, id, name, because }) => (
          <li key={`${kind} ${id}`}>{text('route.left.one', { name, reason: text(`out.${because}`) })}</li>
        ))}
      </ul>
    </details>
  )
}
