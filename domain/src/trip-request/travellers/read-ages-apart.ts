import { isMark, lengthAt, type Reading, tokenAt } from '../reading.ts'
import type { LanguageCode } from '../trip-request.ts'
import { readAgeList } from './read-age-list.ts'

/** Words for a person mentioned before, longer phrases first, and words before an age; folded like the tokens. */
const SUBJECTS: Readonly<Record<LanguageCode, string>> = {
  en:
    '(?:her|his|the|our)(?: (?:little|big|older|younger))? (?:brother|sister)|the (?:older|younger|elder|' +
    'little|big|other|second|smaller|bigger)(?: one)?|the (?:eldest|oldest|youngest|girl|boy|son|daughter|' +
    'baby)|one|she|he|they',
  de:
    '(?:ihr|sein|ihre|seine)(?: (?:kleiner|grosser|kleine|grosse))? (?:bruder|schwester)|(?:die|der) ' +
    '(?:grosse|kleine|altere|jungere|alteste|jungste|andere|sohn|tochter|junge)|das madchen|ein(?:er|e|es)|' +
    'sie|er',
  fr:
    '(?:son|sa)(?: (?:petit|grand|petite|grande))? (?:frere|soeur)|l (?:aine|ainee|autre)|(?:le|la) (?:petit|' +
    'petite|grand|grande|cadet|cadette|plus jeune|plus grand|plus grande)|l une?|elle|il|elles|ils',
  es: 'su (?:hermano|hermana|hermanito|hermanita)|(?:el|la) (?:mayor|menor|pequeno|pequena|grande|otro|otra|nino|nina)|un[oa]|ella|el|ellos|ellas',
  it:
    '(?:suo fratello|sua sorella|il fratellino|la sorellina)|(?:il|la) (?:piu piccolo|piu piccola|piu grande|' +
    'piccolo|piccola|grande|maggiore|minore)|l altr[oa]|un[oa]|lei|lui|loro',
  pt: '(?:o irmao|a irma)|[oa] (?:mais velho|mais velha|mais novo|mais nova|pequeno|pequena|outro|outra)|uma?|ela|ele|elas|eles',
}
const VERBS: Readonly<Record<LanguageCode, string>> = {
  en: 's|re|is|are|will be|turned|turns|(?:has |s |is )?(?:just|nearly|almost|already)(?: turned)?',
  de: 'ist|sind|wird|wurde|ist (?:gerade|schon|erst|fast)(?: mal)?|wird (?:gerade|bald)',
  fr: 'a|ont|aura|vient d avoir|a (?:deja|bientot|presque)',
  es: 'tiene|tienen|cumple|acaba de cumplir|va a cumplir',
  it: 'ha|hanno|compie|ha (?:gia|quasi|appena compiuto)',
  pt: 'tem|faz|acabou de fazer|vai fazer',
}
const PHRASES = new Map<LanguageCode, RegExp>()

/** "Kids: she" alone means nothing, so a verb is required, or another age just before: "the small one 8". */
function phraseOf(code: LanguageCode): RegExp {
  const known = PHRASES.get(code)
  if (known) return known
  const phrase = new RegExp(`^(?:${SUBJECTS[code]})( (?:${VERBS[code]}))?(?= |$)`)
  PHRASES.set(code, phrase)
  return phrase
}

const LONGEST_PHRASE = 6

/**
 * `My daughter loves dinosaurs. She's 7, her brother just turned 4`: an age apart from the child. `isListed`: another
 * came just before.
 */
export function readAgeApart(
  reading: Reading,
  at: number,
  isListed: boolean,
): { readonly ages: readonly number[]; readonly length: number } | null {
  const subject = readSubject(reading, at, isListed)
  const list = subject && readAgeList(reading, at + subject.length)
  if (!list) return null
  const length = subject.length + list.length
  const years = lengthAt(reading, at + length, 'years')
  const isSaid = years > 0 || ((isOfNumbers(reading) || isListed) && isEnd(reading, at + length))
  return isSaid ? { ages: list.ages, length: length + years } : null
}

/** Languages with "to be" before an age: "she is 7", "sie ist 7"; the others use "to have", which has more meanings. */
const isOfNumbers = ({ words }: Reading): boolean => words.language.code === 'en' || words.language.code === 'de'

function readSubject(reading: Reading, at: number, isListed: boolean): { readonly length: number } | null {
  const { tokens, language } = reading.words
  const words = tokens.slice(at, at + LONGEST_PHRASE).map(({ folded }) => folded)
  const found = phraseOf(language.code).exec(words.join(' '))
  if (!found || (found[1] === undefined && !isListed)) return null
  const { sentence } = tokens[at] ?? {}
  const length = found[0].split(' ').length
  return tokens[at + length]?.sentence === sentence ? { length } : null
}

function isEnd(reading: Reading, at: number): boolean {
  const token = tokenAt(reading, at)
  if (!token || token.sentence !== tokenAt(reading, at - 1)?.sentence) return true
  return isMark(reading, at, ',', ';', ')', '.', '-', '–', '!') || lengthAt(reading, at, 'and', 'but') > 0
}
