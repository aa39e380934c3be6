import { CURRENCIES_REPLACED_BY_EURO, LOCAL_NOTE_CURRENCIES } from '@app/domain/currency-conversion'

import { CURRENCIES } from '../../entities/currency/currencies.ts'

/** In use somewhere, but without a country of their own in ISO 4217, or beside the usual one of a country. */
const ALSO_IN_USE = ['CNH', 'PRB', 'SLS', 'SVC', 'VED']

/** ISO 4217 also lists units that contracts and banks count in. Nobody pays with them. */
const UNITS = ['CHE', 'CHW', 'CLF', 'COU', 'BOV', 'MXV', 'USN', 'UYI', 'UYW', 'XDR', 'XSU', 'XUA']
const METALS = ['XAU', 'XAG', 'XPT', 'XPD']

export const CURRENCY_GROUPS = {
  'in-use': [...CURRENCIES, ...ALSO_IN_USE, ...LOCAL_NOTE_CURRENCIES],
  replaced: CURRENCIES_REPLACED_BY_EURO,
  units: UNITS,
  metals: METALS,
} as const satisfies Readonly<Record<string, readonly string[]>>

const ALL = new Set<string>(Object.values(CURRENCY_GROUPS).flat())

export function isCurrency(code: string): boolean {
  return ALL.has(code)
}
