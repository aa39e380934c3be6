/** A country of the guide in short sentences: money, phones, taxis, health. */
import type { GuideCountry } from '@app/domain/guide'

import { formatTip } from './format-guide.ts'
import { guideText as text } from './guide-text.ts'
import * as arrival from './words/arrival-words.ts'
import * as care from './words/care-words.ts'
import * as money from './words/money-words.ts'

export function withCapital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Several short parts, capitalised and without a full stop, like all values here. */
export function sentence(parts: readonly (string | null)[]): string {
  return withCapital(parts.filter((part) => part !== null && part !== '').join('; '))
}

export function cardsOf({ cards, cashNeed, atm, contactlessTransit, bargaining, wallets }: GuideCountry): string {
  return sentence([
    `${money.CARD_WORDS[cards]}, ${money.CASH_WORDS[cashNeed]}`,
    ...atm.map((code) => money.ATM_WORDS[code]),
    contactlessTransit && arrival.CONTACTLESS_WORDS[contactlessTransit],
    wallets.length > 0 ? text('country.wallets', { names: wallets.join(', ') }) : null,
    money.BARGAINING_WORDS[bargaining].toLowerCase(),
  ])
}

const TIPPED = ['restaurant', 'bar', 'taxi', 'porter', 'guide'] as const

export function tipsOf({ tips, serviceCharge }: GuideCountry, locale: string): string {
  const known = TIPPED.flatMap((who) => {
    const tip = tips[who]
    return tip ? [`${money.TIPPED_WORDS[who]}: ${formatTip(tip, money.TIP_WORDS[tip.habit], locale)}`] : []
  })
  return `${sentence(known)}. ${money.SERVICE_CHARGE_WORDS[serviceCharge]}`
}

export function simOf({ simShops, simOperators, simIdentity, esim, blocked }: GuideCountry): string {
  const places = simShops.map((code) => arrival.SIM_SHOP_WORDS[code]).join(', ')
  const documents = simIdentity.map((code) => arrival.SIM_IDENTITY_WORDS[code]).join(', ')
  return sentence([
    places && text('country.sim.where', { places }),
    simOperators.length > 0 ? text('country.sim.operators', { names: simOperators.join(', ') }) : null,
    documents && text('country.sim.identity', { documents }),
    arrival.ESIM_WORDS[esim],
    ...blocked.map((code) => arrival.BLOCKED_WORDS[code]),
  ])
}

export function taxisOf({ rideApps, taxi }: GuideCountry): string {
  return sentence([
    rideApps.length > 0 ? text('country.taxi.apps', { names: rideApps.join(', ') }) : null,
    ...taxi.map((code) => arrival.TAXI_WORDS[code]),
  ])
}

export function healthOf({ health, mosquito }: GuideCountry): string {
  const hazards = health.map((code) => care.HEALTH_WORDS[code]).join(', ')
  const insects = mosquito.map((code) => care.MOSQUITO_WORDS[code]).join(', ')
  return sentence([
    hazards && text('country.hazards', { names: hazards }),
    insects && text('country.mosquitoes', { names: insects }),
  ])
}
