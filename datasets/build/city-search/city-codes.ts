import { distanceKm } from '@app/domain/kernel'
import { foldText } from '@app/domain/place-search'

import type { Airport } from '../../src/airports/airport.ts'
import type { RawCity } from '../cities/read-cities.ts'
import type { Island } from './own-facts.ts'
import type { CityNames } from './read-names.ts'

const SAME_NAME_KM = 130
const NEAREST_KM = 60
const SEARCHED_DEGREES = 1.3
const FEWEST_PEOPLE_NEARBY = 10_000
/** The distance within which the nearest town counts if no larger one exists: Saint Martin, Goose Bay. */
const NEXT_KM = 40
/** Flights to Sepang are for Kuala Lumpur, as the airport's name says; to Newark mostly for New York. */
const METROPOLIS_KM = 60
const METROPOLIS_TIMES = 20
const METROPOLIS_PEOPLE = 1_000_000

const AFTER_A_NAME = /(?: island| international airport| airport)+$/

type Named = {
  readonly cities: readonly RawCity[]
  readonly names: CityNames
  /** Flights to an island are for its towns. */
  readonly islands: readonly Island[]
  /** By the code of an airport: the cities it serves, the main one first. */
  readonly known: ReadonlyMap<string, readonly number[]>
}

/**
 * City id -> codes of its airports, and its own ("LHR LGW|LON"). An airport belongs to the largest city with the name
 * of the place it serves, else to the likeliest by population and distance.
 */
export function cityCodes(
  named: Named,
  airports: readonly Airport[],
  groups: readonly string[],
): ReadonlyMap<number, readonly string[]> {
  const cityOf = createCityFinder(named)
  const codes = new Map<number, string[]>()
  const served = new Map<string, number>()
  const add = (id: number, code: string): void => {
    codes.set(id, [...(codes.get(id) ?? []), code])
  }
  for (const airport of airports) {
    const known = named.known.get(airport.code) ?? []
    for (const id of known) add(id, airport.code)
    if (known[0] !== undefined) served.set(airport.code, known[0])
    if (known.length > 0) continue
    const city = cityOf(airport)
    if (!city) continue
    const metropolis = cityOf.metropolisBy(airport, city)
    served.set(airport.code, metropolis?.id ?? city.id)
    add(city.id, airport.code)
    if (metropolis) add(metropolis.id, airport.code)
  }
  for (const line of groups) {
    const [members = '', ...texts] = line.split('|')
    const id = served.get(members.slice(0, 3))
    const own = texts.find((text) => /^[A-Z]{3}$/.test(text))
    if (id !== undefined && own) add(id, own)
  }
  return codes
}

function createCityFinder({ cities, names, islands }: Named): CityFinder {
  const townsOf = new Map(islands.flatMap((island) => island.names.map((name) => [foldText(name), island.towns])))
  const byCell = new Map<string, RawCity[]>()
  const cellOf = (latitude: number, longitude: number): string => `${Math.floor(latitude)} ${Math.floor(longitude)}`
  for (const city of cities) {
    const cell = cellOf(city.latitude, city.longitude)
    const known = byCell.get(cell)
    if (known) known.push(city)
    else byCell.set(cell, [city])
  }
  const around = ({ coordinates: { latitude, longitude } }: Airport): readonly RawCity[] => {
    const found = new Set<RawCity>()
    for (let dy = -SEARCHED_DEGREES; dy <= SEARCHED_DEGREES; dy += SEARCHED_DEGREES / 2)
      for (let dx = -2 * SEARCHED_DEGREES; dx <= 2 * SEARCHED_DEGREES; dx += SEARCHED_DEGREES / 2)
        for (const city of byCell.get(cellOf(latitude + dy, longitude + dx)) ?? []) found.add(city)
    return [...found]
  }
  const cityOf = (airport: Airport): RawCity | undefined => {
    const near = around(airport).map((city) => ({ city, km: distanceKm(airport.coordinates, city) }))
    const wanted = new Set([airport.city, ...airport.city.split(/[,/]/)].map(foldText))
    const towns = [...wanted, foldText(airport.name)].flatMap(
      (name) => townsOf.get(name.replace(AFTER_A_NAME, '')) ?? [],
    )
    const bears = (city: RawCity): boolean =>
      [city.name, ...(names.get(city.id) ?? []).map(({ name }) => name)].some((name) => wanted.has(foldText(name)))
    const sameName = near.filter(({ city, km }) => km <= SAME_NAME_KM && bears(city))
    const nearby = near.filter(
      ({ city, km }) => km <= NEAREST_KM && city.population >= FEWEST_PEOPLE_NEARBY && city.country === airport.country,
    )
    const next = near.filter(({ city, km }) => km <= NEXT_KM && city.country === airport.country)
    const likely = [...nearby, ...near.filter(({ city }) => towns.includes(city.id))]
    return largest(sameName, ({ city }) => city.population) ?? largest(likely.length > 0 ? likely : next, likelihood)
  }
  const metropolisBy = (airport: Airport, own: RawCity): RawCity | undefined => {
    const least = Math.max(METROPOLIS_PEOPLE, own.population * METROPOLIS_TIMES)
    const airportName = foldText(airport.name)
    const isNamed = ({ name, population }: RawCity): boolean =>
      population > own.population && ` ${airportName} `.includes(` ${foldText(name).replace(/ city$/, '')} `)
    const near = around(airport)
      .filter((city) => city.country === own.country && (city.population >= least || isNamed(city)))
      .map((city) => ({ city, km: distanceKm(airport.coordinates, city) }))
    return largest(
      near.filter(({ km }) => km <= METROPOLIS_KM),
      ({ city }) => city.population,
    )
  }
  return Object.assign(cityOf, { metropolisBy })
}

type CityFinder = ((airport: Airport) => RawCity | undefined) & {
  /** A much larger city that the airport serves as well. */
  readonly metropolisBy: (airport: Airport, own: RawCity) => RawCity | undefined
}

type Near = { readonly city: RawCity; readonly km: number }

function likelihood({ city, km }: Near): number {
  return city.population / (1 + (km / 15) ** 2)
}

function largest(found: readonly Near[], weight: (near: Near) => number): RawCity | undefined {
  return found.toSorted((a, b) => weight(b) - weight(a) || a.city.id - b.city.id)[0]?.city
}
