import { stands } from '../phrases.ts'
import { pick, type Turn } from '../turn.ts'
import { endsOf } from './where.ts'

export async function replyDelay(turn: Turn): Promise<void> {
  const { slots, telling, say, lookUps } = turn
  const [fromCode, toCode] = slots.airports.length > 1 ? slots.airports : airportsOfCities(turn)
  if (fromCode === undefined || toCode === undefined) return turn.ask('route', 'askRoute')
  if (slots.delayMinutes === null) {
    if (stands(turn.question.plain, turn.book.cancelled)) say('cancelled', {})
    return turn.ask('delay', 'askDelay')
  }
  if (!lookUps.airport(fromCode)) return turn.ask('route', 'askRoute')
  const card = await turn.call('passenger-rights', {
    flight: { from: fromCode, to: toCode },
    arrivalDelayMinutes: Math.min(slots.delayMinutes, 14 * 24 * 60),
    cause: slots.cause ?? 'unknown',
    operatedByEeaCarrier: slots.isEeaCarrier,
  })
  if (!card) return
  const { claim } = card
  const law = telling.text(pick(claim, () => claim.source.title))
  const assessment = claim.value
  if (assessment.kind === 'owed')
    return say('owed', { amount: telling.money(pick(claim, () => assessment.amount)), law })
  if (assessment.kind === 'not-owed') return say(NOT_OWED[assessment.because], { law })
  say('upTo', { amount: telling.money(pick(claim, () => assessment.upTo)), law })
  if (assessment.missing === 'cause') turn.ask('cause', 'askCause')
  else turn.ask('carrier', 'askCarrier')
}

const NOT_OWED = {
  'out-of-scope': 'notOwedScope',
  'delay-too-short': 'notOwedShort',
  'extraordinary-circumstances': 'notOwedExtraordinary',
} as const

/** The busiest airport of each city: the card names it, and the traveller may correct it. */
function airportsOfCities(turn: Turn): readonly string[] {
  const { from, to } = endsOf(turn)
  return [from, to].flatMap((city) => {
    const known = city === null ? undefined : turn.lookUps.city(city)
    return known ? (turn.lookUps.airportsOf(known.value)[0]?.value.code ?? []) : []
  })
}
