import type { SightKind, TimeOfDay } from '@app/domain/guide'

import type { Guide } from '../guide.ts'
import { error, type Problem, warning } from '../problem.ts'

type Sight = Guide['sights'][number]

const EARLY: readonly TimeOfDay[] = ['dawn', 'morning', 'any']
const LATE: readonly TimeOfDay[] = ['evening', 'night']
const BEFORE_AFTERNOON: readonly TimeOfDay[] = ['dawn', 'morning', 'midday', 'any']
const NIGHT_KINDS: readonly SightKind[] = ['bar', 'casino']
const [CLOSES_EARLY, CLOSES_BEFORE_EVENING, OPENS_LATE, OPENS_AFTER_DAWN] = [18 * 60, 19 * 60, 16 * 60, 8 * 60]

/** The best time of a sight agrees with its kind and with its usual hours. */
export function checkSightTimes(row: Sight): readonly Problem[] {
  const problems: Problem[] = []
  const has = (times: readonly TimeOfDay[]): boolean => row.bestTimes.some((time) => times.includes(time))
  if (has(['any']) && row.bestTimes.length > 1) problems.push(error(row, 'best_time: any stands alone'))
  const isOfTheNight = NIGHT_KINDS.includes(row.kind) || row.tags.includes('nightlife')
  if (isOfTheNight && has(EARLY)) problems.push(error(row, 'best_time: nightlife in the morning'))
  return [...problems, ...checkHours(row, has)]
}

function checkHours(row: Sight, has: (times: readonly TimeOfDay[]) => boolean): readonly Problem[] {
  if (row.usualTimes.length === 0 || row.usualTimes.some(({ kind }) => kind !== 'clock')) return []
  const problems: Problem[] = []
  const opens = Math.floor(Math.min(...row.usualTimes.map(({ opensAtMinutes }) => opensAtMinutes ?? 0)) / 60) * 60
  const closes = Math.floor(Math.max(...row.usualTimes.map(({ closesAtMinutes }) => closesAtMinutes ?? 0)) / 60) * 60
  const best = row.bestTimes.join(';')
  if (closes <= CLOSES_EARLY && has(LATE)) {
    problems.push(error(row, `best_time: ${best}, but it closes at ${closes / 60}h (add the late hours)`))
  }
  if (opens >= OPENS_LATE && has(BEFORE_AFTERNOON)) {
    problems.push(error(row, `best_time: ${best}, but it opens at ${opens / 60}h`))
  }
  if (opens >= OPENS_AFTER_DAWN && has(['dawn'])) problems.push(error(row, 'best_time: dawn, but it opens later'))
  if (closes <= CLOSES_BEFORE_EVENING && has(['any'])) {
    problems.push(warning(row, 'best_time: any, but it closes early; name the times'))
  }
  return problems
}
