import type { CalendarDate } from '../kernel/index.ts'
import { NOT_ENGLISH, wordsFor } from './all-words.ts'
import { arrangeLines } from './arrange-lines.ts'
import { cleanPaste, type PastedLine } from './clean-paste.ts'
import { dateDays } from './date-days.ts'
import { anyOf, toPlain, wholeWord } from './plain-text.ts'
import { findClocks } from './read-clock.ts'
import { type Heading, readHeading } from './read-heading.ts'
import { type DayPart, type PlanItem, readDayPart, readItems } from './read-plan-item.ts'
import { reshapePaste } from './reshape-paste.ts'

export type PlanDay = {
  /** As written; empty when the plan has no headings. */
  readonly heading: string
  readonly title: string
  readonly date: CalendarDate | null
  /** The written text of an impossible date: “31 February”. */
  readonly impossibleDate: string | null
  /** Monday is 0; as written, right or wrong. */
  readonly writtenWeekday: number | null
  readonly items: readonly PlanItem[]
}

export type ReadPlan = {
  /** The text before the first day: often the place and the length. */
  readonly introduction: readonly string[]
  readonly days: readonly PlanDay[]
  readonly hasAmbiguousDates: boolean
  /** The plan continues beyond the read part. */
  readonly isCut: boolean
  /** Timed lines before the first day or below “Tips”: they were not read, so they are listed. */
  readonly skipped: readonly string[]
}

type Options = { readonly today: CalendarDate; readonly firstDate: CalendarDate | null }

const MOST_DAYS = 60
const MOST_ITEMS_A_DAY = 40
const MOST_ITEMS = 400
const MOST_LINES = 2000
const ENUMERATION = /\s*(?:[,;→>+]|\s(?:and|und|et|y|e|then|dann|puis|luego|poi|depois)\s)\s*/iu

/** Any pasted text as days with activities; unreadable parts are left out, never invented. */
export function readPlan(pasted: string, { today, firstDate }: Options): ReadPlan {
  const written = arrangeLines(cleanPaste(reshapePaste(pasted)))
  const lines = withDayColumn(written.slice(0, MOST_LINES))
  const headings = lines.flatMap((line, index) => {
    const heading = readHeading(line.cells?.[0] ?? line.text)
    return heading ? [{ heading, index, line }] : []
  })
  // Each row of a table, and each line of a log, may repeat its day.
  const starts = withoutTitle(
    headings.filter(
      ({ heading, line }, at) =>
        (!line.cells && heading.rest === '') || !isSameDay(heading, headings[at - 1]?.heading ?? null),
    ),
  )
  const opened = starts.length > 0 ? starts : [{ heading: NO_HEADING, index: -1, line: null }]
  const days = opened.slice(0, MOST_DAYS)
  const isForeign = FOREIGN.test(toPlain(lines.map(({ text }) => text).join('\n')))
  const { dates, impossible, isAmbiguous } = dateDays(
    days.map(({ heading }) => heading),
    { today, firstDate, isDayFirst: isForeign ? true : null },
  )
  const columns = partsOfColumns(lines)
  const read = days.map(({ heading, index, line }, at): PlanDay => ({
    heading: line?.text ?? '',
    title: line?.cells ? '' : heading.rest,
    date: dates[at] ?? null,
    impossibleDate: impossible[at] ?? null,
    writtenWeekday: heading.weekday,
    items: itemsOf(heading, line, lines.slice(index + 1, days[at + 1]?.index ?? lines.length), columns),
  }))
  const kept = firstItems(read)
  return {
    introduction: lines.slice(0, Math.max(0, days[0]?.index ?? 0)).map(({ text }) => text),
    days: kept,
    hasAmbiguousDates: isAmbiguous,
    isCut: written.length > MOST_LINES || opened.length > days.length || countItems(kept) < countItems(read),
    skipped: skippedIn(
      lines,
      days.map(({ index }) => index),
    ),
  }
}

type Start = { readonly heading: Heading; readonly index: number; readonly line: PastedLine }

