import { calendarDate, type CalendarDate } from '../../kernel/index.ts'
import { EU_261, type Regime } from './regime.ts'

/** The EU's rules as they stood from a day on. Null: agreed, but in force nowhere yet. */
export type EuPack = {
  readonly appliesFrom: CalendarDate | null
  readonly agreedOn: CalendarDate
  readonly regime: Regime
}

/**
 * EU-14: Council and Parliament agreed on a revision on 15 June 2026. Until it has been published and its day of
 * application is known, no flight is judged by it. As reported it keeps three hours, the three amounts, and half for a
 * long flight between three and four hours late; its articles are to be read before `appliesFrom` gets a date.
 */
export const EU_REFORM_2026: EuPack = {
  appliesFrom: null,
  agreedOn: calendarDate('2026-06-15'),
  regime: { ...EU_261, instrument: 'Regulation (EC) 261/2004 as revised in 2026' },
}

const EU_PACKS: readonly EuPack[] = [
  { appliesFrom: calendarDate('2005-02-17'), agreedOn: calendarDate('2004-02-11'), regime: EU_261 },
  EU_REFORM_2026,
]

/** The rules of the day of the flight, or the newest in force; undefined before there were any. */
export function euRegimeOn(date: CalendarDate | undefined, packs: readonly EuPack[] = EU_PACKS): Regime | undefined {
  return packs.findLast(({ appliesFrom }) => appliesFrom !== null && (date === undefined || appliesFrom <= date))
    ?.regime
}
