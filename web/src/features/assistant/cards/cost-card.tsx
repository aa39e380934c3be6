import { claim } from '@app/contracts/claim'
import { Money } from '@app/contracts/money'
import { z } from 'zod'

import { formatMoney } from '../../../text/format.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { ShareBars } from '../../../ui/charts/share-bars.tsx'
import { City, type Shown } from './card-data.ts'
import { CardFrame } from './card-frame.tsx'
import { useCardWords } from './use-card-words.ts'
import { writeCount, writeNumber } from './write.ts'

const Count = claim(z.number())

export const CostData = z.object({
  city: City,
  days: Count,
  people: Count,
  lodging: claim(Money),
  meals: claim(Money),
  total: claim(Money),
  // A card that was kept before knows lodging and meals alone.
  transport: claim(Money).optional(),
  tickets: claim(Money).optional(),
  lowest: claim(Money).optional(),
  highest: claim(Money).optional(),
})

export function CostCard({ card }: Shown<typeof CostData>) {
  const { city, days, people, lodging, meals, transport, tickets, total, lowest, highest } = card
  const { text, locale } = useCardWords()
  const count = writeNumber(people.value, locale)
  const parts = [lodging, meals, transport, tickets].map((part) => part?.value.minorUnits ?? 0)
  const most = Math.max(1, ...parts)
  const money = (amount: z.output<typeof Money>) => formatMoney(amount, locale)
  const bar = (name: string, { minorUnits, currency }: z.output<typeof Money>) => ({
    name,
    value: formatMoney({ minorUnits, currency }, locale),
    share: minorUnits / most,
  })
  return (
    <CardFrame title={text('cost')} aside={city.value.name} claims={[total]}>
      <div>
        <p className="text-small text-soft">{text('cost.total')}</p>
        <p className="font-display text-heading tabular-nums wrap-anywhere">
          {lowest && highest
            ? text('cost.range', { low: money(lowest.value), high: money(highest.value) })
            : money(total.value)}
        </p>
        <p className="chart-label mt-1 text-soft">
          {text('cost.for', {
            days: writeCount(days.value, 'day', locale),
            people: text(people.value === 1 ? 'cost.person' : 'cost.people', { count }),
          })}
        </p>
      </div>
      <ShareBars
        bars={[
          bar(text('cost.lodging'), lodging.value),
          bar(text('cost.meals'), meals.value),
          ...(transport ? [bar(text('cost.transport'), transport.value)] : []),
          ...(tickets ? [bar(text('cost.tickets'), tickets.value)] : []),
        ]}
      />
      {lowest && <p className="text-small text-soft">{text('cost.note')}</p>}
      <div>
        <ButtonLink to="/budget" variant="outline" size="sm">
          {text('cost.open')}
        </ButtonLink>
      </div>
    </CardFrame>
  )
}
