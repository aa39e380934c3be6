import type { VisaRequirement } from '@app/domain/entry-rules'
import { calendarDate, type CalendarDate } from '@app/domain/kernel'

import { openTable, type Origin } from '../columns/read-column.ts'
import type { ReadPacked } from '../columns/read-packed.ts'

export type VisaRule = {
  readonly requirement: VisaRequirement
  /** Null when the source names none. */
  readonly days: number | null
  /** Read after the matrix, from another source. */
  readonly note: {
    readonly words: string
    readonly url: string
    readonly from: CalendarDate | null
    readonly to: CalendarDate | null
    readonly checkedAt: CalendarDate
  } | null
}

export type Visas = {
  readonly size: number
  readonly origin: Origin
  /** ISO 3166-1, two letters: those with a passport in the matrix. */
  readonly passports: readonly string[]
  readonly between: (passport: string, destination: string) => VisaRule | undefined
}

export async function loadVisas(read: ReadPacked): Promise<Visas> {
  const table = openTable(await read('visas.json.br'), 'visas', 1)
  const side = Math.sqrt(table.rows)
  const [country, rule, note] = [table.text('country'), table.text('rule'), table.text('note')]
  const passports = Array.from({ length: side }, (_, row) => country(row))
  const place = new Map(passports.map((code, row) => [code, row]))
  return {
    size: table.rows,
    origin: table.origin,
    passports,
    between: (passport, destination) => {
      const [from, to] = [place.get(passport), place.get(destination)]
      if (from === undefined || to === undefined) return undefined
      const [requirement, days] = rule(from * side + to).split('|')
      return {
        requirement: requirement as VisaRequirement,
        days: days ? Number(days) : null,
        note: toNote(note(from * side + to)),
      }
    },
  }
}

function toNote(text: string): VisaRule['note'] {
  if (text === '') return null
  const [words = '', url = '', from, to, checked = ''] = text.split('|')
  const day = (date?: string): CalendarDate | null => (date ? calendarDate(date) : null)
  return { words, url, from: day(from), to: day(to), checkedAt: calendarDate(checked) }
}
