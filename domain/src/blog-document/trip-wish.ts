const MOST_PLACES = 12
const PLACES_PER_DAY = 4

export type WishedPlace = {
  readonly name: string
  /** The destination that a sight belongs to; null for a destination itself. */
  readonly destination: string | null
}

/**
 * The sentence with which the planner opens: destinations with a number of days that leaves room for the places, then
 * the places themselves. Null without any.
 */
export function tripWishOf(places: readonly WishedPlace[]): string | null {
  const chosen = places.slice(0, MOST_PLACES)
  const towns = [...new Set(chosen.map(({ name, destination }) => destination ?? name))]
  if (towns.length === 0) return null
  const sights = chosen.filter(({ destination }) => destination !== null).map(({ name }) => name)
  const days = Math.max(towns.length * 2, Math.ceil(sights.length / PLACES_PER_DAY), 2)
  return [`${joined(towns)} ${days} days`, ...sights].join(', ')
}

function joined(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`
}
