import { calendarDate, type CalendarDate, type Claim, claimOn, editorialClaim, type Source } from '../kernel/index.ts'
import type { Law } from './law.ts'

type LawSource = {
  readonly source: Source
  /** The day on which somebody read the text; docs/domain/passenger-rights.md says which articles. */
  readonly checkedAt: CalendarDate
  /** False when our rules rest on the reports of others and the text has still to be read. */
  readonly isTextRead: boolean
}

export const LAW_SOURCES: Readonly<Record<Law, LawSource>> = {
  EU261: read('2026-11-15', 'EUR-Lex, Regulation (EC) No 261/2004', 'https://eur-lex.europa.eu/eli/reg/2004/261/oj'),
  UK261: read(
    '2026-11-15',
    'legislation.gov.uk, Regulation (EC) No 261/2004 (UK)',
    'https://www.legislation.gov.uk/eur/2004/261',
  ),
  APPR: read(
    '2026-11-19',
    'Justice Laws, Air Passenger Protection Regulations',
    'https://laws-lois.justice.gc.ca/eng/regulations/SOR-2019-150/',
  ),
  SHY: reported(
    '2026-11-19',
    'SHGM, Regulation on air passenger rights (SHY-YOLCU)',
    'https://web.shgm.gov.tr/en/passenger-rights/5545-shy-passenger',
  ),
  ANAC400: reported(
    '2026-11-19',
    'ANAC, Resolution 400/2016',
    'https://www.anac.gov.br/assuntos/legislacao/legislacao-1/resolucoes/2016/resolucao-no-400-13-12-2016',
  ),
  'US-DOT': read(
    '2026-11-19',
    'eCFR, Title 14, Chapter II',
    'https://www.ecfr.gov/current/title-14/chapter-II/subchapter-A',
  ),
  MC99: reported(
    '2026-11-19',
    'ICAO, Montreal Convention 1999 and its limits',
    'https://www.icao.int/secretariat/legal/Pages/2024_Revised_Limits_of_Liability_Under_the_Montreal_Convention_1999.aspx',
  ),
}

// A revision of the European text has been agreed and is not applied yet, so the rules are checked twice a year.
const RULES_GOOD_FOR_DAYS = 180

/** An answer is as old as the last reading of its law. */
export function claimByLaw<Value>(law: Law, value: Value, today: CalendarDate): Claim<Value> {
  const { source, checkedAt, isTextRead } = LAW_SOURCES[law]
  const fact = { value, source, checkedAt }
  return isTextRead ? claimOn(fact, today, RULES_GOOD_FOR_DAYS) : editorialClaim(fact)
}

function read(day: string, title: string, url: string): LawSource {
  return { source: { title, url }, checkedAt: calendarDate(day), isTextRead: true }
}

function reported(day: string, title: string, url: string): LawSource {
  return { source: { title, url }, checkedAt: calendarDate(day), isTextRead: false }
}
