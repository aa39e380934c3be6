import type { SelectOption } from '../../../ui/form/select.tsx'

const MONTHS = 12

export function monthName(month: number, locale: string): string {
  const words = locale.startsWith('en') ? locale : 'en-GB'
  return new Intl.DateTimeFormat(words, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, month - 1, 1))
}

export function monthNames(locale: string): readonly SelectOption[] {
  return Array.from({ length: MONTHS }, (_, index) => ({
    value: String(index + 1),
    label: monthName(index + 1, locale),
  }))
}
