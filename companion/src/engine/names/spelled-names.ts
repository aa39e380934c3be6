import { plain } from '../reading/phrases.ts'
import { cityNamesIn } from './city-names.ts'
import { countriesIn } from './read-mentions.ts'

/** The weight of a name's spelling against a language, equal to that of a word for it. */
const PER_NAME = 1.2
const LONGEST_NAME = 4

/** City names that are spelled this way in all languages, whatever the tables say. */
const OF_ALL = new Set(
  (
    'bombay bangalore teheran calcutta marrakech isfahan new york montreal quebec bogota brasilia reykjavik ' +
    'cuzco mexico guatemala kuwait mumbai bukhara panama'
  ).split(/ (?!york)/),
)

type Spelling = Readonly<Record<'exact' | 'folded', ReadonlySet<string>>>

const spellings = new Map<string, Spelling>()

/**
 * How strongly spellings of names exclude each language: "Thailand" and "April" are English or German, whatever other
 * words are Italian, and "Perú" with its accent is Spanish.
 */
export function namesAgainst(text: string, languages: readonly string[]): (language: string) => number {
  // Writers who use only lower case also leave out accents.
  const forms: readonly (keyof Spelling)[] = text === plain(text).trim() ? ['folded'] : ['exact', 'folded']
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []
  const against = new Map<string, number>()
  for (let at = 0; at < words.length;) {
    const hit = longestAt(words, at, languages, forms)
    for (const language of hit?.others ?? []) against.set(language, (against.get(language) ?? 0) + PER_NAME)
    at += hit?.length ?? 1
  }
  return (language) => against.get(language) ?? 0
}

function longestAt(
  words: readonly string[],
  at: number,
  languages: readonly string[],
  forms: readonly (keyof Spelling)[],
) {
  for (let length = Math.min(LONGEST_NAME, words.length - at); length > 0; length -= 1) {
    const name = words.slice(at, at + length).join(' ')
    for (const form of forms) {
      const sought = form === 'exact' ? name : folded(name)
      const others = languages.filter((language) => !spellingIn(language)[form].has(sought))
      if (others.length < languages.length) return { length, others }
    }
  }
  return null
}

/** Spellings of countries, months and cities in a language, with and without accents. */
function spellingIn(language: string): Spelling {
  const known = spellings.get(language)
  if (known) return known
  const format = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' })
  const months = Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2026, month, 15)))
  const display = new Intl.DisplayNames(language, { type: 'region' })
  const countries = [...countriesIn(language).values()].flatMap((code) => display.of(code) ?? [])
  const cities = cityNamesIn(language).filter((name) => !OF_ALL.has(folded(name)))
  const names = [...countries, ...months, ...cities]
  const made = { exact: new Set(names.map((name) => name.toLowerCase())), folded: new Set(names.map(folded)) }
  spellings.set(language, made)
  return made
}

const folded = (name: string): string => plain(name).trim()
