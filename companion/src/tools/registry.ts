import { changeTrip } from './change-trip/change-trip.ts'
import { checkPlan } from './check-plan.ts'
import { bestTime, cityClimate } from './climate-and-best-time.ts'
import { convertCurrency } from './convert-currency.ts'
import { countryBasics, plugsAndDriving } from './country-basics.ts'
import { emergencyNumbers, healthRules, ownEmbassy } from './emergency-and-health.ts'
import { entryRule } from './entry-rule.ts'
import { findPlaces } from './find-places.ts'
import { carSearch, flightSearch, hotelSearch } from './hand-off.ts'
import type { LookUps } from './look-ups.ts'
import { measureDistance } from './measure-distance.ts'
import { passengerRights } from './passenger-rights.ts'
import { passportValidity } from './passport-validity.ts'
import { localTime, timeDifference } from './place-time.ts'
import { planTrip } from './plan-trip.ts'
import { publicHolidays } from './public-holidays.ts'
import type { ToolResult } from './tool.ts'
import { travelAdvisory } from './travel-advisory.ts'
import { tripCost } from './trip-cost.ts'

/** Everything the companion can do, by name: the built-in engine and a model call the same ones. None of them writes. */
export const TOOLS = {
  [findPlaces.name]: findPlaces,
  [measureDistance.name]: measureDistance,
  [entryRule.name]: entryRule,
  [passportValidity.name]: passportValidity,
  [travelAdvisory.name]: travelAdvisory,
  [convertCurrency.name]: convertCurrency,
  [countryBasics.name]: countryBasics,
  [plugsAndDriving.name]: plugsAndDriving,
  [tripCost.name]: tripCost,
  [cityClimate.name]: cityClimate,
  [bestTime.name]: bestTime,
  [publicHolidays.name]: publicHolidays,
  [emergencyNumbers.name]: emergencyNumbers,
  [healthRules.name]: healthRules,
  [ownEmbassy.name]: ownEmbassy,
  [timeDifference.name]: timeDifference,
  [localTime.name]: localTime,
  [passengerRights.name]: passengerRights,
  [hotelSearch.name]: hotelSearch,
  [flightSearch.name]: flightSearch,
  [carSearch.name]: carSearch,
  [planTrip.name]: planTrip,
  [checkPlan.name]: checkPlan,
  [changeTrip.name]: changeTrip,
}

export type ToolName = keyof typeof TOOLS
export type CardOf<Name extends ToolName> =
  Awaited<ReturnType<(typeof TOOLS)[Name]['run']>> extends ToolResult<infer Card> ? Card : never
export type ToolInput<Name extends ToolName> = (typeof TOOLS)[Name]['input']['_zod']['input']

export type ToolCall = {
  readonly tool: ToolName
  readonly input: unknown
  readonly result: ToolResult<object> | { readonly kind: 'refused'; readonly because: 'no-such-tool' | 'wrong-input' }
}

/** Arguments come from a model or a reader of sentences: what does not fit the schema is refused, never mended. */
export async function callTool(name: string, input: unknown, lookUps: LookUps): Promise<ToolCall['result']> {
  if (!isToolName(name)) return { kind: 'refused', because: 'no-such-tool' }
  const { input: schema, run } = TOOLS[name]
  const parsed = schema.safeParse(input)
  if (!parsed.success) return { kind: 'refused', because: 'wrong-input' }
  // The schema that has just read the input belongs to the same entry of the table.
  return (run as (input: unknown, lookUps: LookUps) => ToolResult<object> | Promise<ToolResult<object>>)(
    parsed.data,
    lookUps,
  )
}

export function isToolName(name: string): name is ToolName {
  return Object.hasOwn(TOOLS, name)
}
