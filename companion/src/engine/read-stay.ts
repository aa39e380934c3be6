import { addDays, addMonths, type CalendarDate, daysBetween } from '@app/domain/kernel'
import { readTripRequest } from '@app/domain/trip-request'

import type { LookUps } from '../tools/look-ups.ts'
import { plain } from './phrases.ts'
import type { Slots } from './slots.ts'

type Stay = Pick<Slots, 'stayDays' | 'usedDays'>
type Unit = 'day' | 'week' | 'month' | 'year'

const DAYS = { day: 1, week: 7, month: 30, year: 365 } as const satisfies Readonly<Record<Unit, number>>
const UNITS: readonly (readonly [Unit, string])[] = [
  ['day', 'days?|tage?n?|jours?|dias?|giorn[oi]|dagen|dag|dni|nights?|nachte?|nuits?|noches?|nott[ei]|noites?'],
  ['week', 'weeks?|wochen?|semaines?|semanas?|settiman[ae]|weken'],
  ['month', 'months?|monate?n?|mois|mes|meses|mes[ei]|maanden'],
  ['year', 'years?|jahre?n?|ans?|annees?|anos?|ann[oi]|jaar'],
]
const NUMBERS: Readonly<Record<string, number>> = Object.fromEntries(
  [
    'a an one ein eine einen un une uno una um uma',
    'two zwei deux dos due dois duas couple',
    'three drei trois tres tre',
    'four vier quatre cuatro quattro quatro',
    'five funf cinq cinco cinque',
    'six sechs seis sei',
    'seven sieben sept siete sette sete',
    'eight acht huit ocho otto oito',
    'nine neun neuf nueve nove',
    'ten zehn dix diez dieci dez',
  ].flatMap((words, index) => words.split(' ').map((word) => [word, index + 1] as const)),
)
const HALF_YEAR =
  / (?:half a year|half year|halbes jahr|halben jahr|demi annee|six mois|medio ano|mezzo anno|meio ano) /
const DURATION = new RegExp(
  ` (\\d{1,3}|${Object.keys(NUMBERS).join('|')})(?: more| weitere| mas| altri| mais| autres| of)? (${UNITS.map(([, words]) => words).join('|')}) `,
  'g',
)
/** Beside these, days have been spent already. */
const USED =
  / (?:already|been|so far|used|spent|since|schon|bereits|seit|verbraucht|deja|depuis|passe|ya|llevo|llevamos|desde|gia|trascors\w+|ja|passei|passamos|estou ha|faz|i ve been|we ve been) /
const EXPIRING =
  / (?:expires?|expiring|runs out|valid for|lauft|ablauft|gultig|expire|valable|caduca|vence|expira|valido|scade|valid[oa]) /
const SINCE = / (?:since|seit|depuis|desde|dal|da) /
const UNTIL = / (?:until|till|til|bis|jusqu a|jusqu au|jusqu|hasta|fino a|fino al|ate|ate o|ate ao) /
const CHRISTMAS = / (?:christmas|xmas|weihnachten|noel|navidad|natale|natal) /
const CLAUSES = /[.,;:!?\n]+|\s(?=(?:and|und|et|y|e|but|aber|mais|pero|ma|mas)\s)/u

/** How long somebody wants to stay, and how long they have been there, in whichever of the six languages. */
export function readStay(text: string, lookUps: LookUps): Stay {
  let stay: Stay = { stayDays: null, usedDays: null }
  for (const clause of text.split(CLAUSES)) {
    const folded = plain(clause)
    if (EXPIRING.test(folded)) continue
    const days = daysIn(folded) ?? daysTo(clause, folded, lookUps)
    if (days === null) continue
    stay = USED.test(folded) && !UNTIL.test(folded) ? { ...stay, usedDays: days } : { ...stay, stayDays: days }
  }
  return stay
}

/** "My passport expires in two months": a day that is counted from today. */
export function readExpiryIn(clause: string, today: CalendarDate): CalendarDate | null {
  const [count, unit] = durationIn(plain(clause)) ?? [null, null]
  if (count === null) return null
  if (unit === 'month') return addMonths(today, count)
  return unit === 'year' ? addMonths(today, count * 12) : addDays(today, count * DAYS[unit])
}

function daysIn(folded: string): number | null {
  if (HALF_YEAR.test(folded)) return Math.round(DAYS.year / 2)
  const found = durationIn(folded)
  return found && found[0] * DAYS[found[1]]
}

function durationIn(folded: string): readonly [number, Unit] | null {
  const [match] = folded.matchAll(DURATION)
  const [, number = '', word = ''] = match ?? []
  const unit = UNITS.find(([, words]) => new RegExp(`^(?:${words})$`).test(word))?.[0]
  return unit ? [NUMBERS[number] ?? Number(number), unit] : null
}

/** "Since 1 October", "until Christmas": both days count at a border. */
function daysTo(clause: string, folded: string, lookUps: LookUps): number | null {
  const { today } = lookUps
  if (UNTIL.test(folded)) {
    const year = Number(today.slice(0, 4))
    const christmas = (of: number) => `${of}-12-25` as CalendarDate
    const end = CHRISTMAS.test(folded)
      ? christmas(christmas(year) >= today ? year : year + 1)
      : (datesOfText(clause, lookUps)?.end ?? null)
    return end !== null && end >= today ? daysBetween(today, end) + 1 : null
  }
  if (!SINCE.test(folded)) return null
  const start = sinceDay(clause, lookUps)
  return start !== null && start <= today ? daysBetween(start, today) + 1 : null
}

/** The day of a journey is read as the next one; what began lies a year before it. */
function sinceDay(clause: string, lookUps: LookUps): CalendarDate | null {
  const start = datesOfText(clause, lookUps)?.start ?? null
  return start !== null && start > lookUps.today ? addMonths(start, -12) : start
}

function datesOfText(text: string, lookUps: LookUps): Slots['dates'] {
  return readTripRequest(text, lookUps).dates?.value ?? null
}

const PASSPORT = /pass(?!enger)|pasaporte/iu
const ISSUED_IN =
  /(?:issued|ausgestellt|délivré|délivre|delivré|expedido|emitido|rilasciato|emesso)\D{0,12}?((?:19|20)\d{2})/iu
const YEARS_OLD = /(\d{1,2}) (?:years? old|jahre alt|ans\b|años|anni|anos)/iu

/** "My passport was issued in 2014", "is eleven years old": the earliest day that this may mean. */
export function readIssued(text: string, today: CalendarDate): CalendarDate | null {
  if (!PASSPORT.test(text)) return null
  const year = ISSUED_IN.exec(text)?.[1]
  if (year !== undefined) return `${year}-01-01` as CalendarDate
  const age = text
    .split(CLAUSES)
    .filter((clause) => PASSPORT.test(clause) && !EXPIRING.test(plain(clause)))
    .map((clause) => YEARS_OLD.exec(clause)?.[1])
    .find((years) => years !== undefined)
  return age === undefined ? null : addMonths(today, -12 * Number(age))
}
