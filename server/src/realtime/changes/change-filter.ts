/**
 * The `filter` of a postgres_changes subscription: `column=operator.value`, conditions joined by commas (AND),
 * `not.` before the operator, PostgREST's double quotes around values with reserved characters.
 */
import { refuseLikePatterns, refusePatterns } from '../../database/check-patterns.ts'

export const FILTER_OPERATORS = [
  'eq',
  'neq',
  'lt',
  'lte',
  'gt',
  'gte',
  'in',
  'like',
  'ilike',
  'is',
  'match',
  'imatch',
  'isdistinct',
] as const
export type FilterOperator = (typeof FILTER_OPERATORS)[number]

export type Condition = {
  readonly column: string
  readonly operator: FilterOperator
  readonly isNegated: boolean
  /** One value, or several for `in`. */
  readonly values: readonly string[]
}

export type FilterResult =
  | { readonly kind: 'parsed'; readonly conditions: readonly Condition[] }
  | { readonly kind: 'refused'; readonly reason: string }

const IS_VALUES = ['null', 'true', 'false', 'unknown']
const MAX_LENGTH = 2_000
const MAX_CONDITIONS = 20

export function parseChangeFilter(filter: string): FilterResult {
  if (filter.trim() === '') return { kind: 'parsed', conditions: [] }
  if (filter.length > MAX_LENGTH) return refused('it is too long')
  const conditions: Condition[] = []
  for (const part of splitAtCommas(filter)) {
    const condition = parseCondition(part.trim())
    if (typeof condition === 'string') return refused(condition)
    conditions.push(condition)
  }
  if (conditions.length > MAX_CONDITIONS) return refused('it has too many conditions')
  const reason = refusePatterns(patternsOf(conditions))
  if (reason !== null) return refused(`invalid regular expression: ${reason}`)
  const likeReason = refuseLikePatterns(likePatternsOf(conditions))
  return likeReason === null ? { kind: 'parsed', conditions } : refused(`invalid like pattern: ${likeReason}`)
}

export function patternsOf(conditions: readonly Condition[]): readonly string[] {
  return conditions.flatMap(({ operator, values }) => (operator === 'match' || operator === 'imatch' ? values : []))
}

function likePatternsOf(conditions: readonly Condition[]): readonly string[] {
  return conditions.flatMap(({ operator, values }) => (operator === 'like' || operator === 'ilike' ? values : []))
}

const refused = (reason: string): FilterResult => ({
  kind: 'refused',
  reason: `Error parsing \`filter\` params: ${reason}`,
})

function parseCondition(text: string): Condition | string {
  if (text === '') return 'filter must not contain empty segments (check for extra commas)'
  const [, column = '', not, name = '', value = ''] = /^([^=]+)=(not\.)?([a-z]+)\.(.*)$/s.exec(text) ?? []
  const operator = FILTER_OPERATORS.find((known) => known === name)
  if (!operator) return JSON.stringify(text)
  const base = { column, operator, isNegated: not !== undefined }
  if (operator !== 'in') {
    if (operator === 'is' && !IS_VALUES.includes(value)) return 'is takes null, true, false or unknown'
    return { ...base, values: [unquote(value)] }
  }
  if (!/^\(.*\)$/s.test(value)) return '`in` filter value must be wrapped by parentheses'
  return { ...base, values: splitAtCommas(value.slice(1, -1)).map((item) => unquote(item.trim())) }
}

/** Commas inside quotes or brackets do not separate. A quote opens only where a value can begin. */
function splitAtCommas(text: string): readonly string[] {
  const parts: string[] = []
  let [start, depth, isQuoted] = [0, 0, false]
  for (let i = 0; i < text.length; i++) {
    const char = text[i]
    if (isQuoted) {
      if (char === '\\') i++
      else if (char === '"') isQuoted = false
    } else if (char === '"' && (i === start || '.(,'.includes(text[i - 1] ?? ''))) isQuoted = true
    else if (char === '(') depth++
    else if (char === ')') depth = Math.max(0, depth - 1)
    else if (char === ',' && depth === 0) {
      parts.push(text.slice(start, i))
      start = i + 1
    }
  }
  return [...parts, text.slice(start)]
}

function unquote(value: string): string {
  return /^"(?:[^"\\]|\\.)*"$/s.test(value) ? value.slice(1, -1).replaceAll(/\\(.)/gs, '$1') : value
}
