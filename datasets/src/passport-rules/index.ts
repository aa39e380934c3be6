import type { ValidityRule } from '@app/domain/entry-rules'
import { calendarDate, type CalendarDate, type Source } from '@app/domain/kernel'

import packed from '../../packed/passport-rules.json' with { type: 'json' }

export type PassportRule = ValidityRule & {
  /** The government that wrote it for its citizens. */
  readonly authority: 'GB' | 'CA' | 'US'
  readonly source: Source
  readonly checkedAt: CalendarDate
}

const lines = Map.groupBy(packed.rows, (line) => line.slice(0, 2))
const titles = new Map(packed.sources.map(({ key, title }) => [key, title]))

export function passportRulesOf(country: string): readonly PassportRule[] {
  return (lines.get(country.trim().toUpperCase()) ?? []).map(fromLine)
}

function fromLine(line: string): PassportRule {
  const [, authority = '', validity, unit, from, pages, issued, checked = '', url = ''] = line.split('|')
  return {
    authority: authority as PassportRule['authority'],
    validity: Number(validity),
    unit: unit as ValidityRule['unit'],
    countedFrom: from as ValidityRule['countedFrom'],
    blankPages: pages ? Number(pages) : null,
    isIssuedWithinTenYears: issued === '1',
    checkedAt: calendarDate(checked),
    source: { title: titles.get(authority) ?? authority, url },
  }
}
