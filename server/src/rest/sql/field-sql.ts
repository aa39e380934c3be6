import type { Table } from '../catalogue/catalogue.ts'
import type { Field, JsonStep } from '../grammar/query-ast.ts'
import { quoteName } from './quote.ts'

/** Adds a value to the statement and returns its placeholder. */
export type Bind = (value: string | number) => string

export type Values = { readonly values: (string | number)[]; readonly bind: Bind }

export function createValues(): Values {
  const values: (string | number)[] = []
  return { values, bind: (value) => `$${values.push(value)}` }
}

/** The source of a field: the SQL that qualifies its columns, and the table that knows their types. */
export type FieldSource = { readonly columnsSql: string; readonly table: Table | null }

export function fieldSql({ columnsSql, table }: FieldSource, field: Field, bind: Bind): string {
  const column = field.name === '*' ? `${columnsSql}.*` : `${columnsSql}.${quoteName(field.name)}`
  if (field.path.length === 0) return column
  // json and jsonb stay as they are, so that an index on the expression still applies.
  const type = table?.columns.get(field.name)?.type
  const base = type === 'json' || type === 'jsonb' ? column : `to_jsonb(${column})`
  return base + field.path.map((step) => stepSql(step, bind)).join('')
}

function stepSql({ arrow, operand }: JsonStep, bind: Bind): string {
  return operand.kind === 'index' ? `${arrow}${bind(operand.text)}::int` : `${arrow}${bind(operand.text)}`
}
