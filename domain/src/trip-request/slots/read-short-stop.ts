import type { MinuteOfDay } from '../../trip/index.ts'
import type { Said, SaidMoment, TextSpan, TripRequest } from '../trip-request.ts'
import { isWithin } from './slot-context.ts'

/** Between two flights, or ashore from a ship. */
const STOP = new RegExp(
  String.raw`layover|stop-?over|zwischen(?:stopp?|landung)|umsteige\p{L}*|(?<!\p{L})escale|(?<!\p{L})escalas?(?!\p{L})|` +
    String.raw`(?<!\p{L})scalo|tussen(?:stop|landing)|mellanlandning|przesiadk\p{L}*|пересадк\p{L}*|乗り継ぎ|トランジット|转机|轉機|경유|` +
    String.raw`cruise ship|off (?:a|the) (?:cruise|ship)|kreuzfahrt\p{L}*|landgang|croisi[eè]re|crucero|crociera|cruzeiro`,
  'iu',
)
const SHIP = /ship|cruise|kreuzfahrt|croisi|crucero|crociera|cruzeiro|layover|stop-?over/iu
const HOURS = new RegExp(
  String.raw`(?<!\d)(\d{1,2})[\s-]*(?:h(?:ou)?rs?|h|std\.?|stunden|heures?|horas?|ore|uur|timmar|godzin\p{L}*|час\p{L}*|` +
    String.raw`時間|小时|小時|시간)(?!\p{L})`,
  'iu',
)
const CLOCK = String.raw`(\d{1,2})(?:[:.h](\d{2}))?\s*(am|pm)?`
const RANGE = new RegExp(
  String.raw`(?<![\d.])${CLOCK}\s*(?:uhr\s*)?(?:to|till?|until|bis|à|a|alle|às|tot|do|до|[-–])\s*${CLOCK}\s*(uhr|h(?!\p{L}))?`,
  'iu',
)
const HALF_DAY = 720
const LONGEST_STOP_HOURS = 24

/** "A layover of 9 hours, landing 10:20", "off a cruise ship, 8am to 4pm": one day with two ends. */
export function withShortStop(request: TripRequest, text: string): TripRequest {
  const stop = STOP.exec(text)
  const days = request.days?.value ?? null
  // From the third to the fifth is a trip, whatever the pause is called.
  if (stop ? days !== null && days > 1 : days !== 1) return request
  const range = readRange(text)
  const ends = range ?? (stop ? readHours(request, text) : null)
  if (!ends) return request
  const appointed = request.appointments.find(({ value }) => SHIP.test(value.title) && value.date !== null)
  const date = request.dates?.value.start ?? appointed?.value.date ?? null
  const span = request.dates?.span ?? appointed?.span ?? ends.span
  const moment = (time: MinuteOfDay | null): Said<SaidMoment> | null =>
    time === null ? null : { value: { date: null, time, part: null }, span: ends.span }
  const used = [ends.span, ...(stop ? spansOf(text, HOURS, STOP) : [])]
  const unread = request.unread?.filter(
    (fact) => !used.some((each) => isWithin(each, fact.span) || isWithin(fact.span, each)),
  )
  const { unread: _, ...read } = request
  return {
    ...read,
    ...(unread && unread.length > 0 ? { unread } : {}),
    days: { value: 1, span: request.days?.span ?? ends.span },
    dates: date === null ? null : { value: { start: date, end: date, isExact: true }, span },
    arrival: moment(ends.from),
    departure: moment(ends.to),
    appointments: request.appointments.filter((each) => each !== appointed),
    missing: request.missing.filter((fact) => fact !== 'length' && (fact !== 'dates' || date === null)),
  }
}

const spansOf = (text: string, ...patterns: readonly RegExp[]): readonly TextSpan[] =>
  patterns.flatMap((pattern) => {
    const found = pattern.exec(text)
    return found ? [{ start: found.index, end: found.index + found[0].length }] : []
  })

type Ends = { readonly from: MinuteOfDay | null; readonly to: MinuteOfDay | null; readonly span: TextSpan }

/** Hours of a clock: one of them says so. */
function readRange(text: string): Ends | null {
  const found = RANGE.exec(text)
  if (!found) return null
  const [whole, hour, minutes, half, endHour, endMinutes, endHalf, oclock] = found
  if ((minutes ?? half ?? endMinutes ?? endHalf ?? oclock) === undefined) return null
  const from = minuteOf(hour, minutes, half ?? (endHalf === 'am' ? 'am' : undefined))
  const to = minuteOf(endHour, endMinutes, endHalf)
  const span = { start: found.index, end: found.index + whole.length }
  return to > from && to <= 2 * HALF_DAY ? { from, to, span } : null
}

function minuteOf(hour = '0', minutes = '0', half?: string): MinuteOfDay {
  const isLater = half?.toLowerCase() === 'pm' && Number(hour) < 12
  return Number(hour) * 60 + Number(minutes) + (isLater ? HALF_DAY : 0)
}

function readHours({ arrival }: TripRequest, text: string): Ends | null {
  const found = HOURS.exec(text)
  if (!found || Number(found[1]) > LONGEST_STOP_HOURS) return null
  const from = arrival?.value.time ?? null
  const end = from === null ? null : from + Number(found[1]) * 60
  const span = { start: found.index, end: found.index + found[0].length }
  // What goes on after midnight ends with the day.
  return { from, to: end === null ? null : Math.min(end, 2 * HALF_DAY - 1), span }
}
