import { readDateMentions } from '../dates/read-dates.ts'
import { readTime } from '../dates/read-moments.ts'
import type { Reading } from '../reading.ts'
import type { DatedSight, Said, TextSpan, TripRequest } from '../trip-request.ts'

/** Besides the words of a booking, in the languages of the planner. */
const BOOKED = new RegExp(
  String.raw`(?<!\p{L})(?:already |pre-?)?(?:booked|booking|permits?|tickets?|reserved|reservations?|gebucht|reserviert|` +
    String.raw`tickets|karten|billets?|réservée?s?|entradas?|reservad[oa]s?|permiso|prenotat[oaie]|biglietti?|` +
    String.raw`ingressi?|ingressos?|bilhetes?|marcad[oa]s?|geboekt|bokad|boka[dt]|booket|bilety?|билеты?)(?!\p{L})`,
  'giu',
)
/** Left at the ends of a name when its date is taken away. */
const LOOSE_ENDS =
  /^(?:[\s,;:–-]|(?:on|for|the|am|um|le|la|el|il|at|in|den)(?!\p{L}))+|(?:[\s,;:–-]|(?<!\p{L})(?:on|for|the|am|um|le|el|il|at|in|den|den|with|have|we))+$/giu
const BREAK = /[,;.!?()\n]/
const MOST_WORDS_BETWEEN = 5
/** Words that nothing was read from are only a name right before the date: not "meines Vaters fliegen wir am 12. Mai". */
const MOST_WORDS_AFTER_UNREAD = 3
const SHORTEST_NAME = 3
const TOKENS_FOR_AN_HOUR = 5

/** As it was written, of which the reading may be a translation. */
type Typed = { readonly text: string; readonly original: (span: TextSpan) => TextSpan }
type Mention = TextSpan & { readonly at: number; readonly length: number; readonly date: DatedSight['date'] }
type Fact = Said<string> & { readonly isUnread: boolean }

/**
 * "Gorilla trek 12 August booked", "the Alhambra on the 20th at 9": a sight that has its day. It is asked for by its
 * name alone, and the day is no longer the first of the trip unless it is said to be.
 */
export function withDatedSights(request: TripRequest, reading: Reading, { text, original }: Typed): TripRequest {
  const facts: readonly Fact[] = [
    ...request.mustSee.map((fact) => ({ ...fact, isUnread: false })),
    ...(request.unread ?? []).map((fact) => ({ ...fact, isUnread: true })),
  ]
  const mentions = mentionsOf(reading, original).filter(({ start, end }) =>
    request.appointments.every(({ span }) => end <= span.start || span.end <= start),
  )
  return mentions.reduce((read, mention) => withDated(read, mention, { facts, reading, text }), request)
}

/** Single days, but none on which one sets out. */
function mentionsOf(reading: Reading, original: (span: TextSpan) => TextSpan): readonly Mention[] {
  const { tokens } = reading.words
  return readDateMentions(reading).flatMap(({ at, length, kind, by, start: date }): readonly Mention[] => {
    const [first, last] = [tokens[at], tokens[at + length - 1]]
    if (!first || !last || kind !== 'day' || by === 'publicHoliday' || isSetOut(reading.words.text, first.start))
      return []
    return [{ ...original({ start: first.start, end: last.end }), at, length, date }]
  })
}

/** "From 10 August", "vom Freitag, 5. Mai", "until the 8th". */
function isSetOut(text: string, start: number): boolean {
  const inside = /^\D*/.exec(text.slice(start))?.[0] ?? ''
  return SET_OUT.test(text.slice(Math.max(0, start - FAR_BEFORE), start) + inside)
}

const FAR_BEFORE = 24
const SET_OUT = new RegExp(
  String.raw`(?<!\p{L})(?:from|start(?:s|ing)?|leav(?:e|ing)|arriv(?:e|ing)|since|until|till|to|dal|dall['’]|al|fino al|ab|vom|von|bis|` +
    String.raw`zum|desde|hasta|a partir de|à partir d[ue]|du|au|del|de|vanaf|van|tot|från|fra|til|till|od|do|с|по|до)` +
    String.raw`(?:\s+(?:on|the|el|il|le|am|zum))?(?:\s+\p{L}+[.,]?)?\s*$`,
  'iu',
)

type Among = { readonly facts: readonly Fact[]; readonly reading: Reading; readonly text: string }

