/**
 * Several statements with bound values in one round trip.
 * Source: PostgreSQL, "Message Flow / Pipelining": everything up to one Sync is one implicit transaction, so the
 * caller's settings (transaction-local) cover the statements after them and end with the Sync.
 */
import type { Connection, Submittable } from 'pg'

import type { Statement } from './db.ts'
import { PreparedPlans, type Plan } from './prepared-plans.ts'
import { ROW_PARSERS, toSqlText, type Row } from './sql-values.ts'

type Settle = { resolve(rows: Row[][]): void; reject(error: unknown): void }
/** The message interface of a connection: the driver's own, or one that collects messages for PGlite. */
export type Wire = {
  on(event: 'parseComplete' | 'noData', listener: () => void): unknown
  readonly stream: Pick<Connection['stream'], 'cork' | 'uncork'>
  parse(query: { name: string; text: string; types: readonly number[] }): void
  bind(config: { portal: string; statement: string; values: readonly (string | null)[]; binary: boolean }): void
  describe(message: { type: 'P' | 'S'; name: string }): void
  execute(config: { portal: string; rows: number }): void
  close(message: { type: 'P' | 'S'; name: string }): void
  sync(): void
}

/** State of one connection that outlives a transaction. */
type Session = { readonly plans: PreparedPlans; active: PipelinedTransaction | undefined }
const SESSIONS = new WeakMap<Wire, Session>()

type Message = Pick<Statement, 'text' | 'isRepeated'> & { readonly values: readonly (string | null)[] }

export class PipelinedTransaction implements Submittable {
  readonly #messages: readonly Message[]
  readonly #settle: Settle
  readonly #results: Row[][] = []
  readonly #plans: Plan[] = []
  readonly #parsing: Plan[] = []
  #rows: Row[] = []
  #session: Session | undefined

  constructor(statements: readonly Statement[], settle: Settle) {
    // Serialised here, because a value that cannot be serialised must fail before anything is sent: half a transaction
    // would hang.
    this.#messages = statements.map(({ values = [], ...statement }) => ({
      ...statement,
      values: values.map(toSqlText),
    }))
    this.#settle = settle
  }

  submit(connection: Connection): void {
    this.sendOver(connection as unknown as Wire)
  }

  sendOver(wire: Wire): void {
    const session = sessionOf(wire)
    session.active = this
    this.#session = session
    wire.stream.cork()
    for (const { text, isRepeated = false } of this.#messages) this.#plans.push(session.plans.take(text, isRepeated))
    // Before anything that can fail, because after an error the server ignores messages until the Sync.
    for (const name of session.plans.takeDropped()) wire.close({ type: 'S', name })
    this.#messages.forEach((message, i) => this.#send(wire, message, this.#plans[i] as Plan))
    wire.sync()
    wire.stream.uncork()
  }

  #send(wire: Wire, { text, values }: Message, plan: Plan): void {
    if (!plan.isParsed && !this.#parsing.includes(plan)) {
      this.#parsing.push(plan)
      wire.parse({ name: plan.name, text, types: [] })
    }
    wire.bind({ portal: '', statement: plan.name, values, binary: false })
    if (!plan.columns) wire.describe({ type: 'P', name: '' })
    wire.execute({ portal: '', rows: 0 })
  }

  handleParseComplete(): void {
    const plan = this.#parsing.shift()
    if (plan) plan.isParsed = plan.name !== ''
  }

  handleRowDescription({ fields }: { fields: readonly { name: string; dataTypeID: number }[] }): void {
    this.#describe(fields.map(({ name, dataTypeID }) => ({ name, parse: ROW_PARSERS[dataTypeID] })))
  }

  handleNoData(): void {
    this.#describe([])
  }

  #describe(columns: Plan['columns']): void {
    const plan = this.#plans[this.#results.length]
    if (plan) plan.columns = columns
  }

  handleDataRow({ fields }: { fields: readonly (string | null)[] }): void {
    const columns = this.#plans[this.#results.length]?.columns ?? []
    const row: Row = {}
    for (let i = 0; i < columns.length; i += 1) {
      const { name, parse } = columns[i] as (typeof columns)[number]
      const text = fields[i] as string | null
      row[name] = text === null || !parse ? text : parse(text)
    }
    this.#rows.push(row)
  }

  handleCommandComplete(): void {
    this.#results.push(this.#rows)
    this.#rows = []
  }

  handleEmptyQuery(): void {
    this.handleCommandComplete()
  }

  handlePortalSuspended(): void {}

  /** The server skips to the Sync; the connection is usable again after the ReadyForQuery that follows. */
  handleError(error: unknown): void {
    this.#leave()
    this.#settle.reject(error)
  }

  handleReadyForQuery(): void {
    this.#leave()
    this.#settle.resolve(this.#results)
  }

  #leave(): void {
    if (this.#session?.active === this) this.#session.active = undefined
  }
}

function sessionOf(wire: Wire): Session {
  const known = SESSIONS.get(wire)
  if (known) return known
  const session: Session = { plans: new PreparedPlans(), active: undefined }
  // The driver does not hand these two messages to the running query.
  wire.on('parseComplete', () => session.active?.handleParseComplete())
  wire.on('noData', () => session.active?.handleNoData())
  SESSIONS.set(wire, session)
  return session
}
