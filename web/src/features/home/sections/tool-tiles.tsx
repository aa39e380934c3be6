import { Link } from 'react-router'

import { usePageConfig } from '../../../api/page-config.tsx'
import { FEATURE_CARDS, statsOf } from '../content/feature-cards.ts'
import { FeatureMotif } from '../drawings/feature-motif.tsx'
import { homeMobileText as text } from '../text/mobile.ts'

const MORE = [
  ['Currency converter', '/currency-converter'],
  ['Car rental', '/car-rental'],
  ['Quick translate', '/translate'],
  ['Offline maps', '/offline-maps'],
  ['Travel intel', '/gemini-travel-intel'],
  ['Blog', '/blog'],
] as const

/** One line per tool, wide enough for any thumb; the whole line is a link. */
export function ToolTiles() {
  const config = usePageConfig()
  return (
    <section aria-labelledby="tools" className="px-5 py-8">
      <h2 id="tools" className="mb-3 text-heading">
        {text('tools.title')}
      </h2>
      <ul className="border-t border-edge">
        {FEATURE_CARDS.map((card) => (
          <li key={card.id} className="border-b border-line">
            <Link
              to={card.path}
              className="flex items-center justify-between gap-4 py-4 text-ink no-underline active:bg-sunk"
            >
              <span className="min-w-0">
                <span className="block font-display text-title">{card.title}</span>
                <span className="chart-label mt-1 block text-soft">{statsOf(card, config)}</span>
              </span>
              <FeatureMotif icon={card.icon} colour={card.colour} />
            </Link>
          </li>
        ))}
      </ul>
      <h3 className="mt-8 mb-2 text-title">{text('tools.more')}</h3>
      <ul className="grid grid-cols-2 gap-x-5">
        {MORE.map(([words, to]) => (
          <li key={to} className="border-b border-line">
            <Link to={to} className="flex min-h-12 items-center font-semibold text-ink no-underline active:text-tide">
              {words}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
