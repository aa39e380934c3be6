import type { DayEdge, TripDay } from '@app/domain/trip'

/** Where a day begins or ends, by its name; null where the middle of the city only stands for it. */
export function bedName(
  { title }: Pick<DayEdge, 'title'>,
  { city }: { readonly city: Pick<TripDay['city'], 'name'> },
): string | null {
  const name = title.trim()
  return name === '' || name === city.name ? null : name
}
