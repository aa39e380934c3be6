import { AppError } from '../../errors/app-error.ts'
import { MAX_CONDITIONS, MAX_DEPTH } from '../rest-limits.ts'
import { Cursor } from './cursor.ts'
import { readLogicOperand, toFilter } from './parse-filter.ts'
import type { Condition, Filter } from './query-ast.ts'
import { readJsonPath, tryName } from './read-field.ts'

const GROUP = /(not\.)?(and|or)[ \t]*\(/y

/** `and`, `or`, `not.and`, `not.or` with the parenthesised list that was the parameter's value. */
export function parseLogic(operator: string, value: string): Condition {
  const cursor = new Cursor(operator + value, 'logic tree')
  const budget = { left: MAX_CONDITIONS }
  const condition = readGroup(cursor, 0, budget)
  cursor.skipBlanks()
  return cursor.isAtEnd ? condition : cursor.fail('end of input')
}

function readCondition(cursor: Cursor, depth: number, budget: { left: number }): Condition {
  budget.left -= 1
  if (depth > MAX_DEPTH || budget.left < 0) {
    throw new AppError('PGRST100', { message: 'The logic tree is nested too deeply or has too many conditions' })
  }
  return cursor.attempt(() => readFilter(cursor)) ?? readGroup(cursor, depth, budget)
}

function readGroup(cursor: Cursor, depth: number, budget: { left: number }): Condition {
  const group = cursor.match(GROUP)
  if (!group) return cursor.fail('field name, "not" or logic operator (and, or)')
  const conditions: Condition[] = []
  do {
    cursor.skipBlanks()
    conditions.push(readCondition(cursor, depth + 1, budget))
    cursor.skipBlanks()
  } while (cursor.take(','))
  if (!cursor.take(')')) cursor.fail('"," or ")"')
  return { kind: 'group', isNegated: group[1] !== undefined, junction: group[2] as 'and' | 'or', conditions }
}

function readFilter(cursor: Cursor): Filter | null {
  cursor.skipBlanks()
  const name = tryName(cursor)
  if (name === null) return null
  const path = readJsonPath(cursor)
  if (!cursor.take('.')) return null
  const operand = readLogicOperand(cursor)
  return operand && toFilter({ name, path }, operand)
}
