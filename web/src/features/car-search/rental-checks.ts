import type { CarSearch } from '@app/domain/booking-search'

import { formatCountry, formatDistance } from '../../text/format.ts'
import { carsText as text } from './car-search-text.ts'
import type { DriveFacts } from './drive-facts.ts'

const YOUNG_UNDER = 25
const SENIOR_FROM = 70

type Check = readonly [name: string, words: string]

export function rentalChecks(search: CarSearch, drive: DriveFacts | null, locale: string): readonly Check[] {
  const currency = drive?.currencies.join(', ')
  return [
    ...(search.dropOff === '' ? [] : [oneWayCheck(drive, locale)]),
    ...(drive ? [borderCheck(drive, locale)] : []),
    [text('check.deposit'), currency ? text('check.deposit.text', { currency }) : text('check.deposit.text.unknown')],
    [text('check.insurance'), text('check.insurance.text')],
    [text('check.age'), text(`check.age.${ageGroup(search.driverAge)}`)],
    [text('check.licence'), text('check.licence.text')],
    [text('check.car'), text('check.car.text')],
  ]
}

function oneWayCheck(drive: DriveFacts | null, locale: string): Check {
  const way = drive?.oneWay
  if (!way) return [text('check.one-way'), text('check.one-way.unknown')]
  return [text('check.one-way'), text('check.one-way.text', { distance: formatDistance(way.km, locale) })]
}

function borderCheck({ country, neighbours, oneWay }: DriveFacts, locale: string): Check {
  const name = (code: string): string => formatCountry(code, locale)
  if (oneWay && oneWay.country !== country)
    return [text('check.border'), text('check.border.crossed', { country: name(oneWay.country) })]
  if (neighbours.length === 0) return [text('check.border'), text('check.border.island', { country: name(country) })]
  const list = new Intl.ListFormat(locale.startsWith('en') ? locale : 'en-GB').format(neighbours.map(name))
  return [text('check.border'), text('check.border.list', { country: name(country), neighbours: list })]
}

function ageGroup(age: number): 'young' | 'senior' | 'usual' {
  if (age < YOUNG_UNDER) return 'young'
  return age >= SENIOR_FROM ? 'senior' : 'usual'
}
