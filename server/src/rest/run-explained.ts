import type { DbCaller, Statement } from '../database/db.ts'
import type { Runner } from './answer-keyed.ts'
import type { AnswerFormat } from './request/answer-format.ts'
import { toResponse } from './respond/rest-response.ts'

type PlanFormat = Extract<AnswerFormat, { kind: 'plan' }>

/** The plan of the statement, instead of its answer. ANALYZE runs the statement, so it is always rolled back. */
export async function runExplained(
  db: Runner,
  caller: DbCaller,
  statement: Statement,
  format: PlanFormat,
): Promise<Response> {
  const options = [`FORMAT ${format.isJson ? 'JSON' : 'TEXT'}`, ...format.options].join(', ')
  const explain = { text: `EXPLAIN (${options}) ${statement.text}`, values: statement.values ?? [] }
  const rows = await db.runAs(caller, explain, () => false)
  const lines = rows.map((row) => row['QUERY PLAN'])
  const body = format.isJson ? JSON.stringify(lines[0]) : lines.join('\n')
  return toResponse({ status: 200, body, format })
}
