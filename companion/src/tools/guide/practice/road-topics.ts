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
  if (apps) say('taxi.apps', { apps }, 'rideApps')
  else say('taxi.no-apps', {}, 'taxi')
  if (how) say('taxi.taxis', { taxi: how }, 'taxi')
}

export function transport(maker: PracticeMaker): void {
  const { country, writing, words, row, say, listed, price } = maker
  const ride = price('metro_ride')
  const contactless = country.contactlessTransit && words.codes.contactless[country.contactlessTransit]
  row('metroPrice', ride)
  row('contactless', contactless)
  row('rideApps', writing.list(country.rideApps))
  row('taxi', listed('taxi', country.taxi))
  row('taxiPrice', price('taxi_5km'))
  if (ride && contactless) say('transport.ride', { price: ride, contactless }, 'metroPrice', 'contactless')
  else if (contactless) say('transport.contactless', { contactless }, 'contactless')
  if (country.rideApps.length > 0) say('taxi.apps', { apps: writing.list(country.rideApps) }, 'rideApps')
}

export function driving({ country, words, row, say, listed, advice }: PracticeMaker): void {
  const [side, permit] = [words.codes.driveSide[country.driveSide], words.codes.drivingPermit[country.drivingPermit]]
  const care = listed('driveCare', country.driveCare)
  row('driveSide', side)
  row('permit', permit)
  row('driveCare', care)
  row('childSeat', words.codes.childSeat[country.childSeat])
  say('driving.is', { side, permit }, 'driveSide', 'permit')
  if (care) say('driving.care', { list: care }, 'driveCare')
  advice()
}

export function toilets({ country, row, say, listed }: PracticeMaker): void {
  const list = listed('toilets', country.toilets)
  row('toilets', list)
  say('toilets.are', { list }, 'toilets')
}

export function closing({ country, row, say, listed }: PracticeMaker): void {
  const list = listed('closing', country.closing)
  row('closing', list)
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
