import type { CityGuide } from '@app/contracts/place-guide'
import type { GuideFoodFacts } from '@app/contracts/place-guide-facts'

import { usePageConfig } from '../../../api/page-config.tsx'
import { formatPrice, formatUsualTimes } from '../../../entities/guide/format-guide.ts'
import { CONTAINS_WORDS, DIET_WORDS, FOOD_KIND_WORDS } from '../../../entities/guide/words/food-words.ts'
import { PlaceSection } from '../place-section.tsx'
import { FactsLine } from './facts-line.tsx'
import { GuideEvidence } from './guide-evidence.tsx'
import { guideSectionText as text } from './guide-section-text.ts'

export function FoodSection({ guide: { guide } }: { readonly guide: Pick<CityGuide, 'guide'> }) {
  if (!guide || guide.food.length === 0) return null
  const kinds = Map.groupBy(guide.food, ({ kind }) => kind)
  return (
    <PlaceSection id="food" title={text('food.title')} lead={text('food.lead', { place: guide.name })}>
      {[...kinds].map(([kind, rows]) => (
        <div key={kind}>
          <h3 className="chart-label text-soft">{FOOD_KIND_WORDS[kind]}</h3>
          <ul className="mt-2 grid gap-x-10 sm:grid-cols-2">
            {rows.map((food) => (
              <FoodRow key={food.id} food={food} />
            ))}
          </ul>
        </div>
      ))}
      <GuideEvidence asOf={guide.asOf} />
    </PlaceSection>
  )
}

function FoodRow({ food }: { readonly food: GuideFoodFacts }) {
  const { locale } = usePageConfig()
  const { kind, name, localName, contains, diets, price, areas, usualTimes, note } = food
  // The local name is the one on a menu; for a place or a custom it is less useful.
  const isWord = kind === 'mealtime' || kind === 'custom' || kind === 'place'
  const [shown, other] = localName && localName !== name && !isWord ? [localName, name] : [name, localName]
  const contents = contains.map((code) => CONTAINS_WORDS[code]).join(', ')
  return (
    <li className="border-t border-line py-2.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="font-semibold wrap-break-word">{shown}</p>
        {price && <span className="text-end text-small tabular-nums">{formatPrice(price, locale)}</span>}
      </div>
      <FactsLine facts={[other !== shown && other, formatUsualTimes(usualTimes, locale), areas.join(', ')]} />
      <FactsLine
        className="text-soft"
        facts={[contents && text('food.has', { contents }), ...(diets ?? []).map((code) => DIET_WORDS[code])]}
      />
      {note && <p className="text-small text-soft">{note}</p>}
    </li>
  )
}
