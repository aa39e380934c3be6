import type { Money } from '../kernel/index.ts'
import type { TripPlace, TripWishes } from '../trip/index.ts'

/** For all travellers; children's discounts are rarely known. */
export function costFor({ price }: Pick<TripPlace, 'price'>, { adults, childAges }: TripWishes): Money | null {
  return price && { ...price, minorUnits: price.minorUnits * (adults + childAges.length) }
}
