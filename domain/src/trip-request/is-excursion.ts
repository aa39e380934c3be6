import type { PlacedName } from './placed-name.ts'
import { lengthAt, type Reading, startBefore, tokenAt } from './reading.ts'

/** What one is back from in the evening; a train or a flight may lead on to the next city. */
const OUTING =
  /^(?:ferry|boat|tram|hike|walk|stroll|fahre|boot|schiff|strassenbahn|spaziergang|wanderung|bateau|balade|promenade|randonnee|barco|tranvia|paseo|excursion|traghetto|battello|passeggiata|gita|eletrico|passeio|bootsfahrt|bootstour)$/

/** What leads on from where one is, once it is said when it leaves. */
const VEHICLE = /^(?:train|flight|plane|bus|coach|zug|flug|flieger|vol|avion|car|tren|vuelo|treno|volo|comboio|voo)$/

/** The Manly of `Sydney for five days, a ferry to Manly`: no town to stay in, where another was named before it. */
export function isExcursion(reading: Reading, { at, length }: PlacedName, names: readonly PlacedName[]): boolean {
  const isBehindCity = names.some((name) => name.city !== null && name.at < at && name.cue !== 'origin')
  if (!isBehindCity) return false
  const article = startBefore(reading, at, 'article')
  const way = startBefore(reading, article < 0 ? at : article, 'to', 'goal', 'within', 'of')
  if (way <= 0) return false
  // "A musical on Broadway", "our train to Lyon leaves at 2 pm".
  const isEvent = startBefore(reading, way, 'appointment') >= 0 && lengthAt(reading, way, 'within') > 0
  return OUTING.test(tokenAt(reading, way - 1)?.folded ?? '') || isEvent || isTheWayOut(reading, at + length, way)
}

const isTheWayOut = (reading: Reading, end: number, way: number): boolean =>
  lengthAt(reading, end, 'leave') > 0 && VEHICLE.test(tokenAt(reading, way - 1)?.folded ?? '')
