/**
 * LETTER: what can be asked of the airline in writing, with the articles that it rests on, the time it has, and who has
 * to prove what. Ids are those of docs/domain/passenger-rights.md; the words are the interface's.
 */
import type { Money } from '../kernel/index.ts'
import type { Care, CareItem, CareKind } from './care.ts'
import type { DisruptionAssessment } from './disruption-assessment.ts'
import { type Evidence, evidenceFor } from './evidence.ts'
import type { BaggageEvent, Disruption } from './flight-disruption.ts'
import type { Law } from './law.ts'
import type { LegalBasis } from './legal-basis.ts'

export const LETTER_PURPOSES = ['compensation', 'refund', 'expenses'] as const
export type LetterPurpose = (typeof LETTER_PURPOSES)[number]

export type LetterDemand =
  /** For each traveller. */
  | { readonly kind: 'sum'; readonly amount: Money }
  /** Of the price of the flight. */
  | { readonly kind: 'share'; readonly percent: number }
  /** Of the one-way fare, with the law's cap. */
  | { readonly kind: 'fare'; readonly percent: number; readonly most: Money }
  | { readonly kind: 'losses'; readonly limit: Money }
  | { readonly kind: 'refund' }
  | { readonly kind: 'expenses' }

export type LetterPlan = {
  readonly purpose: LetterPurpose
  readonly law: Law
  readonly demand: LetterDemand
  readonly basis: readonly LegalBasis[]
  /** What the airline has to prove if it refuses: a cause outside its power, its lack of control, or its measures. */
  readonly proof: 'extraordinary' | 'control' | 'measures' | null
  /** When the law itself wanted it paid; null where it says nothing. */
  readonly due: 'at-once' | 'week' | 'month' | null
  readonly answerDays: number
  readonly enclosures: readonly Evidence[]
}

type Case = {
  readonly assessment: DisruptionAssessment
  readonly care: readonly Care[]
  readonly event: Disruption
  readonly baggage?: BaggageEvent | null
  readonly arrivalDelayMinutes: number | null
}

/** The letters that can be sent, the most valuable first; empty when no law gives anything to ask for. */
export function letterPlans(asked: Case): readonly LetterPlan[] {
  return [compensationOf(asked), refundOf(asked), expensesOf(asked)].filter((plan) => plan !== null)
}

/** LETTER-1: Canada orders an answer within thirty days; no other law names a time, and fourteen days are usual. */
export function answerDays(law: Law): number {
  return law === 'APPR' ? 30 : 14
}

function compensationOf({ assessment, event, baggage = null }: Case): LetterPlan | null {
  const demand = demandOf(assessment)
  if (!demand) return null
  const { law, basis } = assessment
  return {
    ...planFor(law, event, baggage),
    purpose: 'compensation',
    demand,
    basis: basis.filter(({ provision }) => !ABOUT_CARE.test(provision)),
    proof: proofOf(law, event, demand),
    due: dueOf(law, event),
  }
}

/** Choice and care have letters of their own. */
const ABOUT_CARE = /^Article [89]$/

/** LETTER-2: an unknown cause is the airline's to prove, so the claim need not wait for it. */
function demandOf(assessment: DisruptionAssessment): LetterDemand | null {
  switch (assessment.kind) {
    case 'owed':
      return { kind: 'sum', amount: assessment.amount }
    case 'owed-share': {
      const { percent, most = null } = assessment
      return most ? { kind: 'fare', percent, most } : { kind: 'share', percent }
    }
    case 'damages':
      return { kind: 'losses', limit: assessment.limit }
    case 'needs-fact':
      return assessment.missing === 'cause' && assessment.upTo ? { kind: 'sum', amount: assessment.upTo } : null
    case 'not-owed':
      return null
  }
}

/** LETTER-3: no cause excuses a refused seat or a lower class. */
function proofOf(law: Law, event: Disruption, { kind }: LetterDemand): LetterPlan['proof'] {
  if (kind === 'losses') return law === 'MC99' ? 'measures' : null
  if (event === 'denied-boarding' || event === 'downgrade') return null
  return law === 'APPR' ? 'control' : 'extraordinary'
}

