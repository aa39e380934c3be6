import { AssessDelayRequest } from '@app/contracts/assess-delay'

import { changeTrip } from './change-trip/change-trip.ts'
import { checkPlan } from './check-plan.ts'
import { bestTime, cityClimate } from './climate-and-best-time.ts'
import { convertCurrency } from './convert-currency.ts'
import { countryBasics, plugsAndDriving } from './country-basics.ts'
import { delayRights } from './delay-rights.ts'
import { emergencyNumbers, healthRules, ownEmbassy } from './emergency-and-health.ts'
import { entryRule } from './entry-rule.ts'
import { findPlaces } from './find-places.ts'
import { lightSnowSea } from './guide/advice/light-snow-sea.ts'
import { travelAdvice } from './guide/advice/travel-advice.ts'
import { budgetCheck } from './guide/budget-check.ts'
import { foodAndDrink } from './guide/food-and-drink.ts'
import { gettingThere } from './guide/getting-there.ts'
import { guideMentions } from './guide/mentions/guide-mentions.ts'
import { placeSafety } from './guide/place-safety.ts'
import { countryPractice } from './guide/practice/country-practice.ts'
import { borderRules } from './guide/rules/border-rules.ts'
import { seasonsAndEvents } from './guide/seasons-and-events.ts'
import { thingsToDo } from './guide/sights/things-to-do.ts'
import { comparePlaces } from './guide/suggestions/compare-places.ts'
import { dayTripCheck } from './guide/suggestions/day-trip-check.ts'
import { daysNeeded } from './guide/suggestions/days-needed.ts'
import { whereToGo } from './guide/suggestions/where-to-go.ts'
import { railRights } from './guide/transport/rail-rights.ts'
import { whatToDoIf } from './guide/what-to-do-if.ts'
import { whereToStay } from './guide/where-to-stay.ts'
import { carSearch, flightSearch, hotelSearch } from './hand-off.ts'
import type { LookUps } from './look-ups.ts'
import { measureDistance } from './measure-distance.ts'
import { ownSpending } from './own-spending.ts'
import { passportValidity } from './passport-validity.ts'
import { localTime, timeDifference } from './place-time.ts'
import { planTrip } from './plan-trip.ts'
import { publicHolidays } from './public-holidays.ts'
import { sayPhrase } from './say-phrase.ts'
import { type ToolResult, defineTool, found, unknown } from './tool.ts'
import { travelAdvisory } from './travel-advisory.ts'
import { tripCost } from './trip-cost.ts'

const passengerRights = defineTool({
  name: 'passenger-rights',
  about:
    'What an airline owes for a late arrival, a cancellation, a seat refused, a lower class, a missed ' +
    'connection or a bag, by the laws of the EU, the UK, Canada, Turkey, Brazil and the US and the ' +
    'Montreal Convention.',
  input: AssessDelayRequest,
  run(input, lookUps) {
    const card = delayRights(input, lookUps)
    return card.kind === 'ask' ? unknown('airport') : found(card)
  },
})

/** All tools of the companion, by name: the built-in engine and a model call the same ones. None of them writes. */
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
  [countryPractice.name]: countryPractice,
  [gettingThere.name]: gettingThere,
  [placeSafety.name]: placeSafety,
  [foodAndDrink.name]: foodAndDrink,
  [thingsToDo.name]: thingsToDo,
  [seasonsAndEvents.name]: seasonsAndEvents,
  [whereToStay.name]: whereToStay,
  [budgetCheck.name]: budgetCheck,
  [whatToDoIf.name]: whatToDoIf,
  [railRights.name]: railRights,
  [borderRules.name]: borderRules,
  [travelAdvice.name]: travelAdvice,
  [lightSnowSea.name]: lightSnowSea,
  [whereToGo.name]: whereToGo,
  [comparePlaces.name]: comparePlaces,
  [daysNeeded.name]: daysNeeded,
  [dayTripCheck.name]: dayTripCheck,
  [guideMentions.name]: guideMentions,
  [sayPhrase.name]: sayPhrase,
  [ownSpending.name]: ownSpending,
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

/** Arguments come from a model or a sentence reader: invalid ones are refused, never corrected. */
export async function callTool(name: string, input: unknown, lookUps: LookUps): Promise<ToolCall['result']> {
  if (!isToolName(name)) return { kind: 'refused', because: 'no-such-tool' }
  const { input: schema, run } = TOOLS[name]
  const parsed = schema.safeParse(input)
  if (!parsed.success) return { kind: 'refused', because: 'wrong-input' }
  // The schema that validated the input belongs to the same entry of the table.
  return (run as (input: unknown, lookUps: LookUps) => ToolResult<object> | Promise<ToolResult<object>>)(
    parsed.data,
    lookUps,
  )
}

export function isToolName(name: string): name is ToolName {
  return Object.hasOwn(TOOLS, name)
}
