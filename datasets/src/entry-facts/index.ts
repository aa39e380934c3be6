import type { ValidityRule, VisaRequirement } from '@app/domain/entry-rules'
import { type FactKind, GOOD_FOR_DAYS } from '@app/domain/fact-age'
import { type CalendarDate, type Claim, claimOn, type Source } from '@app/domain/kernel'

import { type EntryLinkKind, entryLinksOf } from '../entry-links/index.ts'
import { type HealthRules, healthRulesOf } from '../health-rules/index.ts'
import { type PassportRule, passportRulesOf } from '../passport-rules/index.ts'
import type { VisaRule, Visas } from '../visas/index.ts'

type VisaWords = {
  readonly requirement: VisaRequirement
  readonly days: number | null
  readonly note: Claim<{
    readonly words: string
    readonly from: CalendarDate | null
    readonly to: CalendarDate | null
  }> | null
}

/** The entry rules for one passport, with source and date. */
export type EntryFacts = {
  /** Null when the matrix has no such pair. */
  readonly visa: Claim<VisaWords> | null
  readonly passportRules: readonly Claim<ValidityRule & Pick<PassportRule, 'authority'>>[]
  /** Countries under `listed` are ISO 3166-1, two letters. */
  readonly health: Claim<Pick<HealthRules, 'yellowFever' | 'malaria'>> | null
  /** Official addresses; empty where none is certain. */
  readonly links: readonly Claim<EntryLinkKind>[]
}

type Asked = { readonly passport: string; readonly destination: string }
type Dated = { readonly source: Source; readonly checkedAt: CalendarDate }
type Say = <Value>(kind: FactKind, dated: Dated, value: Value) => Claim<Value>

/** The same on a server and in a browser: both pass in the matrix, which they read differently. */
export function entryFactsOf({ passport, destination }: Asked, visas: Visas, today: CalendarDate): EntryFacts {
  const say: Say = (kind, { source: { title, url }, checkedAt }, value) =>
    claimOn({ value, source: { title, url }, checkedAt }, today, GOOD_FOR_DAYS[kind])
  const rule = visas.between(passport, destination)
  const health = healthRulesOf(destination)
  return {
    visa: rule ? visaOf(rule, visas.origin, say) : null,
    passportRules: passportRulesOf(destination).map(({ source, checkedAt, ...asked }) =>
      say('entry', { source, checkedAt }, asked),
    ),
    health: health ? say('health', health, { yellowFever: health.yellowFever, malaria: health.malaria }) : null,
    links: entryLinksOf(destination),
  }
}

/** A corrected rule has the note's source and date, not those of the matrix. */
function visaOf({ requirement, days, note }: VisaRule, matrix: Dated, say: Say): Claim<VisaWords> {
  const dated = note && { source: { title: new URL(note.url).host, url: note.url }, checkedAt: note.checkedAt }
  const told = note && dated && say('entry', dated, { words: note.words, from: note.from, to: note.to })
  return say('entry', dated ?? matrix, { requirement, days, note: told })
}