/** LETTER-4: articles 4(3) and 10(2) of the European laws; 14 CFR 250.8; article 24 of ANAC 400. */
function dueOf(law: Law, event: Disruption): LetterPlan['due'] {
  const isEuropean = law === 'EU261' || law === 'UK261'
  if (event === 'downgrade') return isEuropean ? 'week' : null
  if (event !== 'denied-boarding') return null
  return isEuropean || law === 'US-DOT' || law === 'ANAC400' ? 'at-once' : null
}

/** LETTER-5: of a flight that was not taken. Article 8(1)(a) gives seven days, Canada thirty (section 18.2). */
function refundOf({ assessment, care, event, arrivalDelayMinutes }: Case): LetterPlan | null {
  const found = itemOf(care, assessment.law, 'refund')
  // After a cancellation an arrival means that another flight was taken instead.
  if (!found || event === 'missed-connection' || (event !== 'delay' && arrivalDelayMinutes !== null)) return null
  if ((arrivalDelayMinutes ?? 0) < (event === 'delay' ? found.item.afterMinutes : 0)) return null
  const { law, item } = found
  const due = law === 'APPR' ? 'month' : law === 'EU261' || law === 'UK261' ? 'week' : null
  return {
    ...planFor(law, event),
    purpose: 'refund',
    demand: { kind: 'refund' },
    basis: [item.basis],
    proof: null,
    due,
  }
}

/** LETTER-6: what a traveller had to pay because the airline did not look after them. */
function expensesOf({ assessment, care, event, arrivalDelayMinutes }: Case): LetterPlan | null {
  const found = itemOf(care, assessment.law, 'meals')
  const isLate = event === 'delay' || event === 'missed-connection'
  if (!found || (isLate && (arrivalDelayMinutes ?? 0) < found.item.afterMinutes)) return null
  const { law } = found
  const items = care.find((each) => each.law === law)?.items ?? []
  const basis = items.filter(({ kind }) => kind === 'meals' || kind === 'hotel').map((item) => item.basis)
  const plan = planFor(law, event)
  const enclosures = [...new Set([...plan.enclosures, 'receipts' as const])]
  return {
    ...plan,
    purpose: 'expenses',
    demand: { kind: 'expenses' },
    basis: once(basis),
    proof: null,
    due: null,
    enclosures,
  }
}

/** By the law of the answer, or by another one that covers the flight. */
function itemOf(
  care: readonly Care[],
  law: Law,
  kind: CareKind,
): { readonly law: Law; readonly item: CareItem } | null {
  const found = care
    .flatMap((each) => each.items.map((item) => ({ law: each.law, item })))
    .filter(({ item }) => item.kind === kind)
  return found.find((each) => each.law === law) ?? found[0] ?? null
}

type Frame = Pick<LetterPlan, 'law' | 'answerDays' | 'enclosures'>

function planFor(law: Law, event: Disruption, baggage: BaggageEvent | null = null): Frame {
  return { law, answerDays: answerDays(law), enclosures: enclosuresOf(event, baggage) }
}

/** A minute remembered, or a name noted, is written into the letter; the others are copied. */
const ON_PAPER: ReadonlySet<Evidence> = new Set([
  'ticket',
  'boarding-pass',
  'board',
  'messages',
  'receipts',
  'bag-tag',
  'bag-report',
  'bag-photos',
  'bag-contents',
])

function enclosuresOf(event: Disruption, baggage: BaggageEvent | null): readonly Evidence[] {
  return evidenceFor(event).filter((each) => ON_PAPER.has(each) && (each !== 'bag-photos' || baggage !== 'late'))
}

function once(basis: readonly LegalBasis[]): readonly LegalBasis[] {
  return basis.filter(
    (each, index) =>
      basis.findIndex(({ instrument, provision }) => instrument === each.instrument && provision === each.provision) ===
      index,
  )
}
