import type { Money } from '@app/domain/kernel'

import { formatMoney } from '../../text/format.ts'

/** Special drawing rights have no sign, and a traveller has seen them as SDR if at all. */
export function formatSum(money: Money, locale: string): string {
  if (money.currency !== 'XDR') return formatMoney(money, locale)
  return `${new Intl.NumberFormat(locale).format(money.minorUnits / 100)} SDR`
}
