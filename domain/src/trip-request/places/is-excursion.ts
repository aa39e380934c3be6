import { lengthAt, type Reading, startBefore, tokenAt } from '../reading.ts'
import type { PlacedName } from './placed-name.ts'

/** Vehicles of day trips; a train or a flight may continue to the next city. */
const OUTING = new RegExp(
  String.raw`^(?:ferry|boat|tram|hike|walk|stroll|fahre|boot|schiff|strassenbahn|spaziergang|wanderung|bateau|balade|` +
    String.raw`promenade|randonnee|barco|tranvia|paseo|excursion|traghetto|battello|passeggiata|gita|eletrico|passeio|` +
    String.raw`bootsfahrt|bootstour)$`,
)

/** Vehicles that continue the journey, if there is a departure. */
const VEHICLE = /^(?:train|flight|plane|bus|coach|zug|flug|flieger|vol|avion|car|tren|vuelo|treno|volo|comboio|voo)$/

/** The Manly of `Sydney for five days, a ferry to Manly`: no place to stay, if another was named before it. */
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
