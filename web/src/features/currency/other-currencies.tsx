import { Link } from 'react-router'

import { usePageConfig } from '../../api/page-config.tsx'
import { formatMoney } from '../../text/format.ts'
import { currencyText as text } from './currency-text.ts'
import type { ConversionView } from './load-conversion.ts'

type Props = {
  readonly others: NonNullable<ConversionView['answer']>['others']
  /** The address of this conversion, with every currency in it. */
  readonly search: string
}

/** The same amount in further currencies, at the reference rates. */
export function OtherCurrencies({ others, search }: Props) {
  const { locale } = usePageConfig()
  return (
    <section aria-labelledby="others">
      <h2 id="others" className="text-title">
        {text('others.title')}
      </h2>
      <ul className="mt-2 border-t border-line">
        {others.map(({ currency, gets }) => (
          <li key={currency} className="flex items-center justify-between gap-3 border-b border-line py-1">
            <span className="font-semibold tabular-nums">
              {gets ? formatMoney(gets, locale) : text('others.unknown', { currency })}
            </span>
            <Link
              to={`/currency-converter${without(search, currency)}`}
              preventScrollReset
              className="flex min-h-11 items-center text-small text-tide underline print:hidden"
              aria-label={text('others.remove-one', { currency })}
            >
              {text('others.remove')}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function without(search: string, currency: string): string {
  const params = new URLSearchParams(search)
  params.delete('also', currency)
  return `?${params.toString()}`
}
