/**
 * The travel time between two cities on the ground, by the quality of roads and railways of their countries. Null when
 * an estimate would likely be wrong: over the sea, over a closed border, or with hardly any trains.
 */
import { distanceKm } from '../kernel/index.ts'
import { type CityEnd, landmassOf } from './landmass.ts'

export type GroundTravel = { readonly driveMinutes: number | null; readonly trainMinutes: number | null }

const set = (codes: string): ReadonlySet<string> => new Set(codes.split(' '))

const LONGEST_KM = 1200
const EUROPE = set(
  'PT ES AD FR MC GB BE NL LU DE CH LI AT IT SM VA CZ SK HU PL SI HR DK SE NO RO BG RS BA ME MK AL XK GR LT LV EE TR',
)
/** Within Europe, but around a sea. */
const AROUND_THE_SEA = set(
  'GB-NO GB-SE GB-DK EE-SE LV-SE LT-SE PL-SE EE-NO LV-NO LT-NO NO-PL DK-EE DK-LT DK-LV DK-PL AL-IT GR-IT IT-ME BA-IT IT-MK GR-MT IT-XK',
)
const NEIGHBOURS = set(
  'CA-US MX-US AR-CL AR-UY AR-BR BR-UY BR-PY AR-PY CL-PE EC-PE BO-PE AR-BO BO-CL CO-EC KH-TH LA-TH MY-TH ' +
    'MY-SG KH-VN LA-VN KH-LA CN-HK CN-MO HK-MO IN-NP BT-IN KG-KZ KZ-UZ TJ-UZ AE-OM AE-SA QA-SA BH-SA KW-SA ' +
    'JO-SA IL-JO AE-QA NA-ZA BW-ZA LS-ZA SZ-ZA MZ-ZA ZA-ZW ZM-ZW BW-NA BW-ZW KE-TZ KE-UG RW-UG TZ-ZM GT-MX ' +
    'GT-SV BZ-GT GT-HN HN-SV HN-NI CR-NI CR-PA BZ-MX DO-HT GE-TR AM-GE AZ-GE FI-NO FI-SE GB-IE BN-MY RS-XK ' +
    'MD-RO',
)
/** Norway's roads cross mountains and go around fjords. */
const GOOD_ROADS = new Set([
  ...[...EUROPE].filter((code) => code !== 'NO'),
  ...set('IE FI IS MT CY US CA AU NZ JP KR TW IL AE SA QA KW OM BH MY SG CL ZA CN HK MO PR UY MX AR MA'),
])
/** Lines of 250 km/h and more between most large cities. */
const FAST_RAIL = set('FR ES IT JP CN KR TW')
const GOOD_RAIL = set('PT GB IE BE NL LU DE CH LI AT DK SE FI CZ SK PL HU SI MC')
const SLOW_RAIL = set('NO RO BG RS IN VN MA EG LK TN UA TR UZ KZ')

export function estimateGround(from: CityEnd, to: CityEnd): GroundTravel {
  const km = distanceKm(from.coordinates, to.coordinates)
  if (km === 0 || km > LONGEST_KM || !isJoined(from, to)) return { driveMinutes: null, trainMinutes: null }
  const isGood = GOOD_ROADS.has(from.country) && GOOD_ROADS.has(to.country)
  const tunnel = isThroughTheTunnel(from.country, to.country) ? TUNNEL_MINUTES : 0
  return {
    driveMinutes: rounded(driveMinutes(km, isGood) + tunnel),
    trainMinutes: trainMinutes(km, from.country, to.country),
  }
}

function isJoined(from: CityEnd, to: CityEnd): boolean {
  const [here, there] = [landmassOf(from), landmassOf(to)]
  if (here === null || here !== there) return false
  if (from.country === to.country) return true
  const pair = [from.country, to.country].toSorted().join('-')
  if (NEIGHBOURS.has(pair)) return !isAcrossTheBothnia(pair, from, to)
  return (
    EUROPE.has(from.country) &&
    EUROPE.has(to.country) &&
    !AROUND_THE_SEA.has(pair) &&
    !isAcrossTheAdriatic(pair, from, to)
  )
}

/** With a car, from the queue on one side to the road on the other. */
const TUNNEL_MINUTES = 75

function isThroughTheTunnel(from: string, to: string): boolean {
  return (from === 'GB') !== (to === 'GB') && from !== 'IE' && to !== 'IE'
}

const LAPLAND = 63
const NORTHERN_ADRIATIC = 44

/** Helsinki and Stockholm are connected by land only in Lapland. */
function isAcrossTheBothnia(pair: string, from: CityEnd, to: CityEnd): boolean {
  const isOfFinland = pair === 'FI-SE' || pair === 'FI-NO'
  return isOfFinland && Math.min(from.coordinates.latitude, to.coordinates.latitude) < LAPLAND
}

function isAcrossTheAdriatic(pair: string, from: CityEnd, to: CityEnd): boolean {
  return pair === 'HR-IT' && Math.min(from.coordinates.latitude, to.coordinates.latitude) < NORTHERN_ADRIATIC
}

const DETOUR = 1.2
/** Out of one city and into the other. */
const IN_CITIES_KM = 20

function driveMinutes(straightKm: number, isGood: boolean): number {
  const km = straightKm * DETOUR
  const [inCities, between] = isGood ? [40, 105] : [30, 75]
  const slow = Math.min(km, IN_CITIES_KM)
  return 5 + (slow * 60) / inCities + ((km - slow) * 60) / between
}

type Rail = { readonly waitMinutes: number; readonly minutesPerKm: number }

function trainMinutes(km: number, from: string, to: string): number | null {
  const rail = railBetween(from, to)
  return rail && rounded(rail.waitMinutes + km * rail.minutesPerKm)
}

function railBetween(from: string, to: string): Rail | null {
  const both = (one: ReadonlySet<string>): boolean => one.has(from) && one.has(to)
  if (from === to && FAST_RAIL.has(from)) return { waitMinutes: 20, minutesPerKm: 0.32 }
  const isOfEither = (code: string): boolean => FAST_RAIL.has(code) || GOOD_RAIL.has(code)
  if (isOfEither(from) && isOfEither(to)) return { waitMinutes: 25, minutesPerKm: 0.47 }
  return from === to && both(SLOW_RAIL) ? { waitMinutes: 30, minutesPerKm: 0.95 } : null
}

function rounded(minutes: number): number {
  const step = minutes < 60 ? 5 : minutes < 300 ? 10 : 30
  return Math.round(minutes / step) * step
}
