import type { MalariaRisk, YellowFeverEntry } from '@app/domain/entry-rules'
import { calendarDate, type CalendarDate, type Source } from '@app/domain/kernel'

import packed from '../../packed/health-rules.json' with { type: 'json' }

export type HealthRules = {
  readonly yellowFever: {
    readonly risk: 'none' | 'low' | 'present'
    readonly entry: YellowFeverEntry
    /** ISO 3166-1, for `required-from-listed`. */
    readonly listed: readonly string[]
  }
  readonly malaria: {
    readonly risk: MalariaRisk
    readonly medication: 'recommended-most' | 'may-be-recommended' | 'not-recommended' | null
  }
  readonly source: Source
  readonly checkedAt: CalendarDate
}

const lines = new Map(packed.rows.map((line) => [line.slice(0, 2), line]))

export function healthRulesOf(country: string): HealthRules | undefined {
  const line = lines.get(country.trim().toUpperCase())
  return line === undefined ? undefined : fromLine(line)
}

function fromLine(line: string): HealthRules {
  const [, risk, entry, listed = '', malaria, medication, checked = '', url = ''] = line.split('|')
  return {
    yellowFever: {
      risk: risk as HealthRules['yellowFever']['risk'],
      entry: entry as YellowFeverEntry,
      listed: listed.split(' ').filter(Boolean),
    },
    malaria: {
      risk: malaria as MalariaRisk,
      medication: (medication || null) as HealthRules['malaria']['medication'],
    },
    source: { title: packed.source.title, url },
    checkedAt: calendarDate(checked),
  }
}
