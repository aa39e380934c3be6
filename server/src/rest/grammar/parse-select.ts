import { AppError } from '../../errors/app-error.ts'
import { MAX_DEPTH } from '../rest-limits.ts'
import { Cursor } from './cursor.ts'
import type { Aggregate, SelectEmbed, SelectField, SelectItem } from './query-ast.ts'
import { readCast, readField, readName, tryName } from './read-field.ts'

const AGGREGATE = /\.(count|sum|avg|min|max)\(\)/y

export function parseSelect(text: string): readonly SelectItem[] {
  const cursor = new Cursor(text, 'select parameter')
  const items = readItems(cursor, 0)
  if (!cursor.isAtEnd) cursor.fail('field name (* or [a..z0..9_$])')
  return items
}

function readItems(cursor: Cursor, depth: number): readonly SelectItem[] {
  if (depth > MAX_DEPTH) throw new AppError('PGRST100', { message: 'The select parameter is nested too deeply' })
  const items: SelectItem[] = []
  cursor.skipBlanks()
  if (cursor.isAtEnd || cursor.peek() === ')') return items
  do {
    cursor.skipBlanks()
    items.push(readItem(cursor, depth))
    cursor.skipBlanks()
  } while (cursor.take(','))
  return items
}

function readItem(cursor: Cursor, depth: number): SelectItem {
  const isSpread = cursor.take('...')
  const head = cursor.attempt(() => readEmbedHead(cursor, isSpread))
  if (!head) return isSpread ? cursor.fail('an embedded resource after "..."') : readSelectField(cursor)
  const items = readItems(cursor, depth + 1)
  if (!cursor.take(')')) cursor.fail('")"')
  return { ...head, items }
}

/** Everything up to the opening parenthesis; null when this is a plain column. */
function readEmbedHead(cursor: Cursor, isSpread: boolean): Omit<SelectEmbed, 'items'> | null {
  const alias = isSpread ? null : readAlias(cursor)
  cursor.skipBlanks()
  const relation = tryName(cursor)
  if (relation === null || relation === 'count') return null
  let hint: string | null = null
  let join: 'left' | 'inner' = 'left'
  while (cursor.take('!')) {
    const word = readName(cursor)
    if (word === 'inner' || word === 'left') join = word
    else hint ??= word
  }
  return cursor.take('(') ? { kind: 'embed', relation, alias, hint, join, isSpread } : null
}

function readAlias(cursor: Cursor): string | null {
  return cursor.attempt(() => {
    const name = tryName(cursor)
    return name !== null && !cursor.text.startsWith('::', cursor.position) && cursor.take(':') ? name : null
  })
}

function readSelectField(cursor: Cursor): SelectField {
  const plain = { kind: 'field', alias: null, cast: null, aggregate: null, aggregateCast: null } as const
  if (cursor.take('*')) return end(cursor, { ...plain, field: { name: '*', path: [] } })
  const alias = readAlias(cursor)
  if (cursor.take('count()')) {
    const counted = { ...plain, field: { name: '*', path: [] }, alias, aggregate: 'count' as const }
    return end(cursor, { ...counted, aggregateCast: readCast(cursor) })
  }
  const field = readField(cursor)
  const cast = readCast(cursor)
  const aggregate = (cursor.match(AGGREGATE)?.[1] ?? null) as Aggregate | null
  return end(cursor, { ...plain, field, alias, cast, aggregate, aggregateCast: readCast(cursor) })
}

function end(cursor: Cursor, field: SelectField): SelectField {
  cursor.skipBlanks()
  if (cursor.isAtEnd || cursor.peek() === ',' || cursor.peek() === ')') return field
  return cursor.fail('"->>", "->", "::", ".", ")", "," or end of input')
}
