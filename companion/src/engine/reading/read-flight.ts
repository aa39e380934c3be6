import type { DelayCause } from '@app/domain/passenger-rights'
import { openReading, readCount, type Reading, tokenAt } from '@app/domain/trip-request'

import type { LookUps } from '../../tools/look-ups.ts'
import type { Phrasebook, Phrases } from '../phrasebook.ts'
import { plain, matchesAny } from './phrases.ts'

const MINUTES_PER_HOUR = 60

const HALF = / (?:and a half|und eine halbe|y media|et demie|e mezzo|e mezza|e meia) /
const QUARTER =
  / (?:and a quarter|und eine viertelstunde|und ein viertel|et quart|et un quart d heure|y cuarto|e un quarto|e um quarto) /
const GERMAN_HALVES: ReadonlyMap<string, number> = new Map([
  ['anderthalb', 1.5],
  ['eineinhalb', 1.5],
  ['zweieinhalb', 2.5],
  ['dreieinhalb', 3.5],
  ['viereinhalb', 4.5],
  ['funfeinhalb', 5.5],
])

/** "4 hours", "3h30", "200 Minuten", "tres horas y media". */
export function readDuration(text: string, book: Phrasebook, lookUps: LookUps): number | null {
  const ordered = text.replace(/ and a half (hours?|hrs?)\b/i, ' $1 and a half')
  const reading = openReading(ordered, { ...lookUps, language: book.code })
  const isUnit = (at: number, unit: Phrases): boolean => {
    const token = tokenAt(reading, at)
    return token?.kind === 'word' && matchesAny(` ${token.folded} `, unit)
  }
  let minutes = 0
  for (const [index, token] of reading.words.tokens.entries()) {
    const counted = token.kind === 'number' ? { value: token.value, length: 1 } : readCount(reading, index)
    const value = GERMAN_HALVES.get(token.folded) ?? counted?.value ?? 0
    const next = index + (counted?.length ?? 1)
    if (value > 0 && isUnit(next, book.hours))
      minutes += value * MINUTES_PER_HOUR + minutesAfter(reading, next + 1, isUnit(next + 1, AND))
    else if (value > 0 && isUnit(next, book.minutes)) minutes += value
    else if (token.kind === 'time' && /h/i.test(token.text)) minutes += token.value
  }
  if (minutes === 0) return null
  const said = plain(ordered)
  const parts = (HALF.test(said) ? 2 : 0) + (QUARTER.test(said) ? 1 : 0)
  return Math.round(minutes + (parts * MINUTES_PER_HOUR) / 4)
}

const AND = ['and', 'und', 'et', 'y', 'e']
const FEWEST = 5

/** "Three hours and twenty": the unit is missing. Stated minutes are counted separately. */
function minutesAfter(reading: Reading, at: number, isAnd: boolean): number {
  const start = isAnd ? at + 1 : at
  const counted = readCount(reading, start)
  if (!counted || counted.value >= MINUTES_PER_HOUR || counted.value % FEWEST > 0) return 0
  const next = tokenAt(reading, start + counted.length)
  return next?.kind === 'word' && !matchesAny(` ${next.folded} `, AFTER_TIME) ? 0 : counted.value
}

const AFTER_TIME = [
  'late',
  'behind',
  'after',
  'delay*',
  'spät*',
  'nach',
  'verspätung',
  'zu',
  'de',
  'di',
  'tarde',
  'più',
  'mais',
  'más',
]
const LAST = ['airline-strike', 'crew-or-staff']

export function readCause(folded: string, { causes }: Phrasebook): DelayCause | null {
  // Who was on strike: air traffic control and airports are outside the airline's control, its crew is not.
  const found = Object.entries(causes)
    .toSorted(([one], [other]) => LAST.indexOf(one) - LAST.indexOf(other))
    .find(([, phrases]) => matchesAny(folded, phrases))
  return found ? (found[0] as DelayCause) : null
}
