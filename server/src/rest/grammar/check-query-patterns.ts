import { refuseLikePatterns, refusePatterns } from '../../database/check-patterns.ts'
import { AppError } from '../../errors/app-error.ts'
import type { CompareOperator, Condition } from './query-ast.ts'

/** Refuses patterns that would keep the database busy; all filters of a request count together. */
export function checkQueryPatterns(conditions: readonly Condition[]): void {
  const patternsWith = (...operators: readonly CompareOperator[]): readonly string[] =>
    conditions.flatMap((condition) => patternsOf(condition, operators))
  const reason = refusePatterns(patternsWith('match', 'imatch'))
  if (reason !== null) throw new AppError('2201B', { message: `invalid regular expression: ${reason}` })
  const likeReason = refuseLikePatterns(patternsWith('like', 'ilike'))
  if (likeReason !== null) throw new AppError('22023', { message: `invalid like pattern: ${likeReason}` })
}

function patternsOf(condition: Condition, operators: readonly CompareOperator[]): readonly string[] {
  if (condition.kind !== 'filter') return condition.conditions.flatMap((each) => patternsOf(each, operators))
  const { operation } = condition
  if (operation.kind !== 'compare' || !operators.includes(operation.operator)) return []
  return operation.quantifier === null ? [operation.value] : elementsOf(operation.value)
}

const ELEMENT = /"((?:[^"\\]|\\[\s\S])*)"|((?:[^"\\{},]|\\[\s\S])+)/g

/** The elements of an array literal (`match(any).{a,"b"}`), whatever its dimensions. Postgres refuses what is none. */
function elementsOf(literal: string): readonly string[] {
  const elements = literal.matchAll(ELEMENT)
  return Array.from(elements, ([, quoted, bare = '']) => (quoted ?? bare.trim()).replaceAll(/\\([\s\S])/g, '$1'))
}
