/** What the tools for moving around are asked, from the details of a message. */
import type { With } from '../../tools/guide/words/en-labels.ts'
import type { EverydayPlace } from './everyday-place.ts'
import type { Constraints } from './read-constraints.ts'
import type { TransportAsked } from './read-transport.ts'

type Details = {
  readonly place: EverydayPlace | null
  readonly from: EverydayPlace | null
  readonly airport: string | null
  readonly constraints: Constraints
  readonly transport: TransportAsked
  readonly countries: readonly string[]
  readonly days: number | null
  readonly text: string
}

const MOST_APPS = 2
const MOST_COUNTRIES = 4
const LONGEST_TEXT = 80
const LOADED: readonly With[] = ['kids', 'pram', 'wheelchair']
const PASSES: readonly (readonly [string, RegExp])[] = [
  ['japan-rail', /\bjr|japan rail|ジャパンレール/i],
  ['swiss-travel', /swiss (?:travel )?pass/i],
]

/** The destination, or its country if the guide has no destination. */
export function nameOf(place: EverydayPlace | null): string {
  return place?.destinationId ?? place?.country ?? ''
}

export function ridesInput({ transport: { asksFare, isByMotorbike, rideApps } }: Details) {
  const apps = rideApps.slice(0, MOST_APPS)
  return {
    topics: ['taxi'],
    ...(apps.length > 0 && { apps }),
    ...(asksFare && { asksFare }),
    ...(isByMotorbike && { isByMotorbike }),
  }
}

export function transitInput({ transport: { asksLast } }: Details) {
  return { topics: ['transport'], ...(asksLast && { asksLast }) }
}

/** On a drive through several countries each has rules of its own. */
export function drivingInputs(topic: 'driving' | 'rental', { place, countries, transport, days }: Details) {
  const { roadAsks, rentalAsks, age, asksFare } = transport
  const isOverBorder = topic === 'rental' && countries.length > 1 && !roadAsks.includes('licence')
  const asks = isOverBorder && !rentalAsks.includes('border') ? (['border', ...rentalAsks] as const) : rentalAsks
  const isThrough = topic === 'driving' && countries.length > 1 && !roadAsks.includes('licence')
  return (isThrough ? countries.slice(0, MOST_COUNTRIES) : [nameOf(place)]).map((each) => ({
    place: each,
    topics: [topic],
    ...(roadAsks.length > 0 && { road: roadAsks }),
    ...(roadAsks.includes('fee') && days !== null && { days }),
    ...(roadAsks.includes('fee') && asksFare && { asksFare }),
    ...(topic === 'rental' && asks.length > 0 && { rental: asks }),
    ...(topic === 'rental' && age !== null && { age }),
  }))
}

/** The country of the railway, or else where the journey begins. */
export function railInput({ place, from, transport: { railway, railAsks, lateMinutes } }: Details) {
  const country = railway ?? from?.country ?? place?.country
  return {
    ...(country !== undefined && { country }),
    ...(lateMinutes !== null && { lateMinutes }),
    ...(railAsks.length > 0 && { asks: railAsks }),
  }
}

export function waysInput({ from, airport, text, constraints, transport }: Details) {
  const { mode, company } = constraints
  const { choice, hasLuggage, isSick, modes } = transport
  const atMinutes = constraints.atMinutes ?? transport.atMinutes
  const other = modes.find((each) => each !== mode)
  const isLoaded = hasLuggage || company.some((each) => LOADED.includes(each))
  const pass = PASSES.find(([, pattern]) => pattern.test(text))?.[0]
  // "My flight lands at ten" names no way into town.
  const by = from === null && mode === 'fly' ? null : mode
  const common = { ...(by && { mode: by }), ...(choice && { choice }) }
  return from === null
    ? {
        ...common,
        ...(by && other !== undefined && other !== 'fly' && { other }),
        ...(atMinutes !== null && { atMinutes }),
        area: text.slice(0, LONGEST_TEXT),
        ...(isLoaded && { isLoaded }),
        ...(airport !== null && { airport }),
      }
    : {
        ...common,
        from: nameOf(from),
        ...(other !== undefined && { other }),
        ...(isSick && { isSick }),
        ...(transport.isCarFree && { isCarFree: true }),
        ...(transport.isWithCar && { isWithCar: true }),
        ...(pass !== undefined && { pass }),
      }
}

/** By what a day trip goes: a named way, or any but a car. */
export function tripInput({
  constraints: { mode },
  transport: { isCarFree },
}: Pick<Details, 'constraints' | 'transport'>) {
  if (mode !== null && TRIP_MODES.includes(mode)) return { by: mode }
  return isCarFree ? { by: 'no-car' } : {}
}

const TRIP_MODES: readonly (string | null)[] = ['boat', 'bus', 'train']

/** A time in words of any language. */
export function hoursOf(minutes: number | null): number | null {
  return minutes === null ? null : Math.min(24, Math.max(1, Math.round(minutes / 60)))
}

export const climateCall = (city: number, month: number | null) => ({
  tool: 'city-climate' as const,
  input: { city, ...(month !== null && { month }) },
})
