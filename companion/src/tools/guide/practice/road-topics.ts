import { cityTransit } from '../transport/city-transit.ts'
import { rentalAdvice } from '../transport/rental-advice.ts'
import { roadRules } from '../transport/road-rules.ts'
import type { PracticeMaker } from './practice-maker.ts'

export function taxi({ country, writing, asked, row, say, listed, price }: PracticeMaker): void {
  const apps = writing.list(country.rideApps)
  const how = listed('taxi', country.taxi)
  row('rideApps', apps)
  row('taxi', how)
  row('taxiPrice', price('taxi_5km'))
  for (const app of asked.apps) {
    const isThere = country.rideApps.some((each) => each.toLowerCase().includes(app.toLowerCase()))
    say(isThere ? 'taxi.app-yes' : 'taxi.app-no', { app }, 'rideApps')
  }
  const ride = price('taxi_5km')
  const sayFare = (): void => {
    if (ride) say('ride.price', { price: ride, km: writing.unit(SHORT_RIDE_KM, 'kilometer') }, 'taxiPrice')
  }
  if (asked.isByMotorbike) say('ride.motorbike', {}, 'rideApps')
  if (asked.asksFare) sayFare()
  if (!apps) say('taxi.no-apps', {}, 'taxi')
  else if (!isNamed(asked.apps, country.rideApps)) say('taxi.apps', { apps }, 'rideApps')
  if (!asked.asksFare) sayFare()
  if (how) say('taxi.taxis', { taxi: how }, 'taxi')
}

const SHORT_RIDE_KM = 5

/** Whether every app of a place was asked by name, so that a list of them says nothing more. */
function isNamed(asked: readonly string[], apps: readonly string[]): boolean {
  return apps.every((app) => asked.some((each) => app.toLowerCase().includes(each.toLowerCase())))
}

export function transport(maker: PracticeMaker): void {
  const { country, asked, writing, words, row, say, listed, price } = maker
  const isCityTold = cityTransit(maker)
  const ride = price('metro_ride')
  const contactless = country.contactlessTransit && words.codes.contactless[country.contactlessTransit]
  row('metroPrice', ride)
  row('contactless', contactless)
  row('rideApps', writing.list(country.rideApps))
  row('taxi', listed('taxi', country.taxi))
  row('taxiPrice', price('taxi_5km'))
  const apps = writing.list(country.rideApps)
  // After the last train.
  if (asked.asksLast && apps) say('taxi.apps', { apps }, 'rideApps')
  if (isCityTold) return
  if (ride && contactless) say('transport.ride', { price: ride, contactless }, 'metroPrice', 'contactless')
  else if (contactless) say('transport.contactless', { contactless }, 'contactless')
  if (apps && !asked.asksLast) say('taxi.apps', { apps }, 'rideApps')
}

export function driving(maker: PracticeMaker): void {
  const { asked, row, say, listed, advice, country } = maker
  const care = listed('driveCare', country.driveCare)
  row('driveCare', care)
  const isRule = asked.road.length > 0
  if (!isRule || asked.road.includes('licence')) sayLicence(maker)
  roadRules(maker, isRule ? asked.road : ['fee'])
  if (isRule && !asked.road.includes('licence')) rowsOfLicence(maker)
  if (care && !isRule) say('driving.care', { list: care }, 'driveCare')
  advice()
}

export function rental(maker: PracticeMaker): void {
  if (maker.asked.road.includes('licence')) sayLicence(maker)
  rentalAdvice(maker)
  rowsOfLicence(maker)
  roadRules(
    maker,
    maker.asked.road.filter((ask) => ask !== 'licence'),
  )
}

function sayLicence(maker: PracticeMaker): void {
  const { country, words, say } = maker
  rowsOfLicence(maker)
  const [side, permit] = [words.codes.driveSide[country.driveSide], words.codes.drivingPermit[country.drivingPermit]]
  say('driving.is', { side, permit }, 'driveSide', 'permit')
}

function rowsOfLicence({ country, words, row }: PracticeMaker): void {
  row('driveSide', words.codes.driveSide[country.driveSide])
  row('permit', words.codes.drivingPermit[country.drivingPermit])
  row('childSeat', words.codes.childSeat[country.childSeat])
}

export function toilets({ country, row, say, listed }: PracticeMaker): void {
  const list = listed('toilets', country.toilets)
  row('toilets', list)
  say('toilets.are', { list }, 'toilets')
}

const SUNDAY = 6

export function closing({ country, asked, row, say, listed }: PracticeMaker): void {
  const list = listed('closing', country.closing)
  row('closing', list)
  if (asked.asksHours) say('closing.hours-unknown', {})
  if (asked.weekday === SUNDAY && !asked.isOfMuseums) {
    const codes: readonly string[] = country.closing
    const id = codes.includes('sun-shops') ? 'no' : codes.includes('sun-some') ? 'some' : 'yes'
    return say(`closing.sunday-${id}`, {}, 'closing')
  }
  if (list) say('closing.are', { list }, 'closing')
  else say('closing.none', {})
}

export function holidays(maker: PracticeMaker): void {
  maker.say('closing.holiday', {})
  closing(maker)
}

export function internet({ country, row, say, listed, words }: PracticeMaker): void {
  const list = listed('blocked', country.blocked)
  row('blocked', list)
  row('esim', words.codes.esim[country.esim])
  row('powerCuts', words.codes.frequencies[country.powerCuts])
  if (list) say('internet.are', { list }, 'blocked')
  else say('internet.none', {}, 'esim')
}
