import type { Cursor } from './cursor.ts'
import type { Field, JsonStep } from './query-ast.ts'

// A dash is part of a name unless it begins an arrow.
const NAME = /(?:[\p{L}\p{N}_ $]|-(?!>))+/uy
const IDENTIFIER = /[\p{L}\p{N}_ $]+/uy
const JSON_KEY = /(?:[^(\-:.,>)]|-(?!>))+/uy
const JSON_INDEX = /-?\d+(?=->|::|[.,)]|$)/y
const QUOTED = /"((?:[^"\\]|\\[\s\S])*)"/y
const ESCAPED = /\\([\s\S])/g

export function readQuoted(cursor: Cursor): string | null {
  const found = cursor.match(QUOTED)
  return found ? (found[1] ?? '').replace(ESCAPED, '$1') : null
}

export function tryName(cursor: Cursor): string | null {
  const quoted = readQuoted(cursor)
  if (quoted !== null) return quoted
  const name = cursor.match(NAME)?.[0].trim()
  return name ? name : null
}

export function readName(cursor: Cursor): string {
  return tryName(cursor) ?? cursor.fail('field name (* or [a..z0..9_$])')
}

/** A type name after `::`; it is not quoted in SQL (`bigint` would stop working), so it is letters, digits, blanks. */
export function readCast(cursor: Cursor): string | null {
  if (!cursor.take('::')) return null
  const name = cursor.match(IDENTIFIER)?.[0].trim()
  return name && !name.includes('$') ? name : cursor.fail('type name')
}

export function readField(cursor: Cursor): Field {
  cursor.skipBlanks()
  const name = readName(cursor)
  const path = readJsonPath(cursor)
  cursor.skipBlanks()
  return { name, path }
}

export function readJsonPath(cursor: Cursor): readonly JsonStep[] {
  const steps: JsonStep[] = []
  for (;;) {
    const arrow = cursor.take('->>') ? '->>' : cursor.take('->') ? '->' : null
    if (!arrow) return steps
    steps.push({ arrow, operand: readOperand(cursor) })
  }
}

function readOperand(cursor: Cursor): JsonStep['operand'] {
  const index = cursor.match(JSON_INDEX)
  if (index) return { kind: 'index', text: index[0] }
  const key = readQuoted(cursor) ?? cursor.match(JSON_KEY)?.[0].trim()
  if (key === undefined) cursor.fail('any non reserved character different from: .,>()')
  return { kind: 'key', text: key }
}
