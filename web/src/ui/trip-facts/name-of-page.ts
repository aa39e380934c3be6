/**
 * A hotel is written before its city and country; the page of a place knows those, and a state between them. Where it is
 * not known which part is the city, two are taken for it.
 */
export function nameOfPage(place: string, city?: string): string {
  const parts = place
    .replace(/\s*\([A-Z]{3}\)$/, '')
    .split(',')
    .map((part) => part.trim())
  const known = city === undefined ? -1 : parts.indexOf(city)
  return parts.slice(known < 0 ? -2 : known).join(', ')
}
