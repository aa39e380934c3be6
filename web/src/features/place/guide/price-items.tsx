import type { PracticalFacts } from '@app/contracts/place-guide-facts'
import type { PriceItem } from '@app/domain/guide'

import { usePageConfig } from '../../../api/page-config.tsx'
import { formatPrice } from '../../../entities/guide/format-guide.ts'
import { PRICE_ITEM_WORDS } from '../../../entities/guide/words/money-words.ts'
import { GuideEvidence } from './guide-evidence.tsx'
import { guideSectionText as text } from './guide-section-text.ts'

export function hasPrices(practical: PracticalFacts | undefined): practical is PracticalFacts {
  return practical !== undefined && Object.values(practical.country.prices).some((price) => price !== null)
}

/** Like a menu: item, line, price. */
export function PriceItems({ practical: { asOf, country } }: { readonly practical: PracticalFacts }) {
  const { locale } = usePageConfig()
  const items = Object.entries(country.prices).flatMap(([item, price]) =>
    price ? [{ item: item as PriceItem, price }] : [],
  )
  const year = items.flatMap(({ price }) => (price === 'free' ? [] : [price.year]))[0] ?? asOf.slice(0, 4)
  return (
    <div>
      <p className="max-w-[60ch] text-small text-soft">
        {text('prices.lead', { country: country.name, year: String(year) })}
      </p>
      <dl className="mt-2 grid gap-x-10 sm:grid-cols-2">
        {items.map(({ item, price }) => (
          <div key={item} className="flex items-baseline justify-between gap-4 border-b border-line py-2">
            <dt>{PRICE_ITEM_WORDS[item]}</dt>
            <dd className="text-end font-semibold tabular-nums">{formatPrice(price, locale)}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-2">
        <GuideEvidence asOf={asOf} />
      </div>
    </div>
  )
}
