import { plain } from '../reading/phrases.ts'
import { cityNamesIn } from './city-names.ts'
import { countriesIn } from './read-mentions.ts'

/** What a name spelled otherwise speaks against a language; a word of it speaks for it with one. */
const PER_NAME = 1.2
const LONGEST_NAME = 4

/** Of cities, what others write too, whatever the tables call them. */
const OF_ALL = new Set(
  (
    'bombay bangalore teheran calcutta marrakech isfahan new york montreal quebec bogota brasilia reykjavik ' +
    'cuzco mexico guatemala kuwait mumbai bukhara panama'
  ).split(/ (?!york)/),
)

type Spelling = Readonly<Record<'exact' | 'folded', ReadonlySet<string>>>

const spellings = new Map<string, Spelling>()

/**
 * How far the names in a text speak against each of the languages: "Thailand" and "April" are English or German,
 * whatever the words beside them are in Italian, and with its accent "Perú" is Spanish alone.
 */
export function namesAgainst(text: string, languages: readonly string[]): (language: string) => number {
  // Who writes everything small leaves accents out too.
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

/** Countries, months and cities as a language writes them, and without their accents. */
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
