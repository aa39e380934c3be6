/**
 * OurAirports -> `CODE|other name|other name` for airports with common names that are neither in their register name
 * nor their city's: keywords, names in brackets, and the title of their Wikipedia page.
 */
import { foldName } from '../src/airports/fold-name.ts'
import type { RawAirport } from './pack-airports.ts'

export type AirportWithNames = RawAirport & { readonly keywords: string; readonly wikipedia_link: string }

const GENERIC = new RegExp(
  String.raw`\b(?:international|intl|airports?|aeropuerto|aeroporto|aéroport|flughafen|airfield|aerodrome|regional|` +
    String.raw`municipal|national|air force base|air force station|air base|air station|afb|raaf|station|havaliman\S*|` +
    String.raw`lufthavn)\b`,
  'giu',
)
/** Codes of cities and of other registers. */
const CODE = /^[A-Z0-9]{2,5}$/
const LATIN = /^[\p{Script=Latin}\p{M}\d\s'’.-]+$/u
const MILITARY = /\b(?:air force|air base|afb|army|naval|raaf|raf|air station|military)\b/i
const SHORTEST = 4
const MOST_WORDS = 4
/** The rows begin with the busiest; other names of small airfields are not worth their size on a phone. */
const BUSIEST = 600

/** `cityNames`: folded names of other cities with an airport; typing one of those means that city. */
export function packAirportNames(
  raw: readonly AirportWithNames[],
  rows: readonly string[],
  cityNames: ReadonlySet<string>,
): readonly string[] {
  const byCode = new Map(raw.map((airport) => [airport.iata_code, airport]))
  return rows.slice(0, BUSIEST).flatMap((row) => {
    const [code = '', city = '', name = ''] = row.split('|')
    const known = new Set(foldName(`${city} ${name}`).split(' '))
    const airport = byCode.get(code)
    const found: string[] = []
    for (const text of airport ? candidates(airport) : []) {
      const words = foldName(text).split(' ')
      if (words.every((word) => known.has(word))) continue
      found.push(text)
      for (const word of words) known.add(word)
    }
    const own = found.filter((text) => !cityNames.has(foldName(text)))
    return own.length > 0 ? [[code, ...own].join('|')] : []
  })
}

function candidates({ keywords, name, municipality, wikipedia_link: link }: AirportWithNames): readonly string[] {
  const inBrackets = [name, municipality].flatMap((text) =>
    [...text.matchAll(/\(([^)]+)\)/g)].map(([, inner]) => inner),
  )
  return [...keywords.split(/[,;]/), ...inBrackets, titleOf(link)]
    .map((text) => (text ?? '').replaceAll('|', ' ').trim())
    .filter((text) => !CODE.test(text) && !MILITARY.test(text))
    .map((text) =>
      text
        .replaceAll(GENERIC, ' ')
        .replaceAll(/\s+/g, ' ')
        .replaceAll(/^[\s.-]+|[\s.-]+$/g, ''),
    )
    .filter((text) => text.length >= SHORTEST && LATIN.test(text) && text.split(/[\s-]/).length <= MOST_WORDS)
}

function titleOf(link: string): string {
  const [, title = ''] = /\/wiki\/([^#?]+)$/.exec(link) ?? []
  try {
    return decodeURIComponent(title).replaceAll(/[_,–]/g, ' ')
  } catch {
    return ''
  }
}
