/** Tickets and hours of the public transport of cities: usual ones, by our editors, November 2026. */
import { parsePrice } from '@app/domain/guide'

import type { PracticeMaker } from '../practice/practice-maker.ts'
import TRANSIT from './city-transit.json' with { type: 'json' }
import { lowOf } from './way-choice.ts'

type Transit = {
  readonly single?: string
  readonly day?: string
  /** The first and last departure, or `always`. */
  readonly hours?: readonly string[]
  /** The last departure on Friday and Saturday, or `night`. */
  readonly weekend?: string
  /** Names of cards that open the gates. */
  readonly ways?: readonly string[]
}
const CITIES = TRANSIT as Readonly<Record<string, Transit>>

/** Returns whether the price of a ride in the city was told. */
export function cityTransit(maker: PracticeMaker): boolean {
  const { asked, say } = maker
  const town = asked.town
  if (!town) return false
  const transit = CITIES[town.id]
  const { asksLast } = asked
  if (asksLast && transit) sayHours(transit, maker, town.name)
  if (asksLast && !transit?.hours && town.isCity) say('transit.hours-none', { city: town.name }, 'rideApps')
  const isTold = transit ? sayTickets(transit, maker, town.name) : false
  if (!asksLast && transit) sayHours(transit, maker, town.name)
  return isTold
}

function sayTickets(
  { single, day, ways }: Transit,
  { say, row, words, writing }: PracticeMaker,
  city: string,
): boolean {
  const [one, whole] = [single, day].map((text) => (text === undefined ? null : parsePrice(text)))
  row('metroPrice', one ? writing.price(one) : null)
  row('dayTicket', whole ? writing.price(whole) : null)
  if (one && whole) {
    const prices = { price: writing.price(one), day: writing.price(whole) }
    say('transit.ticket', { city, ...prices }, 'metroPrice', 'dayTicket')
    const rides = Math.ceil(lowOf(whole) / Math.max(lowOf(one), 1))
    say('transit.pays', { rides: new Intl.NumberFormat(words.locale).format(rides) }, 'dayTicket')
  } else if (one) say('transit.single', { city, price: writing.price(one) }, 'metroPrice')
  if (ways) {
    row('contactless', writing.list(ways, 'disjunction'))
    say('transit.pay', { ways: writing.list(ways, 'disjunction') }, 'contactless')
  }
  return one !== null && one !== undefined
}

function sayHours({ hours, weekend }: Transit, { say, row, writing }: PracticeMaker, city: string): void {
  const [first, last] = hours ?? []
  if (first === undefined || last === undefined) return
  if (first === 'always') {
    row('metroHours', writing.unit(24, 'hour'))
    say('transit.always', { city }, 'metroHours')
    return
  }
  row('metroHours', `${clock(first, writing)}\u2013${clock(last, writing)}`)
  say('transit.hours', { city, first: clock(first, writing), last: clock(last, writing) }, 'metroHours')
  if (weekend === 'night') say('transit.all-night', {}, 'metroHours')
  else if (weekend !== undefined) say('transit.weekend', { last: clock(weekend, writing) }, 'metroHours')
}

function clock(time: string, writing: PracticeMaker['writing']): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return writing.clock(hour * 60 + minute)
}