/** “Rome, 17 May 2027” directly above “Day 1” is not a separate day: it gives the place and the first date. */
function withoutTitle(starts: readonly Start[]): readonly Start[] {
  const [title, first] = starts
  if (!title || !first || title.line.cells || first.index !== title.index + 1) return starts
  const { date, number, rest } = title.heading
  const isTitle = date !== null && number === null && findClocks(toPlain(rest)).length === 0
  if (!isTitle || first.heading.number !== 1 || first.heading.date !== null) return starts
  return [{ ...first, heading: { ...first.heading, date } }, ...starts.slice(2)]
}

function isSameDay(one: Heading, other: Heading | null): boolean {
  if (!other) return false
  if (one.date || other.date) return one.date !== null && one.date.written === other.date?.written
  if (one.number !== null || other.number !== null) return one.number === other.number
  return one.weekday !== null && one.weekday === other.weekday
}

/** Before the first day, and from “Tips” to the next day. */
function skippedIn(lines: readonly PastedLine[], starts: readonly number[]): readonly string[] {
  const first = Math.max(0, starts[0] ?? 0)
  let isAside = false
  return lines.flatMap(({ text, cells }, index) => {
    if (starts.includes(index)) isAside = false
    else if (!cells && ASIDE.test(toPlain(text))) isAside = true
    return (isAside || index < first) && findClocks(toPlain(text)).length > 0 ? [text] : []
  })
}

/** The maximum number of items; later days are left out, rather than shown empty. */
function firstItems(days: readonly PlanDay[]): readonly PlanDay[] {
  let left = MOST_ITEMS
  return days.flatMap((day) => {
    if (left === 0) return []
    const items = day.items.slice(0, Math.min(left, MOST_ITEMS_A_DAY))
    left -= items.length
    return [{ ...day, items }]
  })
}

function countItems(days: readonly PlanDay[]): number {
  return days.reduce((sum, { items }) => sum + items.length, 0)
}

const FOREIGN = wholeWord(NOT_ENGLISH)
const NO_HEADING: Heading = { number: null, date: null, weekday: null, rest: '' }

const DAY_COLUMN = new RegExp(`^${anyOf(wordsFor('day'))}$`, 'u')

/** Below a column called “Day” a bare number is a day. */
function withDayColumn(lines: readonly PastedLine[]): readonly PastedLine[] {
  if (!lines.some(({ cells }) => DAY_COLUMN.test(toPlain(cells?.[0] ?? '')))) return lines
  return lines.map((line) =>
    line.cells && /^\d{1,2}$/.test(line.cells[0] ?? '')
      ? { ...line, cells: [`Day ${line.cells[0]}`, ...line.cells.slice(1)] }
      : line,
  )
}

/** `| Day | Morning | Afternoon |` gives the time of every row below. */
function partsOfColumns(lines: readonly PastedLine[]): readonly (DayPart | null)[] {
  const head = lines.find(({ cells }) => (cells?.filter((cell) => readDayPart(cell)?.rest === '').length ?? 0) >= 2)
  return head?.cells?.map((cell) => readDayPart(cell)?.part ?? null) ?? []
}

function itemsOf(
  heading: Heading,
  line: PastedLine | null,
  below: readonly PastedLine[],
  columns: readonly (DayPart | null)[],
): readonly PlanItem[] {
  const ofRow = line?.cells ? rowItems(line, line.cells.slice(1), columns.slice(1), false) : []
  const listed = readLines(below, columns, line?.cells !== undefined && line?.cells !== null)
  const found = [...ofRow, ...listed]
  const opening = readDayPart(heading.rest)
  const rest = opening?.rest ?? heading.rest
  if (rest === '' || line?.cells) return found
  // “2027-05-10 9:00 Louvre” is an activity, whatever follows.
  const isTimed = findClocks(toPlain(rest)).length > 0
  if (found.some(({ form }) => form !== 'prose') && !isTimed && !opening) return found
  // “Day 1: Louvre, Tuileries, Eiffel Tower”, followed only by text about it.
  const own = partsOf(rest, heading.isShort === true)
    .filter(Boolean)
    .flatMap((text) => readItems(text, { line: line?.number ?? 0, part: opening?.part ?? null, isListed: true }))
    .filter(({ name, form }) => !isTimed || form !== 'timed' || name !== '')
  const isTitle = found.length > 0 && own.length === 1 && !isTimed && !opening
  return [...(isTitle ? own.map((item) => ({ ...item, form: 'prose' as const })) : own), ...found]
}

