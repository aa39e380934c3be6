import { isKindInName, isLinkInName, wordsOfName } from '../../place-names/index.ts'
import { sliceOf } from '../places/read-name.ts'
import type { Title } from '../read-title.ts'
import { isMark, isTaken, lengthAt, type Reading, said, take, tokenAt } from '../reading.ts'
import type { LanguageCode, Said } from '../trip-request.ts'

const LONGEST_ITEM = 6
const LEADS = ['wanted', 'visit', 'unwanted', 'not', 'article', 'and'] as const

export type Listed = { readonly see: Said<string>[]; readonly not: Said<string>[] }

/**
 * `livraria lello`, `Striezelmarkt`: a list item that consists of a kind and a name. So it is a sight, even if no table
 * contains it and it is in lower case.
 */
export function readListedSights(reading: Reading, holdsCity: (title: Title) => boolean): Listed {
  const found: Listed = { see: [], not: [] }
  const { tokens } = reading.words
  let askedUntil = -1
  for (let at = 0; at < tokens.length; at += 1) {
    if (!isItemStart(reading, at) && lengthAt(reading, at, 'wanted') === 0) continue
    const { start, isRefused, isWanted } = skipLeads(reading, at)
    const end = itemEnd(reading, start)
    const title = { name: sliceOf(reading, start, end - start), at: start, length: end - start }
    // "We must see the castle and the cathedral".
    const isAsked = isWanted || lengthAt(reading, end, 'isMust') > 0 || askedUntil === at - 1
    if (!(isNamed(reading, title) || (isAsked && isTheOne(reading, title))) || holdsCity(title)) continue
    // "Chocolate museum no".
    const isNo = isRefused || lengthAt(reading, end, 'isUnwanted') > lengthAt(reading, end, 'isMust')
    found[isNo ? 'not' : 'see'].push(said(reading, title.name, title.at, title.length))
    take(reading, title.at, title.length)
    if (isAsked) askedUntil = end
    at = end - 1
  }
  return found
}

export const isBorder = (reading: Reading, at: number): boolean =>
  isMark(reading, at, ',', ';', ':', '(', ')', '+', '&', '.', '!', '?', '…', '-', '–') ||
  lengthAt(reading, at, 'and') > 0

export function isItemStart(reading: Reading, at: number): boolean {
  const [token, before] = [tokenAt(reading, at), tokenAt(reading, at - 1)]
  if (token?.kind !== 'word') return false
  return before === undefined || before.sentence !== token.sentence || isBorder(reading, at - 1)
}

export function skipLeads(reading: Reading, at: number): { start: number; isRefused: boolean; isWanted: boolean } {
  let [start, isRefused, isWanted] = [at, false, false]
  for (let step = 0; step < LONGEST_ITEM; step += 1) {
    const lead = LEADS.map((meaning) => ({ meaning, length: lengthAt(reading, start, meaning) })).toSorted(
      (one, other) => other.length - one.length,
    )[0]
    if (!lead || lead.length === 0) break
    isRefused ||= lead.meaning === 'unwanted' || lead.meaning === 'not'
    isWanted ||= lead.meaning === 'wanted'
    start += lead.length
  }
  return { start, isRefused, isWanted }
}

export function itemEnd(reading: Reading, start: number): number {
  let end = start
  while (end < start + LONGEST_ITEM) {
    const token = tokenAt(reading, end)
    if (token?.kind !== 'word' || token.sentence !== tokenAt(reading, start)?.sentence) break
    if (isBorder(reading, end) || lengthAt(reading, end, 'isMust', 'isUnwanted') > 0) break
    // "The museum in Rome" is described by its location.
    if (lengthAt(reading, end, 'within') > 0) return start
    end += 1
  }
  return end
}

function isNamed(reading: Reading, { at, length }: Title): boolean {
  if (length === 0 || isTaken(reading, at, length)) return false
  const tokens = reading.words.tokens.slice(at, at + length)
  const [first, last] = [tokens[0], tokens.at(-1)]
  if (!first || !last || isLinkInName(last.folded)) return false
  const isKind = (folded: string): boolean => !isLoose(folded) && wordsOfName([folded]).some(isKindInName)
  const isCompound = (folded: string): boolean => wordsOfName([folded]).length > 1
  const isOwn = (step: number): boolean => {
    const folded = tokens[step]?.folded ?? ''
    return (
      (isCompound(folded) && !isLoose(folded)) ||
      !(reading.words.isKnown(at + step) || isLinkInName(folded) || isKind(folded))
    )
  }
  const others = tokens.map((_, step) => step).filter((step) => !isKind(tokens[step]?.folded ?? ''))
  const isPlain = others.every((step) => isOwn(step) || isLinkInName(tokens[step]?.folded ?? ''))
  const hasName = tokens.some((_, step) => isOwn(step))
  // "Camden Market" ends with its kind in any text; "on adore la plage" does not begin with it.
  const isEnglish = ENGLISH_KINDS.has(last.folded) || reading.words.language.hasCapitalNouns
  return (isKind(first.folded) || (isEnglish && isKind(last.folded))) && hasName && isPlain
}

/** `We must see the castle`, `catedral sí o sí`: a town has a well-known one, and the planner finds it by its kind. */
function isTheOne(reading: Reading, { at, length }: Title): boolean {
  if (length !== 1 || isTaken(reading, at)) return false
  return ONE_IN_TOWN[reading.words.language.code].includes(tokenAt(reading, at)?.folded ?? '')
}

const ONE_IN_TOWN: Readonly<Record<LanguageCode, readonly string[]>> = {
  en: ['castle', 'cathedral', 'fortress', 'citadel', 'aqueduct', 'acropolis'],
  de: ['burg', 'dom', 'festung', 'kathedrale', 'zitadelle', 'schloss'],
  fr: ['chateau', 'cathedrale', 'forteresse', 'citadelle', 'beffroi', 'aqueduc'],
  es: ['catedral', 'castillo', 'alcazar', 'acueducto', 'mezquita', 'fortaleza'],
  it: ['duomo', 'cattedrale', 'castello', 'fortezza', 'acquedotto'],
  pt: ['catedral', 'castelo', 'fortaleza', 'aqueduto', 'mesquita'],
}

const ENGLISH_KINDS = new Set(
  (
    'tower palace castle cathedral basilica church chapel abbey mosque temple shrine museum gallery market ' +
    'bridge garden gardens zoo aquarium theatre theater memorial square gate park bazaar library studios ' +
    'bookshop'
  ).split(' '),
)
/** Kinds with many instances: a wish for beaches or beer gardens means no particular one. */
const LOOSE = new Set(
  (
    'beach plage playa spiaggia praia strand street rue calle via rua strasse house haus maison casa quarter ' +
    'quartier barrio quartiere bairro viertel hill colline berg island isla isola ilha insel biergarten ' +
    'weihnachtsmarkt christkindlmarkt flohmarkt wochenmarkt supermarkt kindergarten'
  ).split(' '),
)
const isLoose = (folded: string): boolean => LOOSE.has(folded)
