import { COUNTRY_WORDS, guideClaim, type PriceItem } from '@app/domain/guide'

import { capitalised, fillLabel } from '../facts-card.ts'
import { isLikeAtHome, isTakenBeside, ROAMING_LAW } from './money-asks.ts'
import type { PracticeMaker } from './practice-maker.ts'

const USUAL_ITEMS: readonly PriceItem[] = ['coffee', 'street_meal', 'mid_meal', 'hotel_double']

const WATER_USES = { teeth: 'water.teeth', ice: 'water.ice', child: 'water.baby' } as const

/** "And for brushing teeth?" */
function sayWaterUse({ asked, say }: PracticeMaker): void {
  for (const use of ['teeth', 'ice', 'child'] as const) if (asked.money.includes(use)) say(WATER_USES[use], {}, 'water')
}

export function water(maker: PracticeMaker): void {
  const { country, words, asked, row, say, price } = maker
  const verdict = words.codes.tapWater[country.tapWater]
  row('water', verdict)
  row('bottle', price('water_15l'))
  // Where cities are safe, a city is.
  const isSafeCity = country.tapWater === 'safe-cities' && asked.town?.isCity === true
  if (!isSafeCity && country.tapWater !== 'safe') sayWaterUse(maker)
  if (isSafeCity) say('water.safe', { verdict: words.codes.tapWater.safe }, 'water')
  else say(`water.${country.tapWater}`, { verdict }, 'water')
  if (isSafeCity) return
  const bottle = price('water_15l')
  if (country.tapWater !== 'safe' && bottle) say('water.price', { price: bottle }, 'bottle')
}

export function tips(maker: PracticeMaker): void {
  const { country, words, row, say, tip } = maker
  const restaurant = tip('restaurant')
  for (const where of ['restaurant', 'bar', 'taxi', 'porter', 'guide'] as const) row(`tips.${where}`, tip(where))
  row('serviceCharge', words.codes.serviceCharge[country.serviceCharge])
  if (maker.asked.money.includes('by-card')) say('tips.cash', {})
  if (sayTipsOf(maker)) return
  if (restaurant && country.tips.restaurant)
    say(`tips.${country.tips.restaurant.habit}`, { restaurant }, 'tips.restaurant')
  const [taxi, bar] = [tip('taxi'), tip('bar')]
  const isSame = taxi === restaurant && bar === restaurant
  if (taxi && bar && !isSame) say('tips.others', { taxi, bar }, 'tips.taxi', 'tips.bar')
}

/** "How much for the guide?": that alone, in the words of its row. */
function sayTipsOf({ asked, country, writing, words, says, row, tip }: PracticeMaker): boolean {
  // Who cleans the room gets about as much a night as who carries a bag.
  const isCleaner = asked.money.includes('cleaner')
  const found = asked.tipPlaces.flatMap((where) => {
    const text = where === 'restaurant' ? null : tip(where)
    const id = where === 'porter' && isCleaner ? ('tips.cleaner' as const) : (`tips.${where}` as const)
    return text === null ? [] : [{ id, text }]
  })
  for (const { id, text } of found) {
    row(id, text)
    says.push({
      id: 'tips.others',
      pieces: [
        { kind: 'words', text: `${words.labels[id]} (${writing.country(country.code)}): ` },
        { kind: 'fact', text },
        { kind: 'words', text: '.' },
      ],
      rows: [id],
    })
  }
  return found.length > 0
}

function sayRoaming({ country, writing, words, row, say }: PracticeMaker): void {
  const id = isLikeAtHome(country.code) ? 'sim.roam-yes' : 'sim.roam-no'
  row('roaming', fillLabel(words.says[id], { country: writing.country(country.code) }), ROAMING_LAW)
  say(id, {}, 'roaming')
}

