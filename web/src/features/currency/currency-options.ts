import { currencyOptions } from '../../entities/currency/currency-options.ts'
import type { SelectGroup, SelectOption } from '../../ui/form/select.tsx'
import { CURRENCY_GROUPS } from './currencies.ts'
import { currencyText as text } from './currency-text.ts'

const APART = ['replaced', 'units', 'metals'] as const

/** Currencies in use first; those that nobody pays with any more, or never did, under titles of their own. */
export function groupedCurrencies(locale: string): {
  readonly options: readonly SelectOption[]
  readonly groups: readonly SelectGroup[]
} {
  return {
    options: currencyOptions(CURRENCY_GROUPS['in-use'], locale),
    groups: APART.map((group) => ({
      label: text(`group.${group}`),
      options: currencyOptions(CURRENCY_GROUPS[group], locale),
    })),
  }
}
