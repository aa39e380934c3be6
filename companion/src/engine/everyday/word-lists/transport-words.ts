/** Stems by which travellers ask about trains, roads, hire cars and ways, in many languages. */
import type { RailAsk } from '../../../tools/guide/transport/rail-rights.ts'
import type { RentalAsk, RoadAsk } from '../../../tools/guide/transport/transport-asks.ts'
import type { WayChoice } from '../../../tools/guide/transport/way-choice.ts'
import { patternOf, patternsOf, type Patterns } from './constraint-words.ts'
import WORDS from './transport-words.json' with { type: 'json' }

export const RAIL_ASKS: Patterns<RailAsk> = patternsOf(WORDS.railAsks)
export const ROAD_ASKS: Patterns<RoadAsk> = patternsOf(WORDS.roadAsks)
export const RENTAL_ASKS: Patterns<RentalAsk> = patternsOf(WORDS.rentalAsks)
export const WAY_CHOICES: Patterns<WayChoice> = patternsOf(WORDS.choices)
/** Railways by the country whose rules they follow. */
export const RAILWAYS: Patterns<string> = patternsOf<string>(WORDS.railways)

export function transportPattern(name: keyof (typeof WORDS)['words']): RegExp {
  return patternOf(WORDS.words[name])
}

export const RIDE_APPS: Patterns<string> = patternsOf<string>(WORDS.apps)
/** How a time of the day, and the age of a driver, are said. */
export const CLOCK_WORDS = WORDS.clock
export const AGES = WORDS.age.map((age) => patternOf([age]))
/** The units of a delay, and "and a half". */
export const DELAY_UNITS = WORDS.lateMinutes
