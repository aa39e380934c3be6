import type { DbFunction } from '../catalogue/catalogue.ts'
import type { AnswerFormat } from '../request/answer-format.ts'
import type { ReadPlan } from '../resolve/read-plan.ts'
import { SOURCE } from '../resolve/resolve-read.ts'
import { countSql } from './count-sql.ts'
import type { Bind } from './field-sql.ts'
import { readSql } from './read-sql.ts'

/** The single result row of every statement. */
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

/** Settings by which a function chooses the response's status and headers. */
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

/** The exact number of rows; the count of the page when nothing was cut off. */
export function totalSql(plan: ReadPlan, bind: Bind, atMost: number | null = null): string {
  if (plan.slice.limit === null && plan.slice.offset === 0) return 'count(*)'
  return `(SELECT count(*) FROM (${countSql(plan, bind)}${atMost === null ? '' : ` LIMIT ${atMost}`}) AS counted)`
}

/** The rows of the answer. Always written with a dot: alone, it would mean a column of that name if there is one. */
const ANSWER = 'api_rows'

/** The answer's body as one text. */
function bodySql(format: AnswerFormat, source: string, called: DbFunction | null = null): string {
  if (format.kind === 'plan') return bodySql(format.of, source, called)
  if (format.kind === 'none') return `''`
  if (format.kind === 'csv') return csvSql(source)
  const returns = called?.returns
  const isScalar = returns?.kind === 'scalar' || returns?.kind === 'void'
  const isOne = format.kind === 'object' || (returns !== undefined && !returns.isSet)
  const rows = `json_agg(${ANSWER}.${isScalar ? 'api_value' : '*'})`
  const value = isOne ? `${rows}->0` : rows
  const stripped = format.areNullsStripped ? `json_strip_nulls(${value})` : value
  return `COALESCE(${stripped}, '${isOne ? 'null' : '[]'}')::text`
}

/** A line is Postgres's own text of the row without its brackets; the column names come from the first row's JSON. */
function csvSql(source: string): string {
  const first = `(SELECT row_to_json(head.*) FROM (SELECT * FROM ${source} LIMIT 1) AS head)`
  const fields = `json_each_text(${first}) WITH ORDINALITY AS field(name, value, place)`
  const header = `(SELECT string_agg(field.name, ',' ORDER BY field.place) FROM ${fields})`
  const line = `right(left((${ANSWER}.*)::text, -1), -1)`
  return `COALESCE(${header}, '') || E'\\n' || COALESCE(string_agg(${line}, E'\\n'), '')`
}
