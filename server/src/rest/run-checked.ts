import type { DbCaller, Statement } from '../database/db.ts'
import { AppError } from '../errors/app-error.ts'
import type { Runner } from './answer-keyed.ts'
import type { RestRequest } from './request/rest-request.ts'
import type { AnswerRow } from './sql/statement-sql.ts'

type Checked = {
  readonly caller: DbCaller
  readonly statement: Statement
  /** Whether `max-affected` applies to this request. */
  readonly isCounted: boolean
}

/**
 * Runs a write or a call. Conditions on the number of rows can only be checked afterwards; if they fail, everything is
 * rolled back. Without conditions the statement is one round trip.
 */
export async function runChecked(db: Runner, request: RestRequest, checked: Checked): Promise<AnswerRow> {
  const { caller, statement } = checked
  const refusal = (row: AnswerRow): AppError | null => refuseRows(request, checked.isCounted, row.page_rows)
  const isRollback = request.preferences.transaction === 'rollback'
  const isWishful = isRollback || request.format.kind === 'object' || maxAffected(request, checked.isCounted) !== null
  const isKept = (rows: readonly AnswerRow[]): boolean => !isRollback && refusal(firstRow(rows)) === null
  const canWrite = caller.readOnly !== true
  const row = firstRow(await db.runAs<AnswerRow>(caller, statement, isWishful && canWrite ? isKept : undefined))
  const refused = refusal(row)
  if (refused) throw refused
  return row
}

function refuseRows(request: RestRequest, isCounted: boolean, rows: number): AppError | null {
  const most = maxAffected(request, isCounted)
  if (most !== null && rows > most) return new AppError('PGRST124', { details: `The query affects ${rows} rows` })
  return refuseNotSingle(request, rows)
}

/** `single()` requires exactly one row. */
export function refuseNotSingle({ format }: Pick<RestRequest, 'format'>, rows: number): AppError | null {
  if (format.kind !== 'object' || rows === 1) return null
  return new AppError('PGRST116', { details: `The result contains ${rows} rows` })
}

/** The limit applies only with strict handling. */
export function maxAffected({ preferences }: RestRequest, isCounted: boolean): number | null {
  return isCounted && preferences.handling === 'strict' ? preferences.maxAffected : null
}

export function firstRow(rows: readonly AnswerRow[]): AnswerRow {
  const [row] = rows
  if (!row) throw new AppError('unexpected_failure')
  return row
}
