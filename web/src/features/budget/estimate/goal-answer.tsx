import type { Money } from '@app/domain/kernel'

import { usePageConfig } from '../../../api/page-config.tsx'
import { formatMoney } from '../../../text/format.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { estimateText as text } from './estimate-text.ts'
import type { EstimateAnswer, Goal } from './load-estimate.ts'
import { SwapList } from './swap-list.tsx'

type Props = { readonly goal: Goal; readonly answer: EstimateAnswer }

/** Whether the sum is enough, and what makes it so. */
export function GoalAnswer({ goal, answer }: Props) {
  const { locale } = usePageConfig()
  const { kind, sum, end, estimate, swaps, search } = goal
  const money = (amount: Money): string => formatMoney(amount, locale)
  const total = money(estimate.total[end])
  if (kind === 'enough') return <Enough goal={goal} money={money} />
  const tone = kind === 'reached' ? 'border-tide' : 'border-signal'
  const title = kind === 'reached' ? text('reached.title', { total }) : text('unreachable.title', { sum: money(sum) })
  return (
    <div className={`mt-6 border-s-4 ps-5 ${tone}`}>
      <h2 className="text-title">{title}</h2>
      <p className="mt-1 max-w-[60ch]">
        {kind === 'reached' ? text('reached.text', { sum: money(sum) }) : text('unreachable.text', { total })}
      </p>
      <div className="mt-4">
        <SwapList swaps={swaps} answer={answer} />
      </div>
      {search !== '' && (
        <ButtonLink to={`/budget${search}#answer`} preventScrollReset variant="outline" size="sm" className="mt-4">
          {text('swaps.apply')}
        </ButtonLink>
      )}
    </div>
  )
}

function Enough({ goal: { sum, end, estimate }, money }: { goal: Goal; money: (amount: Money) => string }) {
  const left = { ...sum, minorUnits: sum.minorUnits - estimate.total[end].minorUnits }
  const short = { ...sum, minorUnits: estimate.total.high.minorUnits - sum.minorUnits }
  return (
    <div className="mt-6 border-s-4 border-moss ps-5">
      <h2 className="text-title">{text('enough.title', { sum: money(sum) })}</h2>
      <p className="mt-1">{text('enough.text', { left: money(left) })}</p>
      <p className="mt-1 text-small text-soft">
        {short.minorUnits <= 0 ? text('enough.high') : text('enough.not-high', { short: money(short) })}
      </p>
    </div>
  )
}
