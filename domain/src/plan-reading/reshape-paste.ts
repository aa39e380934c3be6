/** Plans from programs: a calendar, JSON, CSV, a chat log. Each becomes lines as a person would write them. */
import { linesOfCalendar } from './read-calendar.ts'
import { linesOfJson } from './read-json.ts'
import { writeHours } from './spoken-hours.ts'

const DAY_AND_HOUR =
  /^([ \t]*)\[?(\d{4}-\d\d-\d\d)(?:T|[ \t]+)(\d\d:\d\d)(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:?\d\d)?\]?/gm
const FOUR_DIGITS =
  /^([ \t]*(?:[-*•] )?)([01]\d|2[0-3])([0-5]\d)(?:([ \t]?[-–][ \t]?)([01]\d|2[0-3])([0-5]\d))?(?=[ \t]+\p{L})/gmu
const WRITTEN_HOUR = /\d[:h]\d\d/

export function reshapePaste(pasted: string): string {
  const lines = linesOfCalendar(pasted) ?? linesOfJson(pasted)
  if (lines) return lines.join('\n')
  const bare = withoutKeys(withoutSpeakers(pasted))
  return withTabs(writeHours(withFourDigits(bare.replace(DAY_AND_HOUR, '$1$2 $3'))))
}

/** One line that begins with 1930 may be a year; several of them, in a plan without other times, are times. */
function withFourDigits(text: string): string {
  if (WRITTEN_HOUR.test(text) || (text.match(FOUR_DIGITS)?.length ?? 0) < 2) return text
  return text.replace(
    FOUR_DIGITS,
    (_, lead: string, hour: string, minute: string, to?: string, h?: string, m?: string) =>
      to === undefined ? `${lead}${hour}:${minute}` : `${lead}${hour}:${minute}-${h}:${m}`,
  )
}

/** “[10/05/2027, 21:14] Lena: ”, “Lena: ”: author and time of a message are not part of the plan. */
const SPEAKER =
  /^(?:\[\d[^\]\n]{8,24}\] |\d{1,4}[./-]\d[^\n-]{4,20} - )?(\p{Lu}\p{L}{1,14}(?: \p{Lu}[\p{L}.]{0,14})?): (?=\S)/gmu
const LEAST_MESSAGES = 3

function withoutSpeakers(text: string): string {
  const names = [...text.matchAll(SPEAKER)].map(([, name]) => name)
  const lines = text.split('\n').filter((line) => line.trim() !== '').length
  const isChat = names.length >= LEAST_MESSAGES && names.length >= lines * 0.8 && new Set(names).size < names.length
  return isChat ? text.replace(SPEAKER, '') : text
}

const KEY_OF_HOUR = /^([ \t]*(?:- )?)(?:time|start|hour|when):[ \t]+(?=["']?\d)/gim
const KEY_OF_NAME = /^([ \t]*(?:- )?)(?:place|name|activity|title|what|event):[ \t]+/gim

/** `time: 09:00` above `place: Louvre`. */
function withoutKeys(text: string): string {
  const count = (pattern: RegExp): number => text.match(pattern)?.length ?? 0
  if (count(KEY_OF_HOUR) < 2 || count(KEY_OF_NAME) < 2) return text
  return text.replace(KEY_OF_HOUR, '$1').replace(KEY_OF_NAME, '$1')
}

const CELL = /("(?:[^"]|"")*"|[^,;"]*)([,;]|$)/y
/** A cell with only a time or a date: sentences with commas have none. */
const HOUR_OR_DATE = /^(?:\d{1,2}[:.h]\d\d(?:\s?[ap]m)?|\d{4}-\d\d-\d\d|\d{1,2}[./]\d{1,2}[./]\d{2,4})$/i
const LEAST_CELLS = 3
const MOST_CELLS = 40

function withTabs(text: string): string {
  const lines = text.split(/\r\n|\n|\r/)
  const written = lines.filter((line) => line.trim() !== '')
  const split = [',', ';'].find((mark) => {
    const rows = written.map((line) => cellsOf(line, mark))
    const width = rows[0]?.length ?? 0
    const isEven = width >= LEAST_CELLS && rows.every(({ length }) => Math.abs(length - width) <= 1)
    const dated = rows.filter((cells) => cells.some((cell) => HOUR_OR_DATE.test(cell))).length
    return isEven && rows.length >= 2 && dated >= rows.length / 2
  })
  return split === undefined ? text : written.map((line) => cellsOf(line, split).join('\t')).join('\n')
}

function cellsOf(line: string, mark: string): readonly string[] {
  const cells: string[] = []
  let cell = ''
  CELL.lastIndex = 0
  while (cells.length < MOST_CELLS && CELL.lastIndex <= line.length) {
    const match = CELL.exec(line)
    if (!match) return [line]
    cell += match[1]
    if (match[2] === mark || match[2] === '') {
      cells.push(cell.trim().replaceAll(/^"|"$/g, '').replaceAll('""', '"'))
      cell = ''
    } else cell += match[2]
    if (match[2] === '') break
  }
  return cells
}
