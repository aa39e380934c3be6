import { Link } from 'react-router'

import { assistantText as text } from '../../text/assistant.ts'
import { Note } from '../../ui/note.tsx'
import type { Reach } from './use-reach.ts'

/** What can be asked without a network. The region stands there from the beginning, so that its change is heard. */
export function OfflineNote({ reach }: { readonly reach: Reach }) {
  return (
    <div role="status" className="not-empty:mb-4">
      {reach === 'device' && <Note title={text('offline.device')}>{text('offline.device.text')}</Note>}
      {reach === 'nobody' && (
        <Note tone="notice" title={text('offline.nobody')}>
          {text('offline.nobody.text')}
        </Note>
      )}
    </div>
  )
}

/** Kept with the app itself: what is saved here, and the tables that ship with it. */
const WORKS = [
  ['/#actions', 'works.emergency'],
  ['/itinerary', 'works.trips'],
  ['/dashboard', 'works.saved'],
  ['/documents', 'works.visa'],
  ['/flight-compensation', 'works.claim'],
  ['/translate', 'works.phrases'],
] as const

/** In place of questions that nobody could answer. */
export function WorksOffline() {
  return (
    <div className="mt-5">
      <h2 className="chart-label caps font-sans text-soft">{text('works')}</h2>
      <ul className="mt-2 border-t border-line">
        {WORKS.map(([to, key]) => (
          <li key={to} className="border-b border-line">
            <Link
              to={to}
              className="flex min-h-12 items-center py-2 font-display text-lead text-ink no-underline hover:text-tide"
            >
              {text(key)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
