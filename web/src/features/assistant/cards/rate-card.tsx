import { claim } from '@app/contracts/claim'
import { Money } from '@app/contracts/money'
import { z } from 'zod'

import { formatMoney } from '../../../text/format.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import type { Shown } from './card-data.ts'
import { CardFrame } from './card-frame.tsx'
import { useCardWords } from './use-card-words.ts'
import { writeCurrency, writeDay, writeNumber } from './write.ts'

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
        <p className="text-soft tabular-nums">{formatMoney(from.value, locale)} =</p>
        <p className="font-display text-heading tabular-nums wrap-anywhere">{formatMoney(to.value, locale)}</p>
        <p className="mt-1 text-small text-soft">{writeCurrency(there, locale)}</p>
      </div>
      <Ladder from={here} to={there} rate={Number(rate.value)} locale={locale} />
      <p className="text-small text-soft">{text('rate.note')}</p>
      <div>
        <ButtonLink
          to={`/currency-converter?${new URLSearchParams({ amount: amountOf(from.value, locale), from: here, to: there, rate: rate.value })}`}
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

/** What is asked most at a counter, at a glance: as many of the one as come to at least one of the other. */
function Ladder({ from, to, rate, locale }: LadderProps) {
  const unit = rate < 0.1 ? 10 ** Math.ceil(-Math.log10(rate)) : 1
  return (
    <ul
      className="grid grid-cols-3 gap-px overflow-hidden rounded-control border border-line bg-line @md:grid-cols-6"
      aria-label={`${from} → ${to}`}
    >
      {STEPS.map((step) => (
        <li key={step} className="grid gap-0.5 bg-raised px-2.5 py-2 tabular-nums">
          <span className="chart-label text-soft">
            {writeShort(step * unit, locale)} {from}
          </span>
          <span className="font-semibold">{writeShort(step * unit * rate, locale)}</span>
        </li>
      ))}
    </ul>
  )
}

/** As on a note of the wallet: three or four figures say it. */
function writeShort(value: number, locale: string): string {
  if (value >= 100_000)
    return new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 }).format(value)
  return writeNumber(Number(value.toPrecision(value < 1 ? 2 : value < 1000 ? 3 : 5)), locale)
}

function amountOf({ minorUnits, currency }: z.output<typeof Money>, locale: string): string {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat(locale, { style: 'currency', currency }).resolvedOptions()
  return String(minorUnits / 10 ** maximumFractionDigits)
}
