import { Cursor } from './cursor.ts'
import type { CompareOperator, Filter, IsValue, Operation, TextSearchOperator } from './query-ast.ts'
import { readQuoted } from './read-field.ts'

type Operand = { readonly isNegated: boolean; readonly operation: Operation }
type ReadValue = (cursor: Cursor) => string

const SIMPLE = /(neq|cs|cd|ov|sl|sr|nxr|nxl|adj)\./y
const QUANTIFIED = /(eq|gte|gt|lte|lt|like|ilike|match|imatch)(?:\((any|all)\))?\./y
const SEARCH = /(fts|plfts|phfts|wfts)(?:\(([\p{L}\p{N}_ $]+)\))?\./uy
const IS_VALUE = /(?:null|not_null|true|false|unknown)/iy
const LIST_ITEM = /[^,)]*/y
const BRACES = /\{[^{}]*\}/y

/** Reads the rest: a filter that is alone in its parameter needs no quoting. */
const readRest: ReadValue = (cursor) => {
  const value = cursor.text.slice(cursor.position)
  cursor.position = cursor.text.length
  return value
}

/** Inside `and=(…)` a value ends at a comma or parenthesis, unless it is quoted or an array literal. */
const readLogicValue: ReadValue = (cursor) =>
  readQuotedItem(cursor) ?? cursor.match(BRACES)?.[0] ?? cursor.match(LIST_ITEM)?.[0] ?? ''

export function parseFilterValue(text: string): Operand {
  const cursor = new Cursor(text, 'filter')
  return readOperand(cursor, readRest) ?? cursor.fail('"not" or operator (eq, gt, ...)')
}

/** For functions called by GET, where a value without an operator is an argument. */
export function tryFilterValue(text: string): Operand | null {
  return readOperand(new Cursor(text, 'filter'), readRest)
}

export function readLogicOperand(cursor: Cursor): Operand | null {
  return readOperand(cursor, readLogicValue)
}

export function toFilter(field: Filter['field'], { isNegated, operation }: Operand): Filter {
  return { kind: 'filter', field, isNegated, operation }
}

function readOperand(cursor: Cursor, readValue: ReadValue): Operand | null {
  const isNegated = cursor.take('not.')
  const operation = readOperation(cursor, readValue)
  return operation && { isNegated, operation }
}

function readOperation(cursor: Cursor, readValue: ReadValue): Operation | null {
  if (cursor.take('in.')) return { kind: 'in', values: readList(cursor) }
  if (cursor.take('is.')) return { kind: 'is', value: readIsValue(cursor) }
  if (cursor.take('isdistinct.')) return { kind: 'isdistinct', value: readValue(cursor) }
  const simple = cursor.match(SIMPLE)
  if (simple) {
    const operator = simple[1] as CompareOperator
    return { kind: 'compare', operator, quantifier: null, value: readValue(cursor) }
  }
  const quantified = cursor.match(QUANTIFIED)
  if (quantified) {
    const [, operator, quantifier] = quantified as unknown as [string, CompareOperator, 'any' | 'all' | undefined]
    return { kind: 'compare', operator, quantifier: quantifier ?? null, value: readValue(cursor) }
  }
  const search = cursor.match(SEARCH)
  if (!search) return null
  const [, operator, language] = search as unknown as [string, TextSearchOperator, string | undefined]
  return { kind: 'search', operator, language: language?.trim() ?? null, value: readValue(cursor) }
}

function readIsValue(cursor: Cursor): IsValue {
  const found = cursor.match(IS_VALUE)
  return found ? (found[0].toLowerCase() as IsValue) : cursor.fail('isVal: (null, not_null, true, false, unknown)')
}

function readList(cursor: Cursor): readonly string[] {
  cursor.skipBlanks()
  if (!cursor.take('(')) cursor.fail('"("')
  cursor.skipBlanks()
  const values: string[] = []
  do values.push(readQuotedItem(cursor) ?? cursor.match(LIST_ITEM)?.[0] ?? '')
  while (cursor.take(','))
  if (!cursor.take(')')) cursor.fail('")"')
  return values.length === 1 && values[0] === '' ? [] : values
}

/**
 * A quote that does not close right before a comma or parenthesis is an ordinary character: clients send `d"e`
 * unquoted.
 */
function readQuotedItem(cursor: Cursor): string | null {
  return cursor.attempt(() => {
    const value = readQuoted(cursor)
    return value !== null && (cursor.isAtEnd || cursor.peek() === ',' || cursor.peek() === ')') ? value : null
  })
}
