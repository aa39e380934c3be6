import type { Column, DbFunction, Parameter } from '../catalogue/catalogue.ts'
import type { Payload } from '../request/payload.ts'
import type { Bind } from './field-sql.ts'
import { quoteName, quoteTable } from './quote.ts'
import { bodyRowsSql } from './write-sql.ts'

/** The form of the arguments: named in the query string, named in JSON, or the whole body as one. */
export type CallArguments =
  | { readonly kind: 'named'; readonly pairs: readonly (readonly [name: string, value: string])[] }
  | { readonly kind: 'json'; readonly payload: Payload }
  | { readonly kind: 'whole'; readonly body: string }

/** `returning`: the columns the answer needs, `*` for all. */
export function callSql(called: DbFunction, given: CallArguments, returning: readonly string[], bind: Bind): string {
  const { bodySql, listSql } = argumentsSql(called, given, bind)
  const isScalar = called.returns.kind !== 'composite'
  const call = `${quoteTable(called)}(${listSql})`
  const from = isScalar ? `(SELECT ${call} AS api_value) AS api_call` : `${call} AS api_call`
  const columns = isScalar ? ['api_value'] : returning
  const list = columns.map((name) => (name === '*' ? 'api_call.*' : `api_call.${quoteName(name)}`)).join(', ')
  return `SELECT ${list} FROM ${bodySql === null ? from : `${bodySql}, LATERAL ${from}`}`
}

function argumentsSql(
  { parameters }: DbFunction,
  given: CallArguments,
  bind: Bind,
): { readonly bodySql: string | null; readonly listSql: string } {
  if (given.kind === 'whole') return { bodySql: null, listSql: `${bind(given.body)}::${parameters[0]?.type ?? 'text'}` }
  const names = given.kind === 'named' ? given.pairs.map(([name]) => name) : given.payload.keys
  const used = parameters.filter(({ name }) => names.includes(name))
  if (used.length === 0) return { bodySql: null, listSql: '' }
  if (given.kind === 'named') {
    const list = used.map((parameter) =>
      assign(parameter, `${bind(textOf(parameter, given.pairs))}::${parameter.type}`),
    )
    return { bodySql: null, listSql: list.join(', ') }
  }
  const columns = used.map(({ name, type }): Column => ({ name, type, defaultSql: null }))
  const rows = bodyRowsSql(given.payload, columns, false, bind)
  const list = used.map((parameter) => assign(parameter, `api_body.${quoteName(parameter.name)}`))
  return { bodySql: `(SELECT * FROM ${rows} LIMIT 1) AS api_body`, listSql: list.join(', ') }
}

function assign({ name, isVariadic }: Parameter, value: string): string {
  return `${isVariadic ? 'VARIADIC ' : ''}${quoteName(name)} := ${value}`
}

/** A repeated parameter is a list for a variadic function; otherwise the last one counts. */
function textOf({ name, isVariadic }: Parameter, pairs: readonly (readonly [string, string])[]): string {
  const values = pairs.filter(([key]) => key === name).map(([, value]) => value)
  if (!isVariadic) return values.at(-1) ?? ''
  return `{${values.map((value) => `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`).join(',')}}`
}
