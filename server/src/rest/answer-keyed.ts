import { callerSettings } from '../database/caller-settings.ts'
import type { Db, DbCaller, Statement, Transaction } from '../database/db.ts'
import type { Row } from '../database/sql-values.ts'
import { answerOnce, readIdempotencyKey } from '../idempotency/answer-once.ts'
import type { Catalogue } from './catalogue/catalogue.ts'
import type { RestRequest } from './request/rest-request.ts'

/** The part of the database that writes and calls use. */
export type Runner = Pick<Db, 'runAs'>

/** Writes with an Idempotency-Key run once and get the same answer each time; all others run every time. */
export function answerKeyed(
  db: Db,
  request: RestRequest,
  body: string | Uint8Array,
  answer: (runner: Runner, catalogue: Catalogue) => Promise<Response>,
): (catalogue: Catalogue) => Promise<Response> {
  const { raw, method, target, schema, query, caller } = request
  const key = method === 'GET' || method === 'HEAD' ? null : readIdempotencyKey(raw.headers, caller)
  if (!key) return (catalogue) => answer(db, catalogue)
  const route = `/rest/v1/${target.kind} ${schema}.${target.name}?${query}`
  return (catalogue) => answerOnce(db, { ...key, method, route, body }, (tx) => answer(runnerWithin(tx), catalogue))
}

function runnerWithin(tx: Transaction): Runner {
  return {
    async runAs<R extends Row>(caller: DbCaller, statement: Statement, commitIf?: (rows: readonly R[]) => boolean) {
      // A read-only transaction cannot become writable: the answer of a function that only reads could not be stored.
      const settings = callerSettings({ ...caller, readOnly: false })
      if (commitIf) await tx.script('savepoint statement')
      await tx.query(settings.text, settings.values)
      const rows = await tx.query<R>(statement.text, statement.values)
      if (commitIf && !commitIf(rows)) await tx.script('rollback to savepoint statement')
      return rows
    },
  }
}
