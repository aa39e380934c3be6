import type { Claim } from '@app/domain/kernel'

import type { KnownCity } from '../../tools/look-ups.ts'
import { stands } from '../phrases.ts'
import type { Turn } from '../turn.ts'

/** "Where is it warm?", and what makes it "dry". */
const WORDS: Readonly<Record<string, { readonly where: string; readonly warm: string; readonly dry: string }>> = {
  en: { where: 'where', warm: 'warm|hot|sunny|sun', dry: 'dry|sunny|no rain|without rain' },
  de: { where: 'wo|wohin', warm: 'warm|heiß|sonnig|sonne', dry: 'trocken|sonnig|ohne regen|kein regen' },
  fr: {
    where: 'où fait|où est ce|où il fait|où aller|où partir|où trouver',
    warm: 'chaud|soleil|doux',
    dry: 'sec|soleil|sans pluie',
  },
  es: { where: 'dónde', warm: 'calor|cálido|sol', dry: 'seco|sol|sin lluvia' },
  it: { where: 'dove', warm: 'caldo|sole', dry: 'secco|asciutto|sole|senza pioggia' },
  pt: { where: 'onde', warm: 'calor|quente|sol', dry: 'seco|sol|sem chuva' },
}

/** GeoNames ids of the cities that travellers visit most, and that guidance was written for. */
const WELL_VISITED =
  '108410 250441 264371 281184 287286 290030 292223 292968 293397 323777 360630 498817 524901 745044 993800 1151254 1153671 1248991 1264527 1269515 1273294 1275339 1279259 1566083 1581130 1583992 1609350 1614295 1642911 1645528 1668341 1701668 1735161 1795565 1796236 1809858 1816670 1819729 1821274 1822214 1835848 1850147 1853909 1857910 1880252 2147714 2158177 2193733 2267057 2510911 2542997 2618425 2643743 2650225 2673730 2735943 2759794 2761369 2800866 2867714 2950159 2964574 2988507 2990440 3054643 3067696 3094802 3117735 3128760 3164603 3169070 3172394 3173435 3176959 3369157 3435910 3448439 3451190 3530597 3531673 3553478 3687238 3688689 3871336 3936456 3941584 4140963 4164138 4167147 4887398 4930956 5128581 5368361 5391959 5506956 5856195 6077243 6167865 6173331'
    .split(' ')
    .map(Number)

const WARM_C = { least: 18, pleasant: 23, most: 29 }
const DRY_MM = 40
const SHOWERS_MM = 100
const MOST_SAID = 4

/** Whether it is asked where to go for the warmth, rather than how warm it is somewhere. */
export function asksWhereWarm({ question, book }: Turn): boolean {
  const { cities, countries } = question.slots
  const words = WORDS[book.code]
  return (
    cities.length + countries.length === 0 &&
    words !== undefined &&
    stands(question.plain, words.where) &&
    stands(question.plain, words.warm)
  )
}

/** A few cities, each of another country, the most pleasant first. */
export function warmPlaces({ question, book, lookUps }: Turn, month: number): readonly number[] {
  const isDry = stands(question.plain, WORDS[book.code]?.dry ?? '')
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
