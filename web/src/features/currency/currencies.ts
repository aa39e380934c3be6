import { CURRENCIES } from '../../entities/currency/currencies.ts'

export function isCurrency(code: string): boolean {
  return CURRENCIES.includes(code)
}

/** Null for an invalid amount; too many decimals are refused rather than cut. */
export function readAmount(text: string, digits: number): number | null {
  const [, whole, fraction = ''] = /^(\d{1,12})(?:[.,](\d+))?$/.exec(text.trim()) ?? []
  if (whole === undefined || fraction.length > digits) return null
  return Number(whole + fraction.padEnd(digits, '0'))
}
