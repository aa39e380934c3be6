import { claim } from '@app/contracts/claim'
import { Money } from '@app/contracts/money'
import { minorDigitsOf } from '@app/domain/kernel'
import { z } from 'zod'

import { formatMoney } from '../../../text/format.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import type { Shown } from './card-data.ts'
import { CardFrame } from './card-frame.tsx'
import { useCardWords } from './use-card-words.ts'
import { writeCurrency, writeDay } from './write.ts'

export const RateData = z.object({
  from: claim(Money),
  to: claim(Money),
  rate: claim(z.string().regex(/^\d+(\.\d+)?$/)),
})

export function RateCard({ card: { from, to, rate } }: Shown<typeof RateData>) {
  const { text, locale } = useCardWords()
  const [here, there] = [from.value.currency, to.value.currency]
  return (
    <CardFrame
      title={text('rate')}
      aside={text('rate.day', { date: writeDay(rate.checkedAt, locale) })}
      claims={[rate]}
    >
      <div>
        <p className="text-soft tabular-nums">
          <bdi>{formatMoney(from.value, locale)}</bdi> =
        </p>
        <p className="font-display text-heading tabular-nums wrap-anywhere">{formatMoney(to.value, locale)}</p>
        <p className="mt-1 text-small text-soft">{writeCurrency(there, locale)}</p>
      </div>
      <Ladder from={here} to={there} rate={Number(rate.value)} locale={locale} />
      <p className="text-small text-soft">{text('rate.note')}</p>
      <div>
        <ButtonLink
          to={`/currency-converter?${new URLSearchParams({ amount: amountOf(from.value), from: here, to: there, rate: rate.value })}`}
          variant="outline"
          size="sm"
        >
          {text('rate.open')}
        </ButtonLink>
      </div>
    </CardFrame>
  )
}

const STEPS = [1, 5, 10, 20, 50, 100]

type LadderProps = { readonly from: string; readonly to: string; readonly rate: number; readonly locale: string }

/** A table for quick look-ups: the smallest round amounts that are worth at least one of the other currency. */
function Ladder({ from, to, rate, locale }: LadderProps) {
  const decimals = decimalsOf(to, locale)
  const unit = rate < (decimals === 0 ? 1 : 0.1) ? 10 ** Math.ceil(-Math.log10(rate)) : 1
  return (
    <ul
      className="grid grid-cols-3 gap-px overflow-hidden rounded-control border border-line bg-line @md:grid-cols-6"
      aria-label={`${from} → ${to}`}
    >
      {STEPS.map((step) => (
        <li key={step} className="grid gap-0.5 bg-raised px-2.5 py-2 tabular-nums">
          <span className="chart-label text-soft">
            {writeAmount(step * unit, 0, locale)} {from}
          </span>
          <span className="font-semibold">{writeAmount(step * unit * rate, decimals, locale)}</span>
        </li>
      ))}
    </ul>
  )
}

/** Always with the decimals of its currency: 88 beside 4.40 would look inconsistent. */
function writeAmount(value: number, decimals: number, locale: string): string {
  if (value >= 100_000)
    return new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 }).format(value)
  const fixed = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  return new Intl.NumberFormat(locale, fixed).format(value)
}

/** As many as it is written with. */
function decimalsOf(currency: string, locale: string): number {
  return new Intl.NumberFormat(locale, { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
}

function amountOf({ minorUnits, currency }: z.output<typeof Money>): string {
  return String(minorUnits / 10 ** minorDigitsOf(currency))
}
