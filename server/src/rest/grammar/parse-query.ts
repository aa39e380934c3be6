import { refuseLikePatterns, refusePatterns } from '../../database/check-patterns.ts'
import { AppError } from '../../errors/app-error.ts'
import { MAX_CONDITIONS, MAX_DEPTH, MAX_QUERY_LENGTH } from '../rest-limits.ts'
import { Cursor } from './cursor.ts'
import { parseFilterValue, toFilter, tryFilterValue } from './parse-filter.ts'
import { parseLogic } from './parse-logic.ts'
import { parseSelect } from './parse-select.ts'
import type { AtPath, Condition, EmbedPath, Field, OrderTerm, QueryAst, Slice, CompareOperator } from './query-ast.ts'
import { readJsonPath, readName, readField } from './read-field.ts'

type Draft = { -readonly [Key in keyof QueryAst]: QueryAst[Key] } & {
  conditions: AtPath<Condition>[]
  orders: AtPath<readonly OrderTerm[]>[]
  callArguments: (readonly [string, string])[]
}
type SliceDraft = { path: EmbedPath; limit: number | null; offset: number }

const INTEGER = /^-?\d+$/

/** `isCall`: a function called by GET, whose parameters without an operator are arguments. */
export function parseQuery(query: string, isCall = false): QueryAst {
  if (query.length > MAX_QUERY_LENGTH) throw new AppError('PGRST100', { message: 'The query string is too long' })
  const draft: Draft = {
    select: [],
    conditions: [],
    orders: [],
    slices: [],
    columns: null,
    onConflict: null,
    callArguments: [],
  }
  const slices = new Map<string, SliceDraft>()
  let select = '*'
  for (const [key, value] of new URLSearchParams(query)) {
    if (key === 'select') select = value
    else if (key === 'columns') draft.columns = parseColumns(value, 'columns parameter')
    else if (key === 'on_conflict') draft.onConflict = parseColumns(value, 'on_conflict parameter')
    else readParameter(draft, slices, key, value, isCall)
  }
  if (draft.conditions.length > MAX_CONDITIONS) throw new AppError('PGRST100', { message: 'Too many filters' })
  checkQueryPatterns(draft.conditions.map(({ value }) => value))
  draft.select = parseSelect(select === '' ? '*' : select)
  draft.slices = [...slices.values()].map(({ path, limit, offset }) => ({ path, value: { limit, offset } }))
  return draft
}

function readParameter(
  draft: Draft,
  slices: Map<string, SliceDraft>,
  key: string,
  value: string,
  isCall: boolean,
): void {
  switch (key.slice(key.lastIndexOf('.') + 1)) {
    case 'order': {
      draft.orders.push({ path: parsePath(key).path, value: parseOrder(value) })
      return
    }
    case 'limit':
    case 'offset': {
      readSlice(slices, parsePath(key), value)
      return
    }
    case 'and':
    case 'or': {
      const { path, field } = parsePath(key)
      const names = path.filter((name) => name !== 'not')
      const operator = names.length === path.length ? field.name : `not.${field.name}`
      draft.conditions.push({ path: names, value: parseLogic(operator, value) })
      return
    }
    default:
      readFilter(draft, key, value, isCall)
  }
}

function readFilter(draft: Draft, key: string, value: string, isCall: boolean): void {
  const operand = isCall ? tryFilterValue(value) : parseFilterValue(value)
  if (!operand) {
    draft.callArguments.push([key, value])
    return
  }
  const { path, field } = parsePath(key)
  draft.conditions.push({ path, value: toFilter(field, operand) })
}

function readSlice(slices: Map<string, SliceDraft>, { path, field }: ParsedPath, value: string): void {
  if (!INTEGER.test(value)) return
  const number = Math.min(Number(value), Number.MAX_SAFE_INTEGER)
  if (number < 0) {
    throw new AppError('PGRST103', { details: `${capitalised(field.name)} should be greater than or equal to zero.` })
  }
  const key = path.join('\0')
  const slice = slices.get(key) ?? { path, limit: null, offset: 0 }
  slices.set(key, field.name === 'limit' ? { ...slice, limit: number } : { ...slice, offset: number })
}

type ParsedPath = { readonly path: EmbedPath; readonly field: Field }

function parsePath(key: string): ParsedPath {
  const cursor = new Cursor(key, 'tree path')
  const names: string[] = []
  do names.push(readName(cursor))
  while (cursor.take('.'))
  const path = readJsonPath(cursor)
  if (!cursor.isAtEnd || names.length > MAX_DEPTH) cursor.fail('"->>", "->", "." or end of input')
  return { path: names.slice(0, -1), field: { name: names.at(-1) ?? '', path } }
}

function parseColumns(text: string, what: string): readonly string[] {
  const cursor = new Cursor(text, what)
  const names: string[] = []
  do {
    cursor.skipBlanks()
    names.push(readName(cursor))
    cursor.skipBlanks()
  } while (cursor.take(','))
  return cursor.isAtEnd ? [...new Set(names)] : cursor.fail('"," or end of input')
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

export const WHOLE: Slice = { limit: null, offset: 0 }

/** Refuses patterns that would keep the database busy; all filters of a request count together. */
function checkQueryPatterns(conditions: readonly Condition[]): void {
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

/** The elements of an array literal (`match(any).{a,"b"}`) of any dimensions. Postgres refuses invalid ones. */
function elementsOf(literal: string): readonly string[] {
  const elements = literal.matchAll(ELEMENT)
  return Array.from(elements, ([, quoted, bare = '']) => (quoted ?? bare.trim()).replaceAll(/\\([\s\S])/g, '$1'))
}

const DIRECTION = /\.(asc|desc)(?=[., ]|$)/y
const NULLS = /\.nulls(first|last)(?=[, ]|$)/y

function parseOrder(text: string): readonly OrderTerm[] {
  const cursor = new Cursor(text, 'order')
  const terms: OrderTerm[] = []
  do terms.push(readTerm(cursor))
  while (cursor.take(','))
  return cursor.isAtEnd ? terms : cursor.fail('delimiter (.), "," or end of input')
}

function readTerm(cursor: Cursor): OrderTerm {
  cursor.skipBlanks()
  const related = cursor.attempt(() => {
    const relation = readName(cursor)
    return cursor.take('(') ? relation : null
  })
  const field = readField(cursor)
  if (related !== null && !cursor.take(')')) cursor.fail('")"')
  const direction = (cursor.match(DIRECTION)?.[1] ?? null) as OrderTerm['direction']
  const nulls = (cursor.match(NULLS)?.[1] ?? null) as OrderTerm['nulls']
  cursor.skipBlanks()
  return { relation: related, field, direction, nulls }
}
