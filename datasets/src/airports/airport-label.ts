import type { Airport } from './airport.ts'
import { foldName } from './fold-name.ts'
import { AIRPORTS_BY_PLACE } from './places.ts'

// About the number of characters a field on a phone shows besides the code.
const LONGEST_NAME = 28
const KIND = /\b(?:International|Intl\.?|Airport|Airfield|Regional|Municipal|Aerodrome)\b|,/g

/** Written in a field as `Rome Fiumicino (FCO)`. */
export function airportLabel(airport: Airport): string {
  return `${shortName(airport)} (${airport.code})`
}

/** The city and the distinguishing part of the name, short enough that the code after it stays visible. */
function shortName(airport: Airport): string {
  const city = airport.city.split('/')[0]?.split(',').at(-1)?.trim() ?? airport.city
  const name = airport.name.replaceAll(KIND, ' ').replaceAll(/\s+/g, ' ').trim()
  if (name === '') return city
  const full = isNamedAfterCity(airport, name) ? name : `${city} ${name}`
  if (full.length <= LONGEST_NAME) return full
  return /^(\p{L}+)[–-](\p{L}+)/u.exec(full)?.slice(1, 3).join(' ') ?? city
}

function isNamedAfterCity(airport: Airport, name: string): boolean {
  const words = foldName(name).split(' ')
  return words.some((_, start) =>
    [1, 2, 3].some((length) => {
      const part = words.slice(start, start + length).join(' ')
      return part.length > 3 && AIRPORTS_BY_PLACE.get(part)?.includes(airport)
    }),
  )
}
