import { readNumber } from '../read-number.ts'
import { lengthAt, type Reading } from '../reading.ts'
import type { RequestedBudget, Said, TextSpan, TripRequest } from '../trip-request.ts'
import { doMeet, sliceAt, type SlotContext, spansOf, tagsOf } from './slot-context.ts'

const LEAST = 20
const CENTS = 100

/** A sum that only its tag shows to be money: "2k total". */
export function reconcileBudget(request: TripRequest, context: SlotContext): TripRequest['budget'] {
  if (request.budget) return request.budget
  const others = spansOf(request.dates, request.days, request.travellers)
  const free = tagsOf(context, 'money').filter((tag) => !others.some((fact) => doMeet(fact, tag)))
  for (const tag of free) {
    const budget = budgetIn(tag, context)
    if (budget) return budget
  }
  return null
}

function budgetIn(tag: TextSpan, context: SlotContext): Said<RequestedBudget> | null {
  const words = sliceAt(context, tag)
  const span = { start: tag.start, end: tag.end }
  const read = context.readPart(words).budget
  if (read) return { value: read.value, span }
  const reading = context.openPart(words)
  const places = [...reading.words.tokens.keys()]
  const sums = places.flatMap((at) => readNumber(reading, at)?.value ?? [])
  const most = Math.max(0, ...sums)
  if (most < LEAST || !isOfMoney(reading)) return null
  const isEach = places.some((at) => lengthAt(reading, at, 'perPerson') > 0)
  return { value: { minorUnits: Math.round(most * CENTS), currency: null, per: isEach ? 'person' : 'trip' }, span }
}

/** A number is a sum beside a word for money or in thousands: the 500 of a road's name is neither. */
function isOfMoney(reading: Reading): boolean {
  return reading.words.tokens.some((_, at) => lengthAt(reading, at, 'budget', 'perPerson', 'perDay', 'multiple') > 0)
}
