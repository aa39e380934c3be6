import type { Shown } from '../card-data.ts'
import { CardFrame } from '../card-frame.tsx'
import type { CardWords } from '../text/en.ts'
import { useCardWords } from '../use-card-words.ts'
import type { FactsData } from './guide-data.ts'
import { SiteLink } from './site-link.tsx'

type Facts = Shown<typeof FactsData>
type Title = Extract<keyof CardWords, `guide.${string}`>

/** Facts line by line: the label is next to the value, or above it on a phone. */
function FactsView({ card: { place, language, rows }, title }: Pick<Facts, 'card'> & { readonly title: Title }) {
  const { text } = useCardWords()
  return (
    <CardFrame title={text(title)} aside={place} claims={rows.map(({ value }) => value)}>
      <dl className="-my-2" lang={language}>
        {rows.map(({ id, label, value, link }) => (
          <div
            key={id}
            className="grid gap-x-5 gap-y-0.5 border-b border-line py-2 last:border-0 @md:grid-cols-[10rem_minmax(0,1fr)]"
          >
            <dt className="chart-label text-soft @md:pt-1">{label}</dt>
            <dd className="min-w-0 break-words tabular-nums">
              <span className="first-letter:uppercase">{value.value}</span> <SiteLink link={link} of={label} />
            </dd>
          </div>
        ))}
      </dl>
    </CardFrame>
  )
}

export const PracticeCard = ({ card }: Facts) => <FactsView card={card} title="guide.practice" />
export const SafetyCard = ({ card }: Facts) => <FactsView card={card} title="guide.safety" />
export const FoodCard = ({ card }: Facts) => <FactsView card={card} title="guide.food" />
export const SeasonsCard = ({ card }: Facts) => <FactsView card={card} title="guide.seasons" />
export const StayCard = ({ card }: Facts) => <FactsView card={card} title="guide.stay" />
export const BudgetCard = ({ card }: Facts) => <FactsView card={card} title="guide.budget" />
export const SuggestionsCard = ({ card }: Facts) => <FactsView card={card} title="guide.suggestions" />
