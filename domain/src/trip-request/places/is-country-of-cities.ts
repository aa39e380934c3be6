import { isTaken, lengthAt, type Reading, startBefore, tokenAt } from '../reading.ts'

/** `3 ciudades distintas de Texas`: after the number of cities come their kind and then the region. */
export function isLandOfCities(reading: Reading, at: number): boolean {
  const article = startBefore(reading, at, 'article')
  for (const end of article >= 0 ? [at, article] : [at]) {
    const joint = startBefore(reading, end, 'of', 'originWeak', 'within')
    const sort = tokenAt(reading, joint - 1)
    const isSort = joint > 1 && sort?.kind === 'word' && !sort.isCapital && lengthAt(reading, joint - 1, 'city') === 0
    const noun = isSort ? startBefore(reading, joint - 1, 'city') : -1
    if (noun > 0 && isTaken(reading, noun - 1)) return true
  }
  return false
}
