import type { DbFunction } from '../catalogue/catalogue.ts'
import type { AnswerFormat } from '../request/answer-format.ts'
import type { ReadPlan } from '../resolve/read-plan.ts'
import { SOURCE } from '../resolve/resolve-read.ts'
import { ANSWER, bodySql } from './body-sql.ts'
import { countSql } from './count-sql.ts'
import type { Bind } from './field-sql.ts'
import { readSql } from './read-sql.ts'

/** The one row that every statement answers with. */
export type AnswerRow = {
  readonly page_rows: number
  readonly total_rows: number | null
  readonly body: string
  readonly already_there?: number | null
  readonly location: string | null
  readonly response_status: string | null
  readonly response_headers: string | null
}

type Parts = {
  readonly plan: ReadPlan
  readonly format: AnswerFormat
  /** A write or a call whose rows the plan reads. */
  readonly sourceSql?: string
  readonly called?: DbFunction
  readonly totalSql?: string
  readonly extraColumns?: readonly string[]
}

/** What a function may set to choose the response's status and headers. */
export const RESPONSE_COLUMNS = [
  `nullif(current_setting('response.status', true), '') AS response_status`,
  `nullif(current_setting('response.headers', true), '') AS response_headers`,
]

export function statementSql(parts: Parts, bind: Bind): string {
  const { plan, format, sourceSql, called, totalSql, extraColumns = [] } = parts
  const isCsv = format.kind === 'csv'
  const rows = format.kind === 'none' && sourceSql ? `SELECT 1 FROM ${SOURCE}` : readSql(plan, bind)
  const shared = [...(sourceSql ? [`${SOURCE} AS (${sourceSql})`] : []), ...(isCsv ? [`api_answer AS (${rows})`] : [])]
  const columns = [
    'count(*) AS page_rows',
    `${bodySql(format, 'api_answer', called ?? null)} AS body`,
    ...(totalSql ? [`${totalSql} AS total_rows`] : []),
    ...extraColumns,
  ]
  const head = shared.length > 0 ? `WITH ${shared.join(', ')} ` : ''
  return `${head}SELECT ${columns.join(', ')} FROM (${isCsv ? 'SELECT * FROM api_answer' : rows}) AS ${ANSWER}`
}

/** The exact number of rows; the page's own count where nothing was cut off. */
export function totalSql(plan: ReadPlan, bind: Bind, atMost: number | null = null): string {
  if (plan.slice.limit === null && plan.slice.offset === 0) return 'count(*)'
  return `(SELECT count(*) FROM (${countSql(plan, bind)}${atMost === null ? '' : ` LIMIT ${atMost}`}) AS counted)`
}
