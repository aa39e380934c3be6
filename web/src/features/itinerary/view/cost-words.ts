import type { Stop, TripPlace } from '@app/domain/trip'

import { formatMoney } from '../../../text/format.ts'
import { itineraryText as text } from '../../../text/itinerary.ts'

/** A price that is only usual for its kind is never said without “about”. */
export function costWords({ cost }: Stop, place: TripPlace | null, locale: string): string {
  if (!cost) return ''
  if (cost.minorUnits === 0) return text('stop.free')
  const amount = formatMoney(cost, locale)
  return place?.priceBasis === 'usual' ? text('stop.price.usual', { amount }) : amount
}
