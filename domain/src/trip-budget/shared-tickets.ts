import type { StopId, Trip } from '../trip/index.ts'

/** Stops that an earlier stop's ticket opens too: one ticket counts once, on whichever of its places one comes to first. */
export function sharedTicketStops({ days, places }: Pick<Trip, 'days' | 'places'>): ReadonlySet<StopId> {
  const paid = new Set<string>()
  const shared = new Set<StopId>()
  for (const { id, placeId } of days.flatMap(({ stops }) => stops)) {
    const ticketId = placeId === null ? null : (places[placeId]?.guide?.ticketId ?? null)
    if (ticketId === null) continue
    if (paid.has(ticketId)) shared.add(id)
    paid.add(ticketId)
  }
  return shared
}
