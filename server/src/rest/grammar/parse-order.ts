import { Cursor } from './cursor.ts'
import type { OrderTerm } from './query-ast.ts'
import { readField, readName } from './read-field.ts'

const DIRECTION = /\.(asc|desc)(?=[., ]|$)/y
const NULLS = /\.nulls(first|last)(?=[, ]|$)/y

export function parseOrder(text: string): readonly OrderTerm[] {
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
