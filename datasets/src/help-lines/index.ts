import { calendarDate, type CalendarDate, type Source } from '@app/domain/kernel'

import packed from '../../packed/help-lines.json' with { type: 'json' }

export type HelpLine = {
  readonly name: string
  /** As dialled in the country. */
  readonly phone: string
  /** ISO 639, spoken on the line. */
  readonly languages: readonly string[]
  readonly source: Source
  readonly checkedAt: CalendarDate
}

const lines = Map.groupBy(packed.rows, (row) => row.slice(0, 2))
const checkedAt = calendarDate(packed.checkedAt)

/** Lists lines of almost all countries. */
export const HELP_LINE_DIRECTORY = { source: packed.source, checkedAt }

/** Help lines for people in despair; empty without a verified number. */
export function helpLinesOf(country: string): readonly HelpLine[] {
  return (lines.get(country) ?? []).map((row) => {
    const [, name = '', phone = '', languages = '', url = ''] = row.split('|')
    return { name, phone, languages: languages.split(' '), source: { title: name, url }, checkedAt }
  })
}
