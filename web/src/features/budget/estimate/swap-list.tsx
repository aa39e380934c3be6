import { Link } from 'react-router'

import { usePageConfig } from '../../../api/page-config.tsx'
import { formatMoney } from '../../../text/format.ts'
import { estimateText as text } from './estimate-text.ts'
import type { EstimateAnswer } from './load-estimate.ts'
import type { ShownSwap } from './shown-swap.ts'
import { costWords, swapWords } from './swap-words.ts'

type Props = { readonly swaps: readonly ShownSwap[]; readonly answer: EstimateAnswer; readonly canUse?: boolean }

/** Each with its saving, and with what it costs the traveller. */
export function SwapList({ swaps, answer, canUse = false }: Props) {
  const { locale } = usePageConfig()
  return (
    <ul className="border-t border-line">
      {swaps.map(({ lean, saving, search }) => {
        const name = swapWords(lean, answer, locale)
        return (
          <li
            key={search}
            className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-0.5 border-b border-line py-3"
          >
            <p className="font-medium">{name}</p>
            <p className="text-end font-semibold text-moss tabular-nums">
              {text('swaps.saves', { saving: formatMoney(saving, locale) })}
            </p>
            <p className="text-small text-soft">{costWords(lean, answer, locale)}</p>
            {canUse && (
              <Link
                to={`/budget${search}#answer`}
                preventScrollReset
                aria-label={text('swaps.use-one', { swap: name })}
                className="-my-2 flex min-h-11 items-center justify-end text-tide underline underline-offset-4"
              >
                {text('swaps.use')}
              </Link>
            )}
          </li>
        )
      })}
    </ul>
  )
}

export function OtherSwaps({ answer }: { readonly answer: EstimateAnswer }) {
  return (
    <div className="mt-9">
      <h2 className="text-title">{text('swaps.more')}</h2>
      <p className="mt-1 mb-3 text-small text-soft">{text('swaps.more.text')}</p>
      <SwapList swaps={answer.savings} answer={answer} canUse />
    </div>
  )
}