const DASHED = /\s[-–—]\s/u
const LEAST_DASHES = 2

function partsOf(rest: string, isShort: boolean): readonly string[] {
  if (/[,;→>+]|\d/.test(rest)) return rest.split(/\s*[;→>+,]\s*/u)
  const dashed = rest.split(DASHED)
  return dashed.length > LEAST_DASHES || isShort ? dashed : rest.split(ENUMERATION)
}

const ASIDE = new RegExp(`^(?:[\\p{L}]+ )?${anyOf(wordsFor('aside'))}(?:\\s*:?| [\\p{L} ]{1,30}:)$`, 'u')

function readLines(
  lines: readonly PastedLine[],
  columns: readonly (DayPart | null)[],
  isInTable: boolean,
): readonly PlanItem[] {
  const items: PlanItem[] = []
  let part: DayPart | null = null
  let ownIndent: number | null = null
  for (const [index, line] of lines.entries()) {
    if (items.length > MOST_ITEMS) break
    if (line.cells) {
      const skipped = readHeading(line.cells[0] ?? '') ? 1 : 0
      const isFirst = index === 0 ? !isInTable : !lines[index - 1]?.cells
      items.push(...rowItems(line, line.cells.slice(skipped), columns.slice(skipped), isFirst))
      continue
    }
    if (ASIDE.test(toPlain(line.text))) break
    // A line that repeats its own day.
    const said = readHeading(line.text)?.rest ?? line.text
    const opening = readDayPart(said)
    if (opening) part = opening.part
    const text = opening ? opening.rest : said
    if (text === '') {
      ownIndent = null
      continue
    }
    // A line indented below an activity is about it.
    const isTalk = ownIndent !== null && line.indent >= ownIndent + 2
    const read = readItems(text, { line: line.number, part, isListed: (line.isListed || opening !== null) && !isTalk })
    if (!isTalk && read.some(({ form }) => form !== 'prose')) ownIndent = line.indent
    items.push(...read)
  }
  return items
}

/** A row is one activity with its time, or one cell for each part of the day. */
function rowItems(
  line: PastedLine,
  cells: readonly string[],
  columns: readonly (DayPart | null)[],
  isFirst: boolean,
): readonly PlanItem[] {
  if (columns.some((part) => part !== null)) {
    if (cells.every((cell) => cell === '' || readDayPart(cell)?.rest === '')) return []
    return cells.flatMap((cell, index) =>
      cell === '' || readDayPart(cell)?.rest === ''
        ? []
        : readItems(cell, { line: line.number, part: columns[index] ?? null, isListed: true }),
    )
  }
  const opening = cells[0] === undefined ? null : readDayPart(cells[0])
  const text = joinCells(opening?.rest === '' ? cells.slice(1) : cells)
  const items = text === '' ? [] : readItems(text, { line: line.number, part: opening?.part ?? null, isListed: true })
  // The header row is first and has no time.
  const isHead = isFirst && items.every(({ form }) => form !== 'timed') && !opening
  return isHead && cells.length === line.cells?.length ? [] : items
}

/** “9:00” and “11:00” side by side are start and end. */
function joinCells(cells: readonly string[]): string {
  const filled = cells.filter(Boolean)
  return filled.reduce((text, cell, index) => {
    if (index === 0) return cell
    return text + (isHour(cell) && isHour(filled[index - 1] ?? '') ? '–' : ', ') + cell
  }, '')
}

function isHour(cell: string): boolean {
  return /^\d{1,2}(?:[:.h]\d\d)?(?:\s?[ap]\.?m\.?)?$/i.test(cell)
}
