import { foldText } from '@app/domain/place-search'

import type { RawCity } from '../cities/read-cities.ts'
import type { NameInLanguage } from './read-names.ts'

/** Ryazan’, Homyel': a transliterated soft sign, which no English map uses. */
const SOFT_SIGNS = /[’'ʹ]/g

/**
 * The English name if there is one (Cologne), the local spelling otherwise (Kraków), and a plain one if the local
 * spelling is only a transliteration (Hyderābād).
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
 * "Washington, D.C.", "Borough of Queens" and "Santiago de Cali" add nothing to the plain name; transliteration marks,
 * or another script, show that a name is no English word.
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
