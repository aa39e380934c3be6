import { type Amounts, type BudgetPart, BUDGET_PARTS } from '@app/domain/budget-plan'
import { minorDigitsOf, type Money } from '@app/domain/kernel'

import { usePageConfig } from '../../../api/page-config.tsx'
import { ClaimLine } from '../../../entities/place/country-facts/claim-line.tsx'
import { formatCountry, formatMoney } from '../../../text/format.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { RangeBars } from '../../../ui/charts/range-bars.tsx'
import { BasisList } from './basis-list.tsx'
import { estimateText as text } from './estimate-text.ts'
import { GoalAnswer } from './goal-answer.tsx'
import type { EstimateAnswer as Answer } from './load-estimate.ts'
import { OtherSwaps } from './swap-list.tsx'
import { daysWords, levelWords, modeWord, nightsWords } from './swap-words.ts'

type Props = { readonly answer: Answer }

export function EstimateAnswer({ answer }: Props) {
  return (
    <section aria-label={text('answer')}>
      <Total answer={answer} />
      <ButtonLink to={`/itinerary?wish=${encodeURIComponent(answer.wish)}`} variant="outline" className="mt-5">
        {text('plan')}
      </ButtonLink>
      {answer.goal && <GoalAnswer goal={answer.goal} answer={answer} />}
      <h2 className="mt-9 text-title">{text('chart')}</h2>
      <div className="mt-4">
        <Parts answer={answer} />
      </div>
      <NotCounted answer={answer} />
      {answer.goal?.kind !== 'reached' && answer.savings.length > 0 && <OtherSwaps answer={answer} />}
      <BasisList answer={answer} />
    </section>
  )
}

function Total({ answer }: Props) {
  const { locale } = usePageConfig()
  const { place, estimate, days, people } = answer
  const { low, middle, high } = estimate.total
  const name = place.name ?? formatCountry(place.country, locale)
  const each = (count: number): Money => ({ ...middle, minorUnits: Math.ceil(middle.minorUnits / count) })
  return (
    <>
      <p className="text-lead text-soft">
        {text('trip', {
          days: daysWords(days),
          place: name,
          people: people === 1 ? text('person') : text('people', { count: String(people) }),
        })}
      </p>
      <p className="mt-1 font-display text-display tracking-[-0.03em] tabular-nums wrap-anywhere">
        <span className="me-2 font-sans text-lead tracking-normal text-soft">{text('about')}</span>
        {formatMoney(middle, locale)}
      </p>
      <p className="mt-1 text-soft">
        {text('range', { low: formatMoney(low, locale), high: formatMoney(high, locale) })}
      </p>
      <ClaimLine claim={answer.basis.guide} />
      <dl className="mt-4 flex flex-wrap gap-x-10 gap-y-3 border-y border-line py-4">
        {(
          [
            [text('per-person'), each(people)],
            [text('per-day'), each(people * days)],
          ] as const
        ).map(([label, money]) => (
          <div key={label}>
            <dt className="chart-label text-soft">{label}</dt>
            <dd className="text-lead font-semibold tabular-nums">{formatMoney(toUnits(money), locale)}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

/** An estimate has no cents. */
function toUnits(money: Money): Money {
  const unit = 10 ** minorDigitsOf(money.currency)
  return { ...money, minorUnits: Math.ceil(money.minorUnits / unit) * unit }
}

function Parts({ answer }: Props) {
  const { locale } = usePageConfig()
  const { parts } = answer.estimate
  const known = BUDGET_PARTS.flatMap((part) => {
    const amounts = parts[part]
    return amounts ? [{ part, amounts }] : []
  })
  const bars = known
    .toSorted((a, b) => b.amounts.middle.minorUnits - a.amounts.middle.minorUnits)
    .map(({ part, amounts }) => ({
      name: text(`part.${part}`),
      detail: detailOf(part, answer),
      value: rangeWords(amounts, locale),
      low: amounts.low.minorUnits,
      middle: amounts.middle.minorUnits,
      high: amounts.high.minorUnits,
    }))
  return <RangeBars bars={bars} />
}

function rangeWords({ low, high }: Amounts, locale: string): string {
  const [from, to] = [formatMoney(low, locale), formatMoney(high, locale)]
  return from === to ? from : `${from} – ${to}`
}

function detailOf(part: BudgetPart, { levels, nights, wayMode, baseName }: Answer): string {
  if (part === 'journey') return wayMode === null ? '' : capitalised(modeWord(wayMode))
  const level = levelWords(part, levels[part])
  if (part === 'lodging') {
    const where = baseName === null ? '' : `, ${text('swap.base', { place: baseName }).toLowerCase()}`
    return `${level}${where}, ${nightsWords(nights)}`
  }
  return level
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

/** Unknown is shown as unknown. */
function NotCounted({ answer: { estimate, journey } }: Props) {
  const parts = estimate.unknown.filter((part) => part !== 'journey')
  const lines = [
    ...(journey === 'no-start' ? [text('not-counted.journey')] : []),
    ...(journey === 'no-fare' ? [text('not-counted.from-unknown')] : []),
    ...parts.map((part) => text('not-counted.part', { part: text(`part.${part}`) })),
    text('not-counted.always'),
  ]
  return (
    <div className="mt-6 border-s-2 border-sun-deep ps-4">
      <h3 className="font-sans text-base font-semibold tracking-normal">{text('not-counted')}</h3>
      <ul className="mt-1 grid gap-1 text-small">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )
}