export function sim(maker: PracticeMaker): void {
  const { country, writing, words, asked, row, say, listed, price } = maker
  const shops = writing.list(
    country.simShops.map((code) => words.codes.simShops[code]),
    'disjunction',
  )
  const identity = listed('simIdentity', country.simIdentity)
  const esim = words.codes.esim[country.esim]
  row('simShops', shops)
  row('simIdentity', identity)
  row('esim', esim)
  row('simOperators', writing.list(country.simOperators))
  row('simPrice', price('sim_10gb'))
  row('blocked', listed('blocked', country.blocked))
  if (asked.money.includes('roaming')) sayRoaming(maker)
  if (identity) say('sim.shops', { shops, identity }, 'simShops', 'simIdentity')
  else say('sim.shops-only', { shops }, 'simShops')
  const cost = price('sim_10gb')
  if (cost) say('sim.esim', { esim, item: words.codes.priceItems.sim_10gb, price: cost }, 'esim', 'simPrice')
  else say('sim.esim-only', { esim }, 'esim')
}

function moneyRows({ country, writing, words, row, listed }: PracticeMaker): void {
  row('cards', words.codes.cards[country.cards])
  row('cash', words.codes.cashNeed[country.cashNeed])
  row('atm', listed('atm', country.atm))
  row('wallets', writing.list(country.wallets))
  row('contactless', country.contactlessTransit && words.codes.contactless[country.contactlessTransit])
}

/** "Can I pay in euros?" */
function sayCurrency({ asked: { paidIn }, country, writing, row, say }: PracticeMaker): void {
  const own = country.currency
  if (paidIn === null || (paidIn !== own && isTakenBeside(paidIn, country.code))) return
  const currency = new Intl.DisplayNames(writing.words.locale, { type: 'currency' }).of(own) ?? own
  row('currency', currency)
  say(paidIn === own ? 'cards.currency-own' : 'cards.currency-other', { currency }, 'currency')
}

export function cards(maker: PracticeMaker): void {
  const { country, words, say } = maker
  moneyRows(maker)
  sayCurrency(maker)
  say(`cards.${country.cards}`, { verdict: words.codes.cards[country.cards] }, 'cards')
}

export function cash(maker: PracticeMaker): void {
  const { country, words, say, listed } = maker
  moneyRows(maker)
  sayCurrency(maker)
  say(
    'cash.need',
    { need: words.codes.cashNeed[country.cashNeed], cards: words.codes.cards[country.cards] },
    'cash',
    'cards',
  )
  if (country.atm.length > 0) say('cash.atm', { atm: listed('atm', country.atm) }, 'atm')
}

export function bargaining({ country, words, row, say }: PracticeMaker): void {
  const verdict = words.codes.bargaining[country.bargaining]
  row('bargaining', verdict)
  say('bargaining.is', { verdict }, 'bargaining')
  if (country.bargaining !== 'no') say('bargaining.how', {})
}

/** Meals and drinks are paid by each. */
const PER_PERSON: readonly PriceItem[] = ['beer', 'coffee', 'metro_ride', 'mid_meal', 'museum', 'street_meal']

function sayForAll({ country, writing, words, asked: { items, people }, say }: PracticeMaker): void {
  if (people === null || people < 2) return
  const sums = items.flatMap((item) => {
    const found = country.prices[item]
    if (!found || found === 'free' || !PER_PERSON.includes(item)) return []
    return [`${words.codes.priceItems[item]} ${writing.range(found.low * people, found.high * people, found.currency)}`]
  })
  if (sums.length > 0) say('prices.for', { people: String(people), items: writing.list(sums) })
}

export function prices(maker: PracticeMaker): void {
  const {
    country,
    writing,
    words,
    asked: { items },
    say,
    price,
    rows,
  } = maker
  for (const item of COUNTRY_WORDS.PRICE_ITEMS) {
    const found = country.prices[item]
    const label = capitalised(words.codes.priceItems[item])
    if (found) rows.push({ id: item, label, value: guideClaim(writing.price(found), country.asOf), link: null })
  }
  const costs = (all: readonly PriceItem[]) =>
    all.flatMap((item) => {
      const cost = price(item)
      return cost ? [{ item, text: `${words.codes.priceItems[item]} ${cost}` }] : []
    })
  const named = costs(items)
  const told = named.length > 0 ? named : costs(USUAL_ITEMS)
  if (told.length > 0) {
    sayForAll(maker)
    say('prices.are', { items: writing.list(told.map(({ text }) => text)) })
    // Beside the one that was asked for, the others are on the card.
    rows.sort((a, b) => Number(items.includes(b.id as PriceItem)) - Number(items.includes(a.id as PriceItem)))
  }
}
