import { AppError } from '../../errors/app-error.ts'
import type { Column, Table } from '../catalogue/catalogue.ts'
import type { Condition } from '../grammar/query-ast.ts'
import type { Payload } from '../request/payload.ts'
import type { Preferences } from '../request/preferences.ts'
import { conditionSql } from './condition-sql.ts'
import type { Bind } from './field-sql.ts'
import { quoteLiteral, quoteName, quoteTable } from './quote.ts'

export type Write =
  | {
      readonly kind: 'insert'
      readonly payload: Payload
      readonly resolution: Preferences['resolution']
      readonly onConflict: readonly string[] | null
      readonly areDefaultsUsed: boolean
    }
  | {
      readonly kind: 'update'
      readonly payload: Payload
      readonly conditions: readonly Condition[]
      readonly areDefaultsUsed: boolean
    }
  | { readonly kind: 'delete'; readonly conditions: readonly Condition[] }

/** `returning`: the columns the answer needs; empty when only the number of rows matters. */
export function writeSql(table: Table, write: Write, returning: readonly string[], bind: Bind): string {
  const returns = `RETURNING ${columnList(table, returning) || '1'}`
  switch (write.kind) {
    case 'insert':
      return `${insertSql(table, write, bind)} ${returns}`
    case 'update':
      return updateSql(table, write, returning, returns, bind)
    case 'delete':
      return `DELETE FROM ${quoteTable(table)}${whereSql(table, write.conditions, bind)} ${returns}`
  }
}

function insertSql(table: Table, write: Extract<Write, { kind: 'insert' }>, bind: Bind): string {
  const { payload } = write
  const into = `INSERT INTO ${quoteTable(table)}`
  if (payload.keys.length === 0) {
    return payload.isObject ? `${into} DEFAULT VALUES` : `${into} SELECT FROM generate_series(1, ${payload.rows})`
  }
  const columns = payload.keys.map((key) => findColumn(table, key))
  const names = columns.map(({ name }) => quoteName(name))
  const values = names.map((name) => `api_body.${name}`).join(', ')
  const source = bodyRowsSql(payload, columns, write.areDefaultsUsed, bind)
  return `${into}(${names.join(', ')}) SELECT ${values} FROM ${source}${conflictSql(table, write, names)}`
}

/**
 * How many of the body's rows the table held before this statement, which decides between 200 and 201: a statement
 * reads the table as it was before the statement wrote. Null when the body names no whole key, so all rows are new.
 */
export function alreadyThereSql(table: Table, write: Extract<Write, { kind: 'insert' }>, bind: Bind): string | null {
  const key = write.onConflict ?? table.primaryKey
  if (key.length === 0 || !key.every((name) => write.payload.keys.includes(name))) return null
  const rows = bodyRowsSql(
    write.payload,
    key.map((name) => findColumn(table, name)),
    false,
    bind,
  )
  const isSame = key.map((name) => `held.${quoteName(name)} = api_body.${quoteName(name)}`).join(' AND ')
  return `(SELECT count(*)::int FROM ${rows} WHERE EXISTS (SELECT FROM ${quoteTable(table)} AS held WHERE ${isSame}))`
}

function conflictSql(table: Table, write: Extract<Write, { kind: 'insert' }>, names: readonly string[]): string {
  const target = write.onConflict ?? table.primaryKey
  if (write.resolution === null || target.length === 0) return ''
  const on = `ON CONFLICT (${target.map(quoteName).join(', ')})`
  if (write.resolution === 'ignore-duplicates') return ` ${on} DO NOTHING`
  const changes = names.map((name) => `${name} = EXCLUDED.${name}`).join(', ')
  return ` ${on} DO UPDATE SET ${changes}`
}

function updateSql(
  table: Table,
  { payload, conditions, areDefaultsUsed }: Extract<Write, { kind: 'update' }>,
  returning: readonly string[],
  returns: string,
  bind: Bind,
): string {
  const columns = payload.keys.map((key) => findColumn(table, key))
  // Without columns to set nothing changes, and the answer is empty but has the right columns.
  if (columns.length === 0) {
    return `SELECT ${columnList(table, returning) || '1'} FROM ${quoteTable(table)} WHERE false`
  }
  const changes = columns.map(({ name }) => `${quoteName(name)} = api_body.${quoteName(name)}`).join(', ')
  const source = bodyRowsSql(payload, columns, areDefaultsUsed, bind)
  const where = whereSql(table, conditions, bind)
  return `UPDATE ${quoteTable(table)} SET ${changes} FROM ${source}${where} ${returns}`
}

function whereSql(table: Table, conditions: readonly Condition[], bind: Bind): string {
  const source = { columnsSql: quoteTable(table), table }
  const parts = conditions.map((condition) => conditionSql(source, condition, bind))
  return parts.length > 0 ? ` WHERE ${parts.join(' AND ')}` : ''
}

/** The body's rows as `api_body`, each column already of the table's type. */
export function bodyRowsSql(
  payload: Payload,
  columns: readonly Column[],
  areDefaultsUsed: boolean,
  bind: Bind,
): string {
  const typed = columns.map(({ name, type }) => `${quoteName(name)} ${type}`).join(', ')
  const placeholder = bind(payload.text)
  if (!areDefaultsUsed) {
    const read = payload.isObject ? 'json_to_record' : 'json_to_recordset'
    return `${read}(${placeholder}::json) AS api_body(${typed})`
  }
  const defaults = columns.flatMap(({ name, defaultSql }) =>
    defaultSql === null ? [] : [`${quoteLiteral(name)}, ${defaultSql}`],
  )
  const base = `jsonb_build_object(${defaults.join(', ')})`
  if (payload.isObject) return `jsonb_to_record(${base} || ${placeholder}::jsonb) AS api_body(${typed})`
  const items = `jsonb_array_elements(${placeholder}::jsonb) AS item(value)`
  return `${items}, LATERAL jsonb_to_record(${base} || item.value) AS api_body(${typed})`
}

function findColumn(table: Table, name: string): Column {
  const column = table.columns.get(name)
  if (column) return column
  const message = `Could not find the '${name}' column of '${table.name}' in the schema cache`
  throw new AppError('PGRST204', { message })
}

function columnList(table: Table, names: readonly string[]): string {
  return names.map((name) => `${quoteTable(table)}.${name === '*' ? '*' : quoteName(name)}`).join(', ')
}
