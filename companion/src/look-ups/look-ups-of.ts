import type { BookingSite } from '@app/domain/booking-search'
import { crossRate } from '@app/domain/currency-conversion'
import { type FactKind, GOOD_FOR_DAYS } from '@app/domain/fact-age'
import { guideClaim } from '@app/domain/guide'
import { calendarDate, type CalendarDate, type Claim, claimOn, distanceKm } from '@app/domain/kernel'
import { dailyCosts } from '@app/domain/travel-prices'

import type { Dated, HealthFact, KnownCity, LookUps } from '../tools/look-ups.ts'
import type { AirportRow, HealthRow, LookUpTables } from './look-up-tables.ts'

export type LookUpMoment = {
  readonly today: CalendarDate
  /** Milliseconds, UTC. */
  readonly now: number
  readonly bookingSite: Pick<BookingSite, 'host'>
}

type Say = <Value>(kind: FactKind, value: Value, dated: Dated) => Claim<Value>

const AIRPORT_WITHIN_KM = 60
const DIRECTORY_NAME = 'findahelpline.com'

/** The tools' look-ups, from whatever tables exist. The same on a server, in a browser and in an evaluation. */
export function lookUpsOf(tables: LookUpTables, { today, now, bookingSite }: LookUpMoment): LookUps {
  const say: Say = (kind, value, { source: { title, url }, checkedAt }) =>
    claimOn({ value, source: { title, url }, checkedAt }, today, GOOD_FOR_DAYS[kind])
  const { findCity, findCountry, findSight, places, placesNamedIn, tableSource, guide } = tables
  const { findArea, phrases, placeNames, readIntents, readAsks, tagSlots, meaningsIn } = tables
  return {
    today,
    now,
    bookingSite,
    findCity,
    findCountry,
    ...(findArea ? { findArea } : {}),
    ...(findSight ? { findSight } : {}),
    places,
    ...(placesNamedIn ? { placesNamedIn } : {}),
    ...(guide ? { guide } : {}),
    ...(placeNames ? { placeNames } : {}),
    ...(readIntents ? { readIntents } : {}),
    ...(readAsks ? { readAsks } : {}),
    ...(tagSlots ? { tagSlots } : {}),
    ...(meaningsIn ? { meaningsIn } : {}),
    ...(phrases ? { phrases } : {}),
    tableSource,
    city: (id) => cityOf(tables, id, say),
    ...entryLookUps(tables, say),
    ...countryLookUps(tables, say),
    ...costLookUps(tables, say),
    ...calendarLookUps(tables, say),
    ...flightLookUps(tables, today, say),
  }
}

function cityOf({ findCityRow, tableSource }: LookUpTables, id: number, say: Say): Claim<KnownCity> | undefined {
  const [row, dated] = [findCityRow(id), tableSource('cities')]
  if (!row || !dated) return undefined
  const { name, country, coordinates, timeZone, division, population } = row
  return say('cities', { cityId: id, name, country, coordinates, timeZone, division, population }, dated)
}

function entryLookUps(
  { visas, passportRulesOf, advisoriesOf, healthRulesOf }: LookUpTables,
  say: Say,
): Pick<LookUps, 'visa' | 'passportRules' | 'advisories' | 'health'> {
  return {
    visa: (passport, destination) => {
      const rule = visas?.between(passport, destination)
      if (!visas || !rule) return undefined
      const { requirement, days, note } = rule
      const source = { title: 'Official note', url: note?.url ?? '' }
      const later = note && say('entry', note.words, { source, checkedAt: note.checkedAt })
      return say('entry', { requirement, days, note: later }, visas.origin)
    },
    passportRules: (country) =>
      (passportRulesOf?.(country) ?? []).map(({ source, checkedAt, ...rule }) =>
        say('entry', rule, { source, checkedAt }),
      ),
    advisories: (country) =>
      (advisoriesOf?.(country) ?? []).map(({ source, checkedAt, authority, level, words, highestRegionalLevel }) =>
        say('advice', { authority, level, words, highestRegionalLevel }, { source, checkedAt }),
      ),
    health: (country) => {
      const found = healthRulesOf?.(country)
      return found && say('health', healthOf(found), found)
    },
  }
}

