import { wordsFor } from './all-words.ts'
import { anyOf, toPlain, wholeWord } from './plain-text.ts'
import { type ClockSpan, findClocks } from './read-clock.ts'
import { trimMarks } from './trim-marks.ts'

const HOURS = new RegExp(
  `(\\d{1,2}(?:[.,]\\d)?)(?:\\s?[-–]\\s?(\\d{1,2}(?:[.,]\\d)?))?\\s?(?:${anyOf(wordsFor('hours'))}|h)(?![\\p{L}\\d])`,
  'u',
)
const MINUTES = new RegExp(`(\\d{2,3})\\s?${anyOf(wordsFor('minutes'))}(?![\\p{L}])`, 'u')

/** The planned duration: `2-3 hours` is two and a half. Null without one. */
function findLength(plain: string): { readonly start: number; readonly end: number; readonly minutes: number } | null {
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

export type DayPart = 'morning' | 'noon' | 'afternoon' | 'evening'

/** `timed` has its own time, `listed` is a list item, `prose` may be only a remark. */
export type ItemForm = 'timed' | 'listed' | 'prose'

export type ItemKind = 'visit' | 'breakfast' | 'lunch' | 'dinner' | 'free' | 'way' | 'arrival' | 'departure'

export type PlanItem = {
  readonly line: number
  /** Without its time. */
  readonly text: string
  /** The written name, without verbs and explanations. */
  readonly name: string
  readonly kind: ItemKind
  readonly form: ItemForm
  readonly from: number | null
  readonly to: number | null
  readonly part: DayPart | null
  readonly lengthMinutes: number | null
  /** An impossible time, as written. */
  readonly impossibleHour: string | null
}

const PARTS = (['morning', 'noon', 'afternoon', 'evening'] as const).map(
  (part) =>
    [
      part,
      new RegExp(
        `^(?:in the |au |en |nel |am |a |na |no )?${anyOf(wordsFor(part))}(?![\\p{L}])\\s*(?:\\([^)]*\\)\\s*)?(:|[-–—|,.]|$)?`,
        'u',
      ),
    ] as const,
)
/** Words that never begin a name. */
const SAYS_WHEN = /(?:tags|abends|morgens|nachts|por la \w+|de manha|pela manha|a tarde|a noite)\s*$/u
const MEALS = (['breakfast', 'lunch', 'dinner'] as const).map((meal) => [meal, wholeWord(wordsFor(meal))] as const)
const FLIGHT = wholeWord(wordsFor('flight'))
const AIRPORT = /\b(?:airport|flughafen|a[eé]roport|aeropuerto|aeroporto)\b/u
const ARRIVAL = wholeWord(wordsFor('arrival'))
const DEPARTURE = wholeWord(wordsFor('departure'))
const opens = (key: 'moving' | 'resting' | 'lodging'): RegExp => new RegExp(`^${anyOf(wordsFor(key))}(?![\\p{L}])`, 'u')
const MOVING = opens('moving')
const RESTING = opens('resting')
const LODGING = opens('lodging')
/** The town hall of Paris is not a hotel. */
const HOTEL_OF = /^h[oô]tel[- ](?:de|des|dieu|du)\b/u
const BEFORE = new RegExp(`(?:${anyOf(wordsFor('before'))}(?![\\p{L}])|[-–—:,.|•→>\\s])\\s*`, 'uy')
const NAME_END = /\s*(?:[(,;:|–—.!?→]|\s-\s|\s(?:before|for|then|and then|with|mit|avec|con|com)\s)/u
const MARKS_BEFORE = '-–—:,.|•→>)'
const MARKS_BEHIND = '-–—:,|•→>('
const LONG_LINE = 90
const LONGEST_NAME = 80

/** `Morning:` and the text after it. */
export function readDayPart(text: string): { readonly part: DayPart; readonly rest: string } | null {
  const plain = toPlain(text)
  for (const [part, pattern] of PARTS) {
    const match = pattern.exec(plain)
    // “Evening cruise” is an activity; “Evening: cruise” and “abends: …” are times.
    if (match && (match[1] !== undefined || match[0].length === plain.length || SAYS_WHEN.test(match[0])))
      return { part, rest: trimmed(text.slice(match[0].length)) }
  }
  return null
}

type Place = { readonly line: number; readonly part: DayPart | null; readonly isListed: boolean }

/** One line may contain several times, and a paragraph several sentences. */
export function readItems(text: string, at: Place): readonly PlanItem[] {
  const clocks = outsideBrackets(findClocks(toPlain(text)), text)
  if (clocks.length > 0) {
    const lead = trimmed(text.slice(0, clocks[0]?.start))
    const isBehind = clocks.length > 1 && lead.length > 2 && trimmed(text.slice(clocks.at(-1)?.end)) === ''
    return clocks.map((clock, index) => {
      // “Louvre 9:00, Orsay 11:30”: every name is before its time.
      if (isBehind)
        return toItem(trimmed(text.slice(clocks[index - 1]?.end ?? 0, clock.start)), { ...at, form: 'timed', clock })
      const behind = trimmed(text.slice(clock.end, clocks[index + 1]?.start))
      // “Louvre at 9:00”: the name is before its time.
      const own = index === 0 && lead.length > 2 ? `${lead} ${behind}`.trim() : behind
      return toItem(own, { ...at, form: 'timed', clock })
    })
  }
  if (at.isListed || text.length <= LONG_LINE)
    return [toItem(text, { ...at, form: at.isListed ? 'listed' : 'prose', clock: null })]
  return text.split(/(?<=[.!?;])\s+/).map((sentence) => toItem(sentence, { ...at, form: 'prose', clock: null }))
}

/** “(closes at 5 pm)” is not the time of the visit, if there is another time. */
function outsideBrackets(clocks: readonly ClockSpan[], text: string): readonly ClockSpan[] {
  const outside = clocks.filter(({ start }) => text.lastIndexOf('(', start) <= text.lastIndexOf(')', start))
  return outside.length > 0 ? outside : clocks
}

type Context = Place & { readonly form: ItemForm; readonly clock: ClockSpan | null }

function toItem(text: string, { line, part, form, clock }: Context): PlanItem {
  const plain = toPlain(text)
  const length = findLength(plain)
  const kind = kindOf(plain)
  const without = length ? text.slice(0, length.start) + text.slice(length.end) : text
  return {
    line,
    text: without.trim(),
    name: nameOf(without, kind),
    kind,
    form,
    from: clock?.from ?? null,
    to: clock?.to ?? null,
    part,
    lengthMinutes: length?.minutes ?? null,
    impossibleHour: clock?.impossible ?? null,
  }
}

function kindOf(plain: string): ItemKind {
  if (FLIGHT.test(plain) || (AIRPORT.test(plain) && (ARRIVAL.test(plain) || DEPARTURE.test(plain))))
    return ARRIVAL.test(plain) ? 'arrival' : 'departure'
  const meal = MEALS.find(([, pattern]) => pattern.test(plain))
  if (meal) return meal[0]
  if (MOVING.test(plain)) return 'way'
  if (RESTING.test(plain) || (LODGING.test(plain) && !HOTEL_OF.test(plain))) return 'free'
  return 'visit'
}

/** “come back for dinner” is a dinner. */
function nameOf(text: string, kind: ItemKind): string {
  const name = nameIn(text)
  const meal = MEALS.find(([each]) => each === kind)?.[1]
  return !meal || meal.test(toPlain(name)) ? name : trimmed(text).slice(0, LONGEST_NAME)
}

function nameIn(text: string): string {
  const written = trimmed(text)
  const rest = written.slice(endOfOpening(toPlain(written)))
  const end = NAME_END.exec(rest)?.index ?? rest.length
  const name = trimmed(rest.slice(0, end))
  return (name === '' ? trimmed(text) : name).slice(0, LONGEST_NAME)
}

/** Continues from its position, instead of scanning the rest again after every word. */
function endOfOpening(plain: string): number {
  let end = 0
  BEFORE.lastIndex = 0
  while (BEFORE.test(plain) && BEFORE.lastIndex < plain.length) end = BEFORE.lastIndex
  return end
}

function trimmed(text: string): string {
  return trimMarks(text, MARKS_BEFORE, MARKS_BEHIND)
}
