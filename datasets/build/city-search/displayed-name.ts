import { foldText } from '@app/domain/place-search'

import type { NameInLanguage, RawCity } from './read-cities.ts'

/**
 * The English name where English has one (Cologne), the city's own letters where it has not (Kraków), and plain ones
 * where those letters are only a librarian's transliteration (Hyderābād).
 */
export function displayedName({ name, country }: RawCity, names: readonly NameInLanguage[]): string {
  const english = names.find(({ language }) => language === 'en')?.name
  const isOwn = !english || foldText(english) === foldText(name) || isLonger(english, name)
  if (!isOwn) return english
  return new Intl.Locale(`und-${country}`).maximize().script === 'Latn' ? name : withoutMarks(name)
}

/** "Washington, D.C." and "Abu Dhabi Island and Internal Islands City" say no more than their first word. */
function isLonger(english: string, name: string): boolean {
  return foldText(english).startsWith(`${foldText(name)} `)
}

function withoutMarks(name: string): string {
  return name.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/[‘ʿʾ]/g, '').normalize('NFC')
}
