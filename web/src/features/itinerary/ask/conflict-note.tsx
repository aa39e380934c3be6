import type { TripAsk } from '@app/domain/trip-draft'

import { Note } from '../../../ui/note.tsx'
import { wishText as text } from './wish-text.ts'

type Props = { readonly conflict: TripAsk['conflict']; readonly className?: string }

/** The fixed days of a request cannot all be met: that, and the smallest change that would help. */
export function ConflictNote({ conflict, className = 'mt-4' }: Props) {
  if (!conflict) return null
  return (
    <div className={className}>
      <Note tone="notice" title={text('conflict')}>
        <p>{helpOf(conflict)}</p>
      </Note>
    </div>
  )
}

export function helpOf(conflict: NonNullable<TripAsk['conflict']>): string {
  switch (conflict.kind) {
    case 'window': {
      const { city, firstDay, lastDay } = conflict
      if (firstDay === lastDay) return text('conflict.on-day', { city, day: String(firstDay) })
      return text('conflict.between', { city, first: String(firstDay), last: String(lastDay) })
    }
    case 'stay':
      return text('conflict.stay', { city: conflict.city, count: String(conflict.days) })
    case 'days':
      return text('conflict.days', { count: String(conflict.days) })
    case 'flights':
      return text('conflict.flights')
    case 'unknown':
      return text('conflict.unknown')
  }
}
