/** RFC 5545, as far as a pasted calendar needs it. */

const MOMENT = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)\d\d(Z?))?$/
const MOST_EVENTS = 400

type Moment = { readonly date: string; readonly clock: string | null }
type Event = { readonly from: Moment; readonly to: Moment | null; readonly title: string; readonly order: string }

/** Null for text that is not a calendar. */
export function linesOfCalendar(pasted: string): readonly string[] | null {
  if (!/^BEGIN:VEVENT/im.test(pasted)) return null
  const blocks = pasted.replaceAll(/\r?\n[ \t]/g, '').split(/^BEGIN:VEVENT/im)
  const events = blocks.slice(1, MOST_EVENTS).flatMap((block) => readEvent(block) ?? [])
  const inOrder = events.toSorted((one, other) => (one.order < other.order ? -1 : 1))
  return inOrder.flatMap(({ from, to, title }, index) => {
    const isNewDay = from.date !== inOrder[index - 1]?.from.date
    const end = to?.clock && to.date === from.date ? `-${to.clock}` : ''
    return [...(isNewDay ? [from.date] : []), from.clock ? `${from.clock}${end} ${title}` : `- ${title}`]
  })
}

function readEvent(block: string): Event | null {
  const value = (name: string): string =>
    new RegExp(`^${name}(?:;[^:\\r\\n]*)?:([^\\r\\n]*)`, 'im').exec(block)?.[1]?.trim() ?? ''
  const [from, to] = [readMoment(value('DTSTART')), readMoment(value('DTEND'))]
  const title = value('SUMMARY').replaceAll(/\\n/gi, ' ').replaceAll(/\\(.)/g, '$1')
  return from && title ? { from, to, title, order: value('DTSTART') } : null
}

/** A time in UTC has no local time until the place is known: it only gives the order. */
function readMoment(text: string): Moment | null {
  const match = MOMENT.exec(text)
  if (!match) return null
  const [, year, month, day, hour, minute, zone] = match
  return { date: `${year}-${month}-${day}`, clock: hour && zone === '' ? `${hour}:${minute}` : null }
}
