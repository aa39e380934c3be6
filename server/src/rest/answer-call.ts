import { AppError } from '../errors/app-error.ts'
import type { Runner } from './answer-keyed.ts'
import { outOfRange, withRootRange } from './answer-read.ts'
import type { Catalogue, DbFunction } from './catalogue/catalogue.ts'
import { parseQuery } from './grammar/parse-query.ts'
import type { Condition, QueryAst } from './grammar/query-ast.ts'
import type { AnswerFormat } from './request/answer-format.ts'
import { EMPTY_OBJECT, mediaTypeOf, readBytes, type SentBody } from './request/payload.ts'
import { describeApplied } from './request/preferences.ts'
import { contentRange, statusOfPage } from './request/range.ts'
import { dbCallerOf, type RestRequest, type RestRules } from './request/rest-request.ts'
import { findFunction, isRawBody } from './resolve/find-function.ts'
import { neededColumns } from './resolve/needed-columns.ts'
import type { ReadPlan } from './resolve/read-plan.ts'
import { resolveRead } from './resolve/resolve-read.ts'
import { toResponse } from './respond/rest-response.ts'
import { maxAffected, runChecked } from './run-checked.ts'
import { runExplained } from './run-explained.ts'
import { callSql, type CallArguments } from './sql/call-sql.ts'
import { createValues } from './sql/field-sql.ts'
import { RESPONSE_COLUMNS, statementSql, totalSql, type AnswerRow } from './sql/statement-sql.ts'

export async function answerCall(
  db: Runner,
  catalogue: Catalogue,
  request: RestRequest,
  rules: RestRules,
  body: SentBody<Uint8Array>,
): Promise<Response> {
  const isRead = request.method !== 'POST'
  const query = withRootRange(parseQuery(request.query, isRead), isRead ? request.raw.headers.get('range') : null)
  const { called, given } = await chooseFunction(catalogue, request, query, body)
  if (maxAffected(request, true) !== null && !called.returns.isSet) throw new AppError('PGRST128')
  const { statement, plan, format } = compileCall(catalogue, request, rules, { query, called, given })
  const caller = dbCallerOf(request, isRead || !called.isVolatile)
  if (request.format.kind === 'plan') return runExplained(db, caller, statement, request.format)
  const row = await runChecked(db, request, { caller, statement, isCounted: true })
  return respond(request, called, { plan, format, row })
}

export function readCallBody(request: RestRequest): Promise<Uint8Array> {
  return request.method === 'POST' ? readBytes(request.raw) : Promise.resolve(new Uint8Array())
}

async function chooseFunction(
  catalogue: Catalogue,
  request: RestRequest,
  query: QueryAst,
  { raw, payload: parse }: SentBody<Uint8Array>,
): Promise<{ readonly called: DbFunction; readonly given: CallArguments }> {
  const { schema, target } = request
  const find = (argumentNames: readonly string[], bodyType: string | null): DbFunction =>
    findFunction(catalogue, { schema, name: target.name, argumentNames, bodyType })
  if (request.method !== 'POST') {
    const names = [...new Set(query.callArguments.map(([name]) => name))]
    return { called: find(names, null), given: { kind: 'named', pairs: query.callArguments } }
  }
  const mediaType = mediaTypeOf(request.raw)
  const text = Buffer.from(raw).toString('utf8')
  if (isRawBody(mediaType)) {
    const whole = mediaType === 'application/octet-stream' ? `\\x${Buffer.from(raw).toString('hex')}` : text
    return { called: find([], mediaType), given: { kind: 'whole', body: whole } }
  }
  const payload = text === '' ? EMPTY_OBJECT : await parse(query.columns)
  const called = find(payload.keys, mediaType)
  const isWhole = called.parameters.length === 1 && called.parameters[0]?.name === ''
  const isOmitted = isWhole && payload.keys.length === 0 && called.parameters[0]?.isRequired === false
  return { called, given: isWhole && !isOmitted ? { kind: 'whole', body: text || '{}' } : { kind: 'json', payload } }
}

type Parts = { readonly query: QueryAst; readonly called: DbFunction; readonly given: CallArguments }

function compileCall(catalogue: Catalogue, request: RestRequest, rules: RestRules, { query, called, given }: Parts) {
  const { kind, table: row } = called.returns
  const table = kind === 'composite' ? (catalogue.findTable(row.schema, row.name) ?? null) : null
  const name = kind === 'composite' ? { schema: called.schema, name: row.name } : called
  const select = kind === 'composite' ? query.select : parseQuery('').select
  const plan = resolveRead(catalogue, { ...query, select }, { table, name, isSource: true }, rules)
  const format = answerFormat(request, called)
  const { values, bind } = createValues()
  const filtered = plan.conditions.flatMap(fieldNames)
  const sourceSql = callSql(called, given, neededColumns(plan, filtered), bind)
  const { count } = request.preferences
  const total = count === 'exact' || count === 'estimated' ? { totalSql: totalSql(plan, bind) } : {}
  const text = statementSql({ plan, format, sourceSql, called, extraColumns: RESPONSE_COLUMNS, ...total }, bind)
  return { statement: { text, values, isRepeated: true }, plan, format }
}

function fieldNames(condition: Condition): readonly string[] {
  return condition.kind === 'filter' ? [condition.field.name] : condition.conditions.flatMap(fieldNames)
}

function answerFormat({ method, format }: RestRequest, called: DbFunction): AnswerFormat {
  if (method === 'HEAD' || called.returns.kind === 'void') return { kind: 'none' }
  return format.kind === 'plan' ? format.of : format
}

type Outcome = { readonly plan: ReadPlan; readonly format: AnswerFormat; readonly row: AnswerRow }

function respond(request: RestRequest, called: DbFunction, { plan, format, row }: Outcome): Response {
  const { offset } = plan.slice
  const total = row.total_rows ?? null
  const status = statusOfPage(offset, row.page_rows, total)
  if (status === 416) throw outOfRange(offset, total ?? 0)
  const isVoid = called.returns.kind === 'void'
  const { count, transaction, handling, maxAffected } = request.preferences
  return toResponse(
    {
      status: isVoid ? 204 : status,
      body: format.kind === 'none' ? null : row.body,
      ...(isVoid ? {} : { format: request.format, profile: request.profile }),
      contentRange: contentRange(offset, offset + row.page_rows - 1, total),
      applied: describeApplied({ count, transaction, handling, maxAffected }),
    },
    row,
  )
}
