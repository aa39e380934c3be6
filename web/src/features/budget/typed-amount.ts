import { minorDigitsOf } from '@app/domain/kernel'

/** Null for an invalid amount; an empty one is zero. */
export function minorUnitsOf(typed: string, currency: string): number | null {
  const digits = minorDigitsOf(currency)
  if (typed.trim() === '') return 0
  const [, whole, fraction = ''] = /^(\d{1,9})(?:[.,](\d*))?$/.exec(typed.trim()) ?? []
  if (whole === undefined || fraction.length > digits) return null
  return Number(whole + fraction.padEnd(digits, '0'))
}