/** The detailed values of the table are reduced to what a sentence can say. */
function healthOf({ yellowFever: { entry, risk: yellowFeverRisk }, malaria: { risk } }: HealthRow): HealthFact {
  const yellowFever = entry.startsWith('required-from') ? 'required-from-risk' : entry
  return {
    yellowFever: yellowFever as HealthFact['yellowFever'],
    yellowFeverRisk,
    malaria: (risk.startsWith('some') ? 'some-areas' : risk) as HealthFact['malaria'],
  }
}

function countryLookUps(
  { countries, plugsOf, emergencyNumbersOf, helpLines, embassies }: LookUpTables,
  say: Say,
): Pick<LookUps, 'country' | 'plugs' | 'help' | 'helpLines' | 'helpLineDirectory' | 'missions'> {
  return {
    country: (code) => {
      const found = countries?.find(code)
      return countries && found && say('countries', found, countries.origin)
    },
    plugs: (country) => {
      const found = plugsOf?.(country)
      return found && say('plugs', { types: found.types, volts: found.volts, hertz: found.hertz }, found)
    },
    help: (country) => emergencyNumbersOf?.(country),
    helpLines: (country) =>
      (helpLines?.of(country) ?? []).map((line) => {
        const { name, phone, languages } = line
        return say('emergency', { name, phone, languages }, line)
      }),
    ...(helpLines && { helpLineDirectory: say('emergency', DIRECTORY_NAME, helpLines.directory) }),
    missions: (own) => embassies && say('embassies', embassies.of(own), embassies.origin),
  }
}

function costLookUps(
  { rates, cityPrices, pricedPlace }: LookUpTables,
  say: Say,
): Pick<LookUps, 'rate' | 'dailyCosts' | 'pricedPlace'> {
  return {
    ...(pricedPlace ? { pricedPlace } : {}),
    rate: (from, to) => {
      const [one, other] = [rates?.perDollar(from), rates?.perDollar(to)]
      const rate = one && other ? crossRate(one, other) : null
      return rates && rate !== null ? say('rates', rate, rates.origin) : undefined
    },
    dailyCosts: async (city, style) => {
      const prices = await cityPrices?.(city)
      const costs = prices && dailyCosts(prices, style)
      return prices && costs ? guideClaim(costs, prices.asOf) : undefined
    },
  }
}

function calendarLookUps({ climate, holidays }: LookUpTables, say: Say): Pick<LookUps, 'climate' | 'holidays'> {
  return {
    climate: (id) => {
      const year = climate?.of(id)
      return climate && year && say('climate', year, climate.origin)
    },
    holidays: (country, from, to) => {
      if (!holidays?.countries.includes(country)) return undefined
      const isKnown = (day: CalendarDate): boolean => {
        const year = day.slice(0, 4)
        return holidays.between(country, calendarDate(`${year}-01-01`), calendarDate(`${year}-12-31`)).length > 0
      }
      // A year without holidays was not announced, which differs from having none.
      return isKnown(from) && isKnown(to)
        ? say('holidays', holidays.between(country, from, to), holidays.origin)
        : undefined
    },
  }
}

function flightLookUps(
  { airports }: LookUpTables,
  today: CalendarDate,
  say: Say,
): Pick<LookUps, 'airport' | 'airportsOf' | 'routeBetween'> {
  if (!airports) return { airport: () => undefined, airportsOf: () => [], routeBetween: () => undefined }
  const toClaim = ({ code, name, country }: AirportRow) => say('airports', { code, name, country }, airports.origin)
  return {
    airport: (code) => {
      const found = airports.find(code)
      return found && toClaim(found)
    },
    airportsOf: (city) => {
      const near = (rows: readonly AirportRow[]) =>
        rows.filter(({ coordinates }) => distanceKm(coordinates, city.coordinates) <= AIRPORT_WITHIN_KM)
      const named = near(airports.named(city.name))
      const found = named.length > 0 ? named : near(airports.all)
      return found.toSorted((a, b) => airports.importance(b.code) - airports.importance(a.code)).map(toClaim)
    },
    routeBetween: (from, to) => airports.routeBetween(from, to, today),
  }
}
