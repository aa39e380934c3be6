import type { Claim } from '@app/domain/kernel'
import type {
  Disruption,
  DisruptionAssessment,
  DisruptionFact,
  DisruptionNotOwed,
  Law,
} from '@app/domain/passenger-rights'

import type { Pending } from '../reading/slots.ts'
import type { SentenceId } from '../sentences.ts'
import { pick, type Turn } from '../turn.ts'
import { endsOf } from './where.ts'

const LONGEST_DELAY_MINUTES = 14 * 24 * 60

export async function replyDelay(turn: Turn): Promise<void> {
  const { slots, lookUps } = turn
  const event = slots.disruption ?? 'delay'
  const [fromCode, toCode] = slots.airports.length > 1 ? slots.airports : airportsOfCities(turn)
  if (fromCode === undefined || toCode === undefined || !lookUps.airport(fromCode)) return turn.ask('route', 'askRoute')
  if (event === 'delay' && slots.delayMinutes === null) return turn.ask('delay', 'askDelay')
  const card = await turn.call('passenger-rights', {
    flight: { from: fromCode, to: toCode },
    event,
    arrivalDelayMinutes: slots.delayMinutes === null ? null : Math.min(slots.delayMinutes, LONGEST_DELAY_MINUTES),
    cause: slots.cause ?? 'unknown',
    operatedByEeaCarrier: slots.isEeaCarrier,
    // "No" excludes UK carriers too, because the question named both.
    operatedByUkCarrier: slots.isEeaCarrier === false ? false : null,
    noticeDays: slots.noticeDays,
    wasRerouted: slots.wasRerouted,
  })
  if (card) sayRights(turn, event, card.claim)
}

function sayRights({ telling, say, ask, before }: Turn, event: Disruption, claim: Claim<DisruptionAssessment>): void {
  const found = claim.value
  const law = telling.text(pick(claim, () => lawOf(found) ?? claim.source.title))
  const sayBesides = (): void => {
    // Stated once: the following questions are only about the compensation.
    if (
      !EUROPEAN.includes(found.law) ||
      found.besides.length === 0 ||
      (before.pending !== null && before.intent === 'delay')
    )
      return
    say('owedBesides', { law: telling.text(pick(claim, () => `${INSTRUMENTS[found.law]}, Art. 8, 9`)) })
  }
  if (found.kind === 'owed') {
    const amount = telling.money(pick(claim, () => found.amount))
    say(event === 'denied-boarding' ? 'owedDenied' : 'owed', { amount, law })
    const within = found.halvedWithinMinutes
    if (within !== null) say('owedHalved', { time: telling.duration(pick(claim, () => within)) })
    return sayBesides()
  }
  if (found.kind === 'owed-share') {
    const percent = telling.percent(pick(claim, () => found.percent))
    const { most } = found
    if (!most) return say('owedShare', { percent, law })
    return say('owedFareShare', { percent, law, amount: telling.money(pick(claim, () => most)) })
  }
  if (found.kind === 'damages')
    return say('owedDamages', { amount: telling.money(pick(claim, () => found.limit)), law })
  if (found.kind === 'not-owed') {
    if (found.because === 'out-of-scope') return say('notOwedScope', {})
    say(NOT_OWED[found.because], { law })
    return sayBesides()
  }
  const { upTo } = found
  if (upTo) say('upTo', { amount: telling.money(pick(claim, () => upTo)), law })
  sayBesides()
  const question = ASKED[found.missing]
  if (question) ask(...question)
}

/** The sentence about care names their articles; the card has the care of every law. */
const EUROPEAN: readonly Law[] = ['EU261', 'UK261']

const INSTRUMENTS: Readonly<Record<Law, string>> = {
  EU261: 'Regulation (EC) 261/2004',
  UK261: 'Regulation (EC) 261/2004 (UK)',
  APPR: 'Air Passenger Protection Regulations (Canada)',
  SHY: 'SHY-YOLCU (Türkiye)',
  ANAC400: 'ANAC 400 (Brasil)',
  'US-DOT': '14 CFR (US)',
  MC99: 'Montreal Convention',
}

/** With the article, if it is one of the law and not of a judgment. */
function lawOf({ basis: [first], law }: DisruptionAssessment): string | null {
  if (!first || first.instrument.startsWith('CJEU')) return null
  return `${INSTRUMENTS[law]}, ${first.provision.replace('Article', 'Art.').replace('Section', 's.')}`
}

const NOT_OWED = {
  'delay-too-short': 'notOwedShort',
  'extraordinary-circumstances': 'notOwedExtraordinary',
  'told-in-time': 'notOwedTold',
  'rerouted-in-time': 'notOwedRerouted',
  'required-for-safety': 'notOwedSafety',
  'cause-unsettled': 'notOwedUnsettled',
  'no-fixed-sum': 'notOwedNoSum',
  'separate-bookings': 'notOwedSeparate',
} as const satisfies Readonly<Record<Exclude<DisruptionNotOwed, 'out-of-scope'>, SentenceId>>

/** What is missing here is asked by the form, to which the card leads. */
const ASKED: Readonly<Partial<Record<DisruptionFact, readonly [Pending, SentenceId]>>> = {
  cause: ['cause', 'askCause'],
  operatedByEeaCarrier: ['carrier', 'askCarrier'],
  operatedByUkCarrier: ['carrier', 'askCarrierUk'],
  noticeDays: ['notice', 'askNotice'],
  arrivalDelayMinutes: ['delay', 'askRerouted'],
}

/** The busiest airport of each city: the card names it, and the traveller may correct it. */
function airportsOfCities(turn: Turn): readonly string[] {
  const { from, to } = endsOf(turn)
  return [from, to].flatMap((city) => {
    const known = city === null ? undefined : turn.lookUps.city(city)
    return known ? (turn.lookUps.airportsOf(known.value)[0]?.value.code ?? []) : []
  })
}
