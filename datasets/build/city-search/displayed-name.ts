import { foldText } from '@app/domain/place-search'

import type { RawCity } from '../cities/read-cities.ts'
import type { NameInLanguage } from './read-names.ts'

/** Ryazan’, Homyel': a sign that nobody speaks, and that no English map writes. */
const SOFT_SIGNS = /[’'ʹ]/g

/**
 * The English name where English has one (Cologne), the city's own letters where it has not (Kraków), and plain ones
 * where those letters are only a librarian's transliteration (Hyderābād).
 */
export function displayedName({ name, country }: RawCity, names: readonly NameInLanguage[]): string {
  const { script } = new Intl.Locale(`und-${country}`).maximize()
  const isLatin = script === 'Latn'
  const plain = isLatin ? name : withoutMarks(country === 'JP' ? name.replace(/-shi$/, '') : name)
  const own = script === 'Cyrl' ? plain.replaceAll(SOFT_SIGNS, '') : plain
  const english = names.find(({ language }) => language === 'en')?.name
  return english && isBetter(english, own, isLatin) ? english : own
}

/**
 * "Washington, D.C.", "Borough of Queens" and "Santiago de Cali" say no more than the plain name; marks of a
 * transliteration, or another script, show that it is no English word.
 */
function isBetter(english: string, own: string, isLatin: boolean): boolean {
  if (/[^\p{Script=Latin}\p{N}\p{P}\p{Z}]/u.test(english)) return false
  if (!isLatin && withoutMarks(english) !== english) return false
  const words = new Set(foldText(english).split(' '))
  return !foldText(own)
    .split(' ')
    .every((word) => words.has(word))
}

function withoutMarks(name: string): string {
  return name.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/[‘ʿʾ]/g, '').normalize('NFC')
}
