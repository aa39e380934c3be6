import type { Db, DbCaller, Statement } from '../database/db.ts'
import { AppError } from '../errors/app-error.ts'
import type { Catalogue } from './catalogue/catalogue.ts'
import { parseQuery, WHOLE } from './grammar/parse-query.ts'
import type { QueryAst } from './grammar/query-ast.ts'
import type { AnswerFormat } from './request/answer-format.ts'
import { describeApplied } from './request/preferences.ts'
import { contentRange, statusOfPage, withRangeHeader } from './request/range.ts'
import { dbCallerOf, type RestRequest, type RestRules } from './request/rest-request.ts'
import { findTable } from './resolve/find-table.ts'
import { resolveRead } from './resolve/resolve-read.ts'
import { toResponse } from './respond/rest-response.ts'
import { firstRow, refuseNotSingle } from './run-checked.ts'
import { runExplained } from './run-explained.ts'
import { countSql } from './sql/count-sql.ts'
import { createValues } from './sql/field-sql.ts'
import { statementSql, totalSql, type AnswerRow } from './sql/statement-sql.ts'

/** A compiled read. It is the same for equal requests, so it is cached. */
export type CompiledRead = {
  readonly statement: Statement
  readonly offset: number
  readonly format: AnswerFormat
  /** EXPLAIN of this gives the planner's estimate, when the request wants one. */
  readonly guess: Statement | null
  /** The estimate is used only beyond this many rows; null when it is always used. */
  readonly guessAbove: number | null
}

const NOTHING: AnswerFormat = { kind: 'none' }

/** The Range header applies to the root only. */
export function withRootRange(query: QueryAst, rangeHeader: string | null): QueryAst {
  if (rangeHeader === null) return query
  const root = query.slices.findLast(({ path }) => path.length === 0)?.value ?? WHOLE
  const nested = query.slices.filter(({ path }) => path.length > 0)
  return { ...query, slices: [...nested, { path: [], value: withRangeHeader(root, rangeHeader) }] }
}

export function compileRead(catalogue: Catalogue, request: RestRequest, rules: RestRules): CompiledRead {
  const { schema, target, method, preferences, raw } = request
  const table = findTable(catalogue, schema, target.name)
  const query = withRootRange(parseQuery(request.query), raw.headers.get('range'))
  const plan = resolveRead(catalogue, query, { table, name: table, isSource: false }, rules)
  const format = method === 'HEAD' ? NOTHING : request.format
  const { values, bind } = createValues()
  const isEstimate = preferences.count === 'estimated' && rules.maxRows !== null
  const isExact = preferences.count === 'exact' || preferences.count === 'estimated'
  const total = isExact ? { totalSql: totalSql(plan, bind, isEstimate ? (rules.maxRows ?? 0) + 1 : null) } : {}
  const text = statementSql({ plan, format: format.kind === 'plan' ? format.of : format, ...total }, bind)
  const guess = createValues()
  const isGuessed = preferences.count === 'planned' || isEstimate
  return {
    statement: { text, values, isRepeated: true },
    offset: plan.slice.offset,
    format,
    guess: isGuessed ? { text: countSql(plan, guess.bind), values: guess.values } : null,
    guessAbove: isEstimate ? rules.maxRows : null,
  }
}

export async function answerRead(db: Db, request: RestRequest, compiled: CompiledRead): Promise<Response> {
  const { format, offset } = compiled
  const caller = dbCallerOf(request, true)
  if (format.kind === 'plan') return runExplained(db, caller, compiled.statement, format)
  const row = await (compiled.guess ? runGuessed(db, caller, compiled) : runOnce(db, caller, compiled))
  const refused = refuseNotSingle(request, row.page_rows)
  if (refused) throw refused
  const total = row.total_rows ?? null
  const status = statusOfPage(offset, row.page_rows, total)
  if (status === 416) throw outOfRange(offset, total ?? 0)
  return toResponse({
    status,
    body: format.kind === 'none' ? null : row.body,
    format: request.format,
    profile: request.profile,
    contentRange: contentRange(offset, offset + row.page_rows - 1, total),
    applied: describeApplied({
      count: request.preferences.count,
      transaction: request.preferences.transaction,
      handling: request.preferences.handling,
    }),
  })
}

export function outOfRange(offset: number, total: number): AppError {
  const details = `An offset of ${offset} was requested, but there are only ${total} rows.`
  return new AppError('PGRST103', { details, headers: { 'content-range': `*/${total}` } })
}

async function runOnce(db: Db, caller: DbCaller, { statement }: CompiledRead): Promise<AnswerRow> {
  return firstRow(await db.runAs<AnswerRow>(caller, statement))
}

/** The planner's estimate needs a second statement, in the same transaction and under the same role. */
async function runGuessed(db: Db, caller: DbCaller, compiled: CompiledRead): Promise<AnswerRow> {
  const { statement, guess, guessAbove } = compiled
  return db.transaction(async (tx) => {
    const row = firstRow(await tx.query<AnswerRow>(statement.text, statement.values))
    const exact = row.total_rows ?? null
    if (!guess || (guessAbove !== null && exact !== null && exact <= guessAbove)) return row
    const explained = await tx.query(`EXPLAIN (FORMAT JSON) ${guess.text}`, guess.values)
    const plans = explained[0]?.['QUERY PLAN'] as readonly { readonly Plan: { readonly 'Plan Rows': number } }[]
    const guessed = plans[0]?.Plan['Plan Rows'] ?? 0
    return { ...row, total_rows: Math.max(guessed, exact ?? 0) }
  }, caller)
}
