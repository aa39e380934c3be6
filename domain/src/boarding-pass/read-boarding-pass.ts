import type { CalendarDate } from '../kernel/index.ts'
import { cut, HEADER, HEADER_LENGTH, LEG, LEG_LENGTH, SHARED } from './bar-coded-fields.ts'
import type { BoardingPass, BoardingPassField, BoardingPassLeg, BoardingPassReading } from './boarding-pass.ts'
import { type Issued, resolveFlightDay } from './flight-year.ts'
import { readPassenger } from './passenger-name.ts'

/** More is not in a boarding pass, and a barcode may hold anything. */
const LONGEST = 2000

/** The text of a barcode, as the scanner reads it. The year is resolved towards `today`. */
export function readBoardingPass(scanned: string, today: CalendarDate): BoardingPassReading {
  const text = scanned.replace(/^[\r\n]+/, '').slice(0, LONGEST)
  const legCount = Number(/^M([1-4])/.exec(text)?.[1] ?? 0)
  if (legCount === 0) return { kind: 'other' }
  // A web address or a name may begin with these two as well.
  if (text.length < HEADER_LENGTH + LEG_LENGTH) return looksLikeOne(text) ? damaged('length') : { kind: 'other' }
  const passenger = cut(text, HEADER.passenger)
  if (!/^[A-Z][A-Z /'.-]*$/i.test(passenger)) return looksLikeOne(text) ? damaged('passenger') : { kind: 'other' }
  const issued = readIssued(text.slice(HEADER_LENGTH + LEG_LENGTH))
  const legs = readLegs(text.slice(HEADER_LENGTH), legCount, today, issued)
  if ('field' in legs) return damaged(legs.field)
  return { kind: 'read', pass: { ...readPassenger(passenger), isYearCertain: issued !== null, legs: legs.legs } }
}

/** A name with a slash where the name stands. */
function looksLikeOne(text: string): boolean {
  return /^M[1-4][A-Z' .-]{1,19}\//.test(text)
}

function damaged(field: BoardingPassField): BoardingPassReading {
  return { kind: 'damaged', field }
}

type Broken = { readonly field: BoardingPassField }

function readLegs(
  text: string,
  count: number,
  today: CalendarDate,
  issued: Issued | null,
): { readonly legs: BoardingPass['legs'] } | Broken {
  const legs: BoardingPassLeg[] = []
  let rest = text
  while (legs.length < count) {
    if (rest.length < LEG_LENGTH) return { field: 'length' }
    const leg = readLeg(rest, today, issued)
    if ('field' in leg) return leg
    legs.push(leg)
    const size = Number.parseInt(cut(rest, LEG.size), 16)
    rest = rest.slice(LEG_LENGTH + size)
  }
  const [first, ...others] = legs
  return first ? { legs: [first, ...others] } : { field: 'length' }
}

/** What airlines write into each field; leading zeros and blanks fill it up. */
const FORMS = {
  booking: /^[A-Z\d]{0,7} *$/,
  from: /^[A-Z]{3}$/,
  to: /^[A-Z]{3}$/,
  carrier: /^(?:[A-Z\d]{2} |[A-Z\d]{3}| [A-Z\d]{2})$/,
  number: /^ *(?:\d{1,4}[A-Z]?)? *$/,
  date: /^(?:\d{3}| {3})$/,
  size: /^[\dA-F]{2}$/i,
} as const satisfies Partial<Record<BoardingPassField, RegExp>>

function readLeg(text: string, today: CalendarDate, issued: Issued | null): BoardingPassLeg | Broken {
  const wrong = (Object.keys(FORMS) as (keyof typeof FORMS)[]).find(
    (field) => !FORMS[field].test(cut(text, LEG[field])),
  )
  if (wrong) return { field: wrong }
  const read = (field: keyof typeof LEG): string => cut(text, LEG[field]).trim()
  const dayOfYear = Number(read('date'))
  if (dayOfYear > 366) return { field: 'date' }
  return {
    booking: read('booking'),
    from: read('from'),
    to: read('to'),
    carrier: read('carrier'),
    number: read('number').replace(/^0+(?=\d)/, ''),
    date: dayOfYear === 0 ? null : resolveFlightDay(dayOfYear, today, issued),
    cabin: read('cabin'),
    seat: read('seat').replace(/^0+/, ''),
  }
}

/** Optional, and the only trace of the year. */
function readIssued(variable: string): Issued | null {
  const size = Number.parseInt(cut(variable, SHARED.size), 16)
  const [year = '', ...day] = cut(variable, SHARED.issued)
  const [, length] = SHARED.issued
  const isThere = variable.startsWith('>') && size >= ISSUED_END - SHARED.size[0] - SHARED.size[1]
  const dayOfYear = Number(day.join(''))
  if (!isThere || !/^\d{4}$/.test([year, ...day].join('').padEnd(length, ' '))) return null
  return dayOfYear >= 1 && dayOfYear <= 366 ? { yearDigit: Number(year), dayOfYear } : null
}

const ISSUED_END = SHARED.issued[0] + SHARED.issued[1]
