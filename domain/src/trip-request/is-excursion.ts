import type { PlacedName } from './placed-name.ts'
import { type Reading, startBefore, tokenAt } from './reading.ts'

/** What one is back from in the evening; a train or a flight may lead on to the next city. */
const OUTING =
  /^(?:ferry|boat|tram|hike|walk|stroll|fahre|boot|schiff|strassenbahn|spaziergang|wanderung|bateau|balade|promenade|randonnee|barco|tranvia|paseo|excursion|traghetto|battello|passeggiata|gita|eletrico|passeio|bootsfahrt|bootstour)$/

/** The Manly of `Sydney for five days, a ferry to Manly`: no town to stay in, where another was named before it. */
export function isExcursion(reading: Reading, { at }: PlacedName, names: readonly PlacedName[]): boolean {
  const isBehindCity = names.some((name) => name.city !== null && name.at < at && name.cue !== 'origin')
  if (!isBehindCity) return false
  const article = startBefore(reading, at, 'article')
  const way = startBefore(reading, article < 0 ? at : article, 'to', 'goal', 'within', 'of')
  return way > 0 && OUTING.test(tokenAt(reading, way - 1)?.folded ?? '')
}
