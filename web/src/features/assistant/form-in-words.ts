import type { FormOnScreen } from '@app/contracts/assistant'

/** The places, days and money that stand in a form, short enough for a label. */
export function formInWords({ from, to, start, end, amount, currencies }: FormOnScreen, locale: string): string {
  const place = (name: string | undefined): string => name?.split(',', 1)[0] ?? ''
  const [dates, first, last] = [dateFormat(locale), Date.parse(start ?? ''), Date.parse(end ?? '')]
  const when = first <= last ? dates.formatRange(first, last) : first ? dates.format(first) : ''
  const money = currencies && `${amount === undefined ? '' : `${amount} `}${currencies.join(' → ')}`
  const way = [place(from), place(to)].filter(Boolean).join(' → ')
  return [way, when, money].filter(Boolean).join(' · ')
}

function dateFormat(locale: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' })
}
