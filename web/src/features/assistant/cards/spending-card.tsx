import { claim } from '@app/contracts/claim'
import { Money } from '@app/contracts/money'
import { z } from 'zod'

import { formatMoney } from '../../../text/format.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import type { Shown } from './card-data.ts'
import { CardFrame } from './card-frame.tsx'
import { useCardWords } from './use-card-words.ts'

export const SpendingData = z.object({
  trip: claim(z.string()),
  spent: claim(Money),
  planned: claim(Money).nullable(),
  left: claim(Money).nullable(),
  perDay: claim(Money).nullable(),
  leftToday: claim(Money).nullable(),
  daysLeft: claim(z.int()).nullable(),
})

export function SpendingCard({ card }: Shown<typeof SpendingData>) {
  const { trip, spent, planned, left, perDay, leftToday } = card
  const { text, locale } = useCardWords()
  const rows = [
    [text('spending.spent'), spent],
    [text('spending.planned'), planned],
    [text('spending.left'), left],
    [text('spending.per-day'), perDay],
    [text('spending.today'), leftToday],
  ] as const
  return (
    <CardFrame title={trip.value} aside="" claims={[spent]}>
      <dl className="grid gap-1">
        {rows.map(
          ([name, sum]) =>
            sum && (
              <div key={name} className="flex justify-between gap-6 border-b border-line py-1.5 last:border-b-0">
                <dt className="text-soft">{name}</dt>
                <dd className={`font-semibold tabular-nums ${sum.value.minorUnits < 0 ? 'text-signal' : ''}`}>
                  {formatMoney(sum.value, locale)}
                </dd>
              </div>
            ),
        )}
      </dl>
      <div>
        <ButtonLink to="/budget/spending" variant="outline" size="sm">
          {text('spending.open')}
        </ButtonLink>
      </div>
    </CardFrame>
  )
}
