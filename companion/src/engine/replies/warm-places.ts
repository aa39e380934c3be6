import type { Claim } from '@app/domain/kernel'

import type { KnownCity } from '../../tools/look-ups.ts'
import { WELL_VISITED } from '../names/well-visited.ts'
import type { Phrases } from '../phrasebook.ts'
import { matchesAny } from '../reading/phrases.ts'
import type { Turn } from '../turn.ts'

/** Words for "where", "warm" and "dry" in each language. */
const WORDS: Readonly<Record<string, Record<'where' | 'warm' | 'dry', Phrases>>> = {
  en: { where: ['where'], warm: ['warm', 'hot', 'sunny', 'sun'], dry: ['dry', 'sunny', 'no rain', 'without rain'] },
  de: {
    where: ['wo', 'wohin'],
    warm: ['warm', 'heiß', 'sonnig', 'sonne'],
    dry: ['trocken', 'sonnig', 'ohne regen', 'kein regen'],
  },
  fr: {
    where: ['où fait', 'où est ce', 'où il fait', 'où aller', 'où partir', 'où trouver'],
    warm: ['chaud', 'soleil', 'doux'],
    dry: ['sec', 'soleil', 'sans pluie'],
  },
  es: { where: ['dónde'], warm: ['calor', 'cálido', 'sol'], dry: ['seco', 'sol', 'sin lluvia'] },
  it: { where: ['dove'], warm: ['caldo', 'sole'], dry: ['secco', 'asciutto', 'sole', 'senza pioggia'] },
  pt: { where: ['onde'], warm: ['calor', 'quente', 'sol'], dry: ['seco', 'sol', 'sem chuva'] },
}

const WARM_C = { least: 18, pleasant: 23, most: 29 }
const DRY_MM = 40
const SHOWERS_MM = 100
const MOST_SAID = 4

/** Whether the question is where it is warm, rather than how warm a place is. */
export function asksWhereWarm({ question, book }: Turn): boolean {
  const { cities, countries } = question.slots
  const words = WORDS[book.code]
  return (
    cities.length + countries.length === 0 &&
    words !== undefined &&
    matchesAny(question.plain, words.where) &&
    matchesAny(question.plain, words.warm)
  )
}

/** A few cities in different countries, the most pleasant first. */
export function warmPlaces({ question, book, lookUps }: Turn, month: number): readonly number[] {
  const isDry = matchesAny(question.plain, WORDS[book.code]?.dry ?? [])
  const found = WELL_VISITED.flatMap((id) => {
    const [city, year] = [lookUps.city(id), lookUps.climate(id)?.value]
    const [meanC, rainMm] = [year?.meanC[month - 1], year?.rainMm[month - 1]]
    if (!city || meanC === undefined || rainMm === undefined) return []
    const isWarm = meanC >= WARM_C.least && meanC <= WARM_C.most
    return isWarm && rainMm <= (isDry ? DRY_MM : SHOWERS_MM) ? [{ city, far: Math.abs(meanC - WARM_C.pleasant) }] : []
  }).toSorted((a, b) => a.far - b.far)
  return onePerCountry(found.map(({ city }) => city))
    .slice(0, MOST_SAID)
    .map(({ value }) => value.cityId)
}

function onePerCountry(cities: readonly Claim<KnownCity>[]): readonly Claim<KnownCity>[] {
  return cities.filter(({ value }, index) => cities.findIndex((each) => each.value.country === value.country) === index)
}
