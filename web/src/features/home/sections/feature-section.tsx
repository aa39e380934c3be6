import { Link } from 'react-router'

import { usePageConfig } from '../../../api/page-config.tsx'
import { FEATURE_CARDS, type FeatureCard, statsOf } from '../content/feature-cards.ts'
import { FeatureMotif } from '../drawings/feature-motif.tsx'
import { homeSectionText as text } from '../text/sections.ts'

const ALWAYS_SHOWN = 6

/** A grid divided by thin lines. Two more fit on an extra wide screen. */
export function FeatureSection() {
  return (
    <section aria-labelledby="features" className="page-width py-12 lg:py-20">
      <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-2">
        <h2 id="features" className="max-w-[20ch] text-heading">
          {text('features.title')}
        </h2>
        <p className="max-w-[40ch] text-soft">{text('features.lead')}</p>
      </div>
      <ul className="mt-8 grid overflow-hidden border-y border-edge sm:grid-cols-2 lg:mt-10 lg:grid-cols-3 2xl:grid-cols-4">
        {FEATURE_CARDS.map((card, index) => (
          <Sheet key={card.id} card={card} isExtra={index >= ALWAYS_SHOWN} />
        ))}
      </ul>
    </section>
  )
}

function Sheet({ card, isExtra }: { readonly card: FeatureCard; readonly isExtra: boolean }) {
  const config = usePageConfig()
  return (
    <li className={`-mt-px -ml-px border-t border-l border-line ${isExtra ? 'hidden 2xl:block' : ''}`}>
      <Link
        to={card.path}
        className="group relative flex h-full flex-col p-6 text-ink no-underline transition-colors duration-150 hover:bg-raised lg:p-8"
      >
        <span className="flex items-start justify-between gap-4">
          <h3 className="text-title decoration-signal decoration-2 underline-offset-6 group-hover:underline">
            {card.title}
          </h3>
          <FeatureMotif icon={card.icon} colour={card.colour} />
        </span>
        <span className="mt-4 mb-6 block max-w-[38ch] text-soft">{card.description}</span>
        <span className="chart-label mt-auto block text-ink">{statsOf(card, config)}</span>
      </Link>
    </li>
  )
}
