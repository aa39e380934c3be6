import type { Runner } from './answer-keyed.ts'
import type { Catalogue, Table } from './catalogue/catalogue.ts'
import { parseQuery } from './grammar/parse-query.ts'
import type { Condition, QueryAst } from './grammar/query-ast.ts'
import type { AnswerFormat } from './request/answer-format.ts'
import { readBody, type SentBody } from './request/payload.ts'
import { describeApplied, type Preferences } from './request/preferences.ts'
import { contentRange } from './request/range.ts'
import { dbCallerOf, type RestRequest, type RestRules } from './request/rest-request.ts'
import { findTable } from './resolve/find-table.ts'
import { neededColumns } from './resolve/needed-columns.ts'
import { resolveRead, SOURCE } from './resolve/resolve-read.ts'
import { toResponse } from './respond/rest-response.ts'
import { runChecked } from './run-checked.ts'
import { runExplained } from './run-explained.ts'
import { createValues } from './sql/field-sql.ts'
import { quoteName } from './sql/quote.ts'
import { RESPONSE_COLUMNS, statementSql, type AnswerRow } from './sql/statement-sql.ts'
import { alreadyThereSql, writeSql, type Write } from './sql/write-sql.ts'

export async function answerWrite(
  db: Runner,
  catalogue: Catalogue,
  request: RestRequest,
  rules: RestRules,
  body: SentBody<string>,
): Promise<Response> {
  const table = findTable(catalogue, request.schema, request.target.name)
  const query = parseQuery(request.query)
  const write = await toWrite(request, query, body)
  const { statement, format } = compileWrite(catalogue, request, rules, { table, query, write })
  const caller = dbCallerOf(request, false)
  if (request.format.kind === 'plan') return runExplained(db, caller, statement, request.format)
  const row = await runChecked(db, request, { caller, statement, isCounted: write.kind !== 'insert' })
  return respond(request, table, { write, format, row })
}

export function readWriteBody(request: RestRequest): Promise<string> {
  return request.method === 'DELETE' ? Promise.resolve('') : readBody(request.raw)
}

async function toWrite({ method, preferences }: RestRequest, query: QueryAst, body: SentBody<string>): Promise<Write> {
  const conditions = rootConditions(query)
  if (method === 'DELETE') return { kind: 'delete', conditions }
  const payload = await body.payload(query.columns)
  const areDefaultsUsed = preferences.missing === 'default'
  if (method === 'PATCH') return { kind: 'update', payload, conditions, areDefaultsUsed }
  const { resolution } = preferences
  return { kind: 'insert', payload, resolution, onConflict: query.onConflict, areDefaultsUsed }
}

function rootConditions(query: QueryAst): readonly Condition[] {
  return query.conditions.filter(({ path }) => path.length === 0).map(({ value }) => value)
}

type Parts = { readonly table: Table; readonly query: QueryAst; readonly write: Write }

function compileWrite(catalogue: Catalogue, request: RestRequest, rules: RestRules, { table, query, write }: Parts) {
  const format = answerFormat(request)
  // Filters and limits of the root chose the rows to write; all resulting rows are returned.
  const shown: QueryAst = {
    ...query,
    conditions: query.conditions.filter(({ path }) => path.length > 0),
    slices: query.slices.filter(({ path }) => path.length > 0),
  }
  const plan = resolveRead(catalogue, shown, { table, name: table, isSource: true }, { ...rules, maxRows: null })
  const isLocated = write.kind === 'insert' && request.preferences.returning === 'headers-only'
  const returning = format.kind === 'none' ? (isLocated ? table.primaryKey : []) : neededColumns(plan)
  const { values, bind } = createValues()
  const sourceSql = writeSql(table, write, returning, bind)
  const isMerge = write.kind === 'insert' && write.resolution === 'merge-duplicates'
  const alreadyThere = isMerge ? alreadyThereSql(table, write, bind) : null
  const extraColumns = [
    ...RESPONSE_COLUMNS,
    ...(alreadyThere === null ? [] : [`${alreadyThere} AS already_there`]),
    ...(isLocated && table.primaryKey.length > 0 ? [`${locationSql(table)} AS location`] : []),
  ]
  const text = statementSql({ plan, format, sourceSql, extraColumns }, bind)
  return { statement: { text, values, isRepeated: true }, format }
}

function answerFormat({ format, preferences }: RestRequest): AnswerFormat {
  if (preferences.returning !== 'representation') return { kind: 'none' }
  return format.kind === 'plan' ? format.of : format
}

function locationSql(table: Table): string {
  const columns = table.primaryKey.map(quoteName).join(', ')
  return `(SELECT row_to_json(head.*)::text FROM (SELECT ${columns} FROM ${SOURCE} LIMIT 1) AS head)`
}

type Outcome = { readonly write: Write; readonly format: AnswerFormat; readonly row: AnswerRow }

function respond(request: RestRequest, table: Table, { write, format, row }: Outcome): Response {
  const { preferences } = request
  const isShown = format.kind !== 'none'
  const count = preferences.count === 'exact' || preferences.count === 'estimated' ? row.page_rows : null
  const last = write.kind === 'update' ? row.page_rows - 1 : -1
  return toResponse(
    {
      status: statusOf(write, row, isShown),
      body: isShown ? row.body : null,
      ...(isShown ? { format, profile: request.profile } : {}),
      contentRange: contentRange(0, last, count),
      location: row.location && row.page_rows === 1 ? locationOf(table, row.location) : null,
      applied: describeApplied(appliedTo(write, preferences)),
    },
    row,
  )
}

function statusOf(write: Write, row: AnswerRow, isShown: boolean): number {
  if (write.kind !== 'insert') return isShown ? 200 : 204
  const held = row.already_there ?? 0
  return held > 0 && held >= row.page_rows ? 200 : 201
}

function appliedTo(write: Write, preferences: Preferences): Partial<Preferences> {
  const { resolution, missing, maxAffected, ...rest } = preferences
  if (write.kind === 'insert') return { ...rest, resolution, missing }
  return { ...rest, maxAffected, ...(write.kind === 'update' ? { missing } : {}) }
}

function locationOf(table: Table, keyJson: string): string {
  const key = JSON.parse(keyJson) as Readonly<Record<string, unknown>>
  const pairs = Object.entries(key).map(([name, value]) => {
    const filter = value === null ? 'is.null' : `eq.${typeof value === 'string' ? value : JSON.stringify(value)}`
    return `${encodeURIComponent(name)}=${encodeURIComponent(filter)}`
  })
  return `/${encodeURIComponent(table.name)}?${pairs.join('&')}`
}
