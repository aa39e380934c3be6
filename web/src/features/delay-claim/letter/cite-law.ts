import type { LegalBasis } from '@app/domain/passenger-rights'

import { fill } from './fill.ts'
import type { LetterLanguage } from './letter-language.ts'
import type { LetterKey, LetterWords } from './letter-words.ts'

/** One line per instrument, as "Regulation (EC) No 261/2004: Article 5(3), Article 7(1)". */
export function citeLaws(
  basis: readonly LegalBasis[],
  words: LetterWords,
  language: LetterLanguage,
): readonly string[] {
  const provisions = new Map<string, string[]>()
  for (const { instrument, provision } of basis) {
    const name = nameOf(instrument, words)
    const cited = cite(provision, words, language)
    const known = provisions.get(name) ?? []
    if (!known.includes(cited)) provisions.set(name, [...known, cited])
  }
  return [...provisions].map(([name, cited]) => `${name}: ${cited.join('; ')}`)
}

/** How the engines name the instruments (`regimes`), and how a letter does. */
const INSTRUMENTS: readonly (readonly [start: string, key: LetterKey])[] = [
  ['Regulation (EC) 261/2004 as it applies in the UK', 'law.UK261'],
  ['Regulation (EC) 261/2004', 'law.EU261'],
  ['Regulation (EC) 2027/97', 'law.EU2027'],
  ['Air Passenger Protection Regulations', 'law.APPR'],
  ['SHY-YOLCU', 'law.SHY'],
  ['ANAC Resolution', 'law.ANAC400'],
  ['Title 14', 'law.US-DOT'],
  ['Montreal Convention', 'law.MC99'],
]
const JUDGMENT = 'CJEU '

function nameOf(instrument: string, words: LetterWords): string {
  if (instrument.startsWith(JUDGMENT)) return `${words.court}, ${instrument.slice(JUDGMENT.length)}`
  const known = INSTRUMENTS.find(([start]) => instrument.startsWith(start))
  return known ? words[known[1]] : instrument
}

const KINDS: readonly (readonly [start: string, key: LetterKey])[] = [
  ['Articles ', 'cite.articles'],
  ['Article ', 'cite.article'],
  ['Section ', 'cite.section'],
  ['Recitals ', 'cite.recitals'],
]

/** "Article 5(1)(c)(iii)" as the law of each language is quoted: "Artikel 5 Absatz 1 Buchstabe c Ziffer iii". */
function cite(provision: string, words: LetterWords, language: LetterLanguage): string {
  const kind = KINDS.find(([start]) => provision.startsWith(start))
  if (!kind) return provision
  const [start, key] = kind
  const plain = provision.slice(start.length).replace(' and ', ` ${words['cite.and']} `)
  // Sections of North America, and Brazil's capital numerals, are quoted as they stand.
  const isQuoted = key === 'cite.section' || /\([IVX]+\)/.test(plain)
  return fill(words[key], { number: isQuoted ? plain : spellOut(plain, words, language) })
}

function spellOut(number: string, words: LetterWords, language: LetterLanguage): string {
  const point = (letter: string): string => fill(words['cite.point'], { letter: letterIn(letter, language) })
  return number
    .replaceAll(/\((\d+)\)/g, (_, paragraph: string) => fill(words['cite.paragraph'], { number: paragraph }))
    .replaceAll(/\(([a-z])\)\(([ivx]+)\)/g, (_, letter: string, sub: string) =>
      [point(letter), fill(words['cite.sub-point'], { letter: sub })].join(''),
    )
    .replaceAll(/, \(([a-z])\)/g, (_, letter: string) => ` ${words['cite.and']}${point(letter).replace(/^,/, '')}`)
    .replaceAll(/\(([a-z])\)/g, (_, letter: string) => point(letter))
}

/** Points of a Greek text count in Greek letters. */
const GREEK = ['α', 'β', 'γ', 'δ', 'ε', 'στ', 'ζ', 'η', 'θ', 'ι', 'ια', 'ιβ']

function letterIn(letter: string, language: LetterLanguage): string {
  return (language === 'el' && GREEK[letter.charCodeAt(0) - 'a'.charCodeAt(0)]) || letter
}
