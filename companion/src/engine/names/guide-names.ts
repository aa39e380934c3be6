import { spellingKey } from '@app/domain/place-names'
import { foldText } from '@app/domain/place-search'

import type { GuideEntry, GuideLookUp } from '../../tools/guide/guide-look-up.ts'
import { namesOf } from '../../tools/guide/guide-place.ts'
import { isCommonWord } from './common-words.ts'

type Names = { readonly exact: ReadonlyMap<string, GuideEntry>; readonly spelled: ReadonlyMap<string, GuideEntry> }

const kept = new WeakMap<GuideLookUp, Names>()
/** In which names are written by ear. */
const BY_EAR = ['ar', 'el', 'hi', 'ja', 'ko', 'ru', 'th', 'uk']

/**
 * The guide's destination with a folded name in any language, or with another spelling of it: of several, the most popular
 * one.
 */
export function destinationNamed(folded: string, guide: GuideLookUp | undefined): GuideEntry | null {
  if (!guide) return null
  const known = kept.get(guide) ?? namesIn(guide)
  kept.set(guide, known)
  return known.exact.get(folded) ?? spelledAs(folded, known)
}

function spelledAs(folded: string, { spelled }: Names): GuideEntry | null {
  const key = spellingKey(folded)
  const entry = key === null ? undefined : spelled.get(key)
  return entry && !BY_EAR.some((language) => isCommonWord(folded, language)) ? entry : null
}

function namesIn({ destinations }: GuideLookUp): Names {
  const [exact, spelled] = [new Map<string, GuideEntry>(), new Map<string, GuideEntry>()]
  const entries = destinations.filter(({ kind }) => kind !== 'country-route')
  const add = (name: string, entry: GuideEntry): void => {
    const key = spellingKey(name)
    if (!exact.has(name)) exact.set(name, entry)
    if (key !== null && !spelled.has(key)) spelled.set(key, entry)
  }
  for (const entry of entries) for (const name of namesOf(entry)) add(foldText(name), entry)
  for (const entry of entries) for (const name of namesOf(entry).flatMap(partsOf)) add(foldText(name), entry)
  return { exact, spelled }
}

const JOINED = /\s*[&,:/・]\s*/u
const SHORTEST_PART = 5

/** "Kruger & Sabi Sand" is known by each of its names. */
function partsOf(name: string): readonly string[] {
  const parts = name.split(JOINED)
  return parts.length < 2 ? [] : parts.filter((part) => part.length >= SHORTEST_PART)
}

const several = new WeakMap<GuideLookUp, RegExp>()

/** "El Nido or Coron?" is not Spanish: names of several words have articles of their own language. */
export function withoutLongNames(text: string, guide: GuideLookUp | undefined): string {
  if (!guide) return text
  const pattern = several.get(guide) ?? longNamesIn(guide)
  several.set(guide, pattern)
  const left = text.replaceAll(pattern, ' ')
  return LETTER.test(left) ? left : text
}
const LETTER = /\p{L}/u

function longNamesIn({ destinations }: GuideLookUp): RegExp {
  const names = destinations
    .flatMap((entry) => [entry.name, entry.localName ?? ''])
    .filter((name) => /^[\p{Script=Latin}\p{M}'’.-]+(?: [\p{Script=Latin}\p{M}'’.-]+)+$/u.test(name))
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.replaceAll('.', String.raw`\.`))
  return new RegExp(String.raw`(?<!\p{L})(?:${names.join('|')})(?!\p{L})`, 'giu')
}
