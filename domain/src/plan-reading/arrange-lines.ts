/** Lines in the order of days and hours, when they were written in another. */
import type { PastedLine } from './clean-paste.ts'
import { toPlain } from './plain-text.ts'
import { findClocks } from './read-clock.ts'
import { readHeading } from './read-heading.ts'

const LONG_LINE = 90
const LEAST_DAYS = 2

export function arrangeLines(lines: readonly PastedLine[]): readonly PastedLine[] {
  return withHoursBeside(turnTables(lines.flatMap(splitStory)))
}

/** “On the first day … On the second day …” in one paragraph: each sentence is a line. */
function splitStory(line: PastedLine): readonly PastedLine[] {
  if (line.cells || line.text.length <= LONG_LINE) return [line]
  const sentences = line.text.split(/(?<=[.!?])\s+/)
  const opens = sentences.filter((sentence) => readHeading(sentence) !== null)
  return opens.length < LEAST_DAYS ? [line] : sentences.map((text) => ({ ...line, text }))
}

/** `| | Mon 10 May | Tue 11 May |`: a column is a day, and the first one has the times. */
function turnTables(lines: readonly PastedLine[]): readonly PastedLine[] {
  const head = lines.findIndex(({ cells }) => cells !== null && countDays(cells) >= LEAST_DAYS)
  const days = lines[head]?.cells?.slice(1)
  if (!days) return lines
  const length = lines.slice(head + 1).findIndex(({ cells }) => cells === null)
  const end = length === -1 ? lines.length : head + 1 + length
  const turned = days.flatMap((day, at) => [
    { ...lines[head]!, text: day, cells: null, isListed: false },
    ...lines.slice(head + 1, end).flatMap((row) => {
      const what = row.cells?.[at + 1] ?? ''
      return what === '' ? [] : [{ ...row, text: [row.cells?.[0], what].filter(Boolean).join(' '), cells: null }]
    }),
  ])
  return [...lines.slice(0, head), ...turned, ...lines.slice(end)]
}

function countDays([first, ...cells]: readonly string[]): number {
  const isDay = (cell: string): boolean => readHeading(cell)?.rest === ''
  return first !== undefined && readHeading(first) ? 0 : cells.filter(isDay).length
}

/** An hour alone on its line belongs to the next line. */
function withHoursBeside(lines: readonly PastedLine[]): readonly PastedLine[] {
  return lines.flatMap((line, index) => {
    const above = lines[index - 1]
    if (isHourAlone(line) && lines[index + 1] && canFollow(lines[index + 1]!)) return []
    if (!above || !isHourAlone(above) || !canFollow(line)) return [line]
    return [{ ...line, text: `${above.text} ${line.text}` }]
  })
}

function isHourAlone({ text, cells }: PastedLine): boolean {
  if (cells) return false
  const [clock, ...more] = findClocks(toPlain(text))
  return (
    clock !== undefined && more.length === 0 && /^[\s:.–-]*$/.test(text.slice(0, clock.start) + text.slice(clock.end))
  )
}

function canFollow(line: PastedLine): boolean {
  return !line.cells && !isHourAlone(line) && findClocks(toPlain(line.text)).length === 0 && !readHeading(line.text)
}
