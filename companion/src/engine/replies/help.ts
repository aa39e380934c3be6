import type { Claim } from '@app/domain/kernel'

import type { EmergencyCard } from '../../tools/emergency-and-health.ts'
import type { Intent } from '../sentences.ts'
import { pick, type Turn } from '../turn.ts'
import { countryOf } from './where.ts'

/** The numbers come first. */
export async function replyEmergency(turn: Turn, intent: Intent): Promise<void> {
  const { telling, say, slots } = turn
  const code = countryOf(turn)
  say('emergencyFirst', {})
  if (code === null) return turn.ask('country', 'askCountry')
  const card = await turn.call('emergency-numbers', { country: code })
  if (card) sayNumbers(turn, card)
  if (intent === 'medical') {
    say('medical', {})
    const health = turn.lookUps.health(code) ? await turn.call('health-rules', { country: code }) : null
    if (health) say('official', { source: telling.source(health.facts) })
  }
  if (intent === 'legal') {
    say('legal', {})
    if (slots.passport === null) return turn.ask('passport', 'askPassport')
    await replyEmbassy(turn)
  }
}

function sayNumbers({ telling, say }: Turn, { country, numbers }: EmergencyCard): void {
  const name = telling.country(country)
  const first = (claim: Claim<readonly { readonly number: string }[]>) =>
    telling.text(pick(claim, (all) => all[0]?.number ?? ''))
  if (numbers.general) say('emergencyGeneral', { country: name, number: first(numbers.general) })
  const { police, ambulance, fire } = numbers
  if (police && ambulance && fire) {
    say('emergencyServices', { country: name, police: first(police), ambulance: first(ambulance), fire: first(fire) })
  }
  if (!numbers.general && !(police && ambulance && fire)) say('unknown', {})
}

export async function replyEmbassy(turn: Turn): Promise<void> {
  const { telling, say, slots, made } = turn
  // After a lost passport a second country is where one goes next, and not whose embassy helps.
  const isLost = made.calls.some(({ tool }) => tool === 'what-to-do-if')
  // "The embassy of France in Peru", "of Brazil in Tokyo": the embassy's own country comes first.
  const [first = null, second = countryOfCity(turn)] = slots.countries
  const isBoth = !isLost && slots.passport === null && first !== null && second !== null
  const own = isBoth ? first : slots.passport
  const host = isBoth ? second : ((isLost ? countryOfCity(turn) : null) ?? countryOf(turn))
  if (host === null) return turn.ask('country', 'askCountry')
  if (own === null) return turn.ask('passport', 'askPassport')
  const [near] = slots.cities
  const card = await turn.call('own-embassy', { own, host, ...(near === undefined ? {} : { near }) })
  const [nearest] = card?.missions ?? []
  if (!card || !nearest) return
  const { city, phone } = nearest.value
  say('embassy', {
    own: telling.country(card.own),
    host: telling.country(card.host),
    city: city ? telling.text(pick(nearest, () => city)) : telling.country(card.host),
  })
  if (phone) say('embassyPhone', { phone: telling.text(pick(nearest, () => phone)) })
}

function countryOfCity({ slots: { cities }, lookUps }: Turn): string | null {
  const [city] = cities
  return city === undefined ? null : (lookUps.city(city)?.value.country ?? null)
}

export async function replyHealth(turn: Turn): Promise<void> {
  const { telling, say } = turn
  const code = countryOf(turn)
  if (code === null) return turn.ask('country', 'askCountry')
  const card = await turn.call('health-rules', { country: code })
  if (!card) return
  const { facts } = card
  const country = telling.country(code)
  const { yellowFever, yellowFeverRisk, malaria } = facts.value
  if (yellowFever === 'required-all') say('yellowAll', { country })
  if (yellowFever === 'required-from-risk') say('yellowRisk', { country })
  if (yellowFever === 'not-required') say('yellowNone', { country })
  if (yellowFeverRisk !== 'none') say('yellowOccurs', { country })
  if (malaria === 'throughout') say('malariaYes', { country })
  if (malaria === 'some-areas' || malaria === 'very-low') say('malariaSome', { country })
  if (malaria === 'not-listed') say('malariaNone', { country })
  say('official', { source: telling.source(facts) })
}
