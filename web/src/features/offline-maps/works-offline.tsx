import { Link } from 'react-router'

import { offlineMapsText as text } from './offline-maps-text.ts'

const WORKS = {
  claim: '/flight-compensation',
  phrases: '/translate',
  itinerary: '/itinerary',
  currency: '/currency-converter',
  passport: '/documents',
  safety: '/gemini-safety',
} as const

export function WorksOffline() {
  return (
    <section aria-labelledby="works">
      <h2 id="works" className="text-title">
        {text('works.title')}
      </h2>
      <ul className="mt-3 border-t border-line">
        {Object.entries(WORKS).map(([name, to]) => (
          <li key={name} className="border-b border-line last:border-0">
            <Link to={to} className="flex min-h-12 items-center text-ink no-underline hover:text-tide">
              {text(`works.${name as keyof typeof WORKS}`)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
