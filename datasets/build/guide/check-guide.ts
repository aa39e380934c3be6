/** Every check of the guide. Errors stop the packing. */
import { checkAgainstMeals } from './checks/check-against-meals.ts'
import { checkComplete } from './checks/check-complete.ts'
import { checkCountries } from './checks/check-countries.ts'
import { checkDestinations } from './checks/check-destinations.ts'
import { checkFood } from './checks/check-food.ts'
import { checkIds } from './checks/check-ids.ts'
import { checkReferences } from './checks/check-references.ts'
import { checkRoutes } from './checks/check-routes.ts'
import { checkSea } from './checks/check-sea.ts'
import { checkSights } from './checks/check-sights.ts'
import { checkTravel } from './checks/check-travel.ts'
import type { GuideFacts } from './facts.ts'
import { type Guide, openGuide } from './guide.ts'
import { type Problem, error } from './problem.ts'
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
  checkAgainstMeals,
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

/** Names in other languages are those of destinations and sights, in the folder of their country. */
function checkNames(guide: Guide): readonly Problem[] {
  return guide.names.flatMap((row) => {
    const named = guide.destination(row.id) ?? guide.sight(row.id)
    if (!named) return [error(row, `unknown id ${row.id}`)]
    return named.folder === row.folder ? [] : [error(row, `${row.id} is in the folder ${named.folder.toLowerCase()}`)]
  })
}

/** A base is a town in which routes stay overnight, so it must be suitable for that. */
function checkBases({ areas }: Guide): readonly Problem[] {
  return areas
    .filter(({ isBase, stayFor }) => isBase === 'yes' && stayFor.length === 0)
    .map((row) => error(row, 'a base in which nobody stays'))
}
