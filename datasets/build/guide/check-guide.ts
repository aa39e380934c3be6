/** Every check of the guide. Errors stop the packing. */
import { checkBases } from './checks/check-bases.ts'
import { checkComplete } from './checks/check-complete.ts'
import { checkCountries } from './checks/check-countries.ts'
import { checkDestinations } from './checks/check-destinations.ts'
import { checkFood } from './checks/check-food.ts'
import { checkIds } from './checks/check-ids.ts'
import { checkNames } from './checks/check-names.ts'
import { checkReferences } from './checks/check-references.ts'
import { checkRoutes } from './checks/check-routes.ts'
import { checkSea } from './checks/check-sea.ts'
import { checkSights } from './checks/check-sights.ts'
import { checkTravel } from './checks/check-travel.ts'
import type { GuideFacts } from './facts.ts'
import { type Guide, openGuide } from './guide.ts'
import type { Problem } from './problem.ts'
import type { GuideSource } from './read-guide.ts'

type Check = (guide: Guide, facts: GuideFacts) => readonly Problem[]

const CHECKS: readonly Check[] = [
  checkIds,
  checkReferences,
  checkDestinations,
  checkSights,
  checkSea,
  checkTravel,
  checkBases,
  checkFood,
  checkRoutes,
  checkCountries,
  checkNames,
  checkComplete,
]

/** Cells first: unreadable rows would only cause follow-up errors. */
export function checkGuide(source: GuideSource, facts: GuideFacts): readonly Problem[] {
  if (source.problems.some(({ severity }) => severity === 'error')) return source.problems
  const guide = openGuide(source)
  return [...source.problems, ...CHECKS.flatMap((check) => check(guide, facts))]
}

export function errorsIn(problems: readonly Problem[]): readonly Problem[] {
  return problems.filter(({ severity }) => severity === 'error')
}
