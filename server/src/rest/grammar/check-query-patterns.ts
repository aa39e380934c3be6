import { refusePatterns } from '../../database/check-patterns.ts'
import { AppError } from '../../errors/app-error.ts'
import type { Condition } from './query-ast.ts'

/** Refuses regular expressions that would keep the database busy; all filters of a request count together. */
export function checkQueryPatterns(conditions: readonly Condition[]): void {
  const reason = refusePatterns(conditions.flatMap(patternsOf))
  if (reason !== null) throw new AppError('2201B', { message: `invalid regular expression: ${reason}` })
}

function patternsOf(condition: Condition): readonly string[] {
  if (condition.kind !== 'filter') return condition.conditions.flatMap(patternsOf)
  const { operation } = condition
  if (operation.kind !== 'compare' || (operation.operator !== 'match' && operation.operator !== 'imatch')) return []
  return operation.quantifier === null ? [operation.value] : elementsOf(operation.value)
}

const ELEMENT = /"((?:[^"\\]|\\[\s\S])*)"|((?:[^"\\{},]|\\[\s\S])+)/g

/** The elements of an array literal (`match(any).{a,"b"}`), whatever its dimensions. Postgres refuses what is none. */
function elementsOf(literal: string): readonly string[] {
  const elements = literal.matchAll(ELEMENT)
  return Array.from(elements, ([, quoted, bare = '']) => (quoted ?? bare.trim()).replaceAll(/\\([\s\S])/g, '$1'))
}
