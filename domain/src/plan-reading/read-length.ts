import { wordsFor } from './all-words.ts'
import { anyOf } from './plain-text.ts'

const HOURS = new RegExp(
  `(\\d{1,2}(?:[.,]\\d)?)(?:\\s?[-–]\\s?(\\d{1,2}(?:[.,]\\d)?))?\\s?(?:${anyOf(wordsFor('hours'))}|h)(?![\\p{L}\\d])`,
  'u',
)
const MINUTES = new RegExp(`(\\d{2,3})\\s?${anyOf(wordsFor('minutes'))}(?![\\p{L}])`, 'u')

/** How long somebody means to stay: `2-3 hours` is two and a half. Null where nothing is said. */
export function findLength(
  plain: string,
): { readonly start: number; readonly end: number; readonly minutes: number } | null {
  const hours = HOURS.exec(plain)
  if (hours) {
    const [low, high] = [toNumber(hours[1]), hours[2] ? toNumber(hours[2]) : toNumber(hours[1])]
    const minutes = Math.round(((low + high) / 2) * 60)
    return minutes > 0 && minutes <= 14 * 60
      ? { start: hours.index, end: hours.index + hours[0].length, minutes }
      : null
  }
  const minutes = MINUTES.exec(plain)
  return minutes && { start: minutes.index, end: minutes.index + minutes[0].length, minutes: Number(minutes[1]) }
}

function toNumber(text = ''): number {
  return Number(text.replace(',', '.'))
}
