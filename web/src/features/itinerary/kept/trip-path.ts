/** Where an open trip lies. Each step of planning has an address: Back goes from the trip to the wishes to the start. */
export function tripPath(id: string): string {
  return `/itinerary?trip=${encodeURIComponent(id)}`
}