function withDated(request: TripRequest, mention: Mention, { facts, reading, text: typed }: Among): TripRequest {
  const near = facts.flatMap((fact) => {
    const gap = gapOf(fact.span, mention, request, typed)
    const isFarOff = fact.isUnread && fact.span.end <= mention.start && (gap?.words ?? 0) > MOST_WORDS_AFTER_UNREAD
    return gap === null || isFarOff ? [] : [{ fact, gap }]
  })
  const [best] = near.toSorted((one, other) => one.gap.words - other.gap.words)
  if (!best) return request
  const { fact, gap } = best
  const around = typed.slice(Math.max(0, fact.span.start), Math.max(mention.end, fact.span.end) + 12)
  const isMarked = gap.words === 0 || BOOKED.test(around) || isOnADay(mention, reading)
  BOOKED.lastIndex = 0
  const dates = request.dates?.span
  const isStart =
    dates !== undefined &&
    dates.start < mention.end &&
    mention.start < dates.end &&
    request.dates?.value.start === mention.date
  if (isStart && !isMarked) return request
  const name = nameOf(fact, mention, request)
  if (name.length < SHORTEST_NAME) return request
  const sight: Said<string> = { value: name, span: fact.span }
  const unread = (request.unread ?? []).filter(({ span }) => span !== fact.span)
  const { unread: _, ...known } = request
  const dated = { value: { name, date: mention.date, time: hourBehind(mention, reading) }, span: mention }
  return {
    ...known,
    mustSee: [...request.mustSee.filter(({ span }) => span !== fact.span), sight],
    ...(unread.length > 0 && { unread }),
    dated: [
      ...(request.dated ?? []),
      {
        ...dated,
        value: { ...dated.value, ...(isStart && { isOnlyDate: true }) },
        span: { start: mention.start, end: mention.end },
      },
    ],
  }
}

/** "On 6 May", "am 6. Mai": a day in particular. */
function isOnADay({ at }: Mention, { words: { tokens } }: Reading): boolean {
  return [tokens[at - 1], tokens[at]].some((token) => ON.test(token?.folded ?? ''))
}

const ON = /^(?:on|am|le|el|il|op|den|dia|em|no)$/

/** The words between a sight and a date in one breath; null if they are apart. */
function gapOf(
  span: TextSpan,
  mention: TextSpan,
  request: TripRequest,
  text: string,
): { readonly words: number } | null {
  if (span.start < mention.end && mention.start < span.end) return { words: 0 }
  const isBefore = span.end <= mention.start
  const between = isBefore ? text.slice(span.end, mention.start) : text.slice(mention.end, span.start)
  const words = between.split(/\s+/).filter((word) => word !== '').length
  if (BREAK.test(between) || /\d/.test(between) || words > MOST_WORDS_BETWEEN) return null
  const others = [...request.destinations, ...(request.days ? [request.days] : [])]
  const [start, end] = isBefore ? [span.end, mention.start] : [mention.end, span.start]
  if (others.some((other) => other.span.start < end && start < other.span.end)) return null
  // "On 6 May we have the Alhambra booked": a date in front needs a booking behind it.
  if (!isBefore && !new RegExp(BOOKED.source, 'iu').test(text.slice(span.start, span.end + 12))) return null
  return { words: words + 1 }
}

/** Without its date and what else was read from the same words: a country, a length. */
function nameOf({ value, span }: Fact, mention: TextSpan, { destinations, days, travellers }: TripRequest): string {
  const others = [mention, ...[...destinations, days, travellers].flatMap((fact) => fact?.span ?? [])]
  const bare = others.reduce((text, { start, end }) => {
    const [from, to] = [Math.max(0, start - span.start), Math.min(value.length, end - span.start)]
    return from < to ? text.slice(0, from) + ' '.repeat(to - from) + text.slice(to) : text
  }, value)
  const plain = bare.replaceAll(BOOKED, ' ').replaceAll(LENGTH, ' ').replaceAll(/\s+/g, ' ').trim()
  return plain.replaceAll(LOOSE_ENDS, '').trim()
}

const LENGTH = /(?<!\p{L})\d+ (?:days?|nights?|tage?|jours?|d[ií]as?|giorni|dias)(?!\p{L})/giu

function hourBehind({ at, length }: Mention, reading: Reading): DatedSight['time'] {
  const sentence = reading.words.tokens[at]?.sentence
  for (let next = at + length; next < at + length + TOKENS_FOR_AN_HOUR; next += 1) {
    const token = reading.words.tokens[next]
    if (!token || token.sentence !== sentence || token.kind === 'mark') return null
    const hour = readTime(reading, next)
    if (hour) return hour.value
  }
  return null
}
