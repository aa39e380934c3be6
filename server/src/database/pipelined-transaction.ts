/**
 * Several statements with bound values in one round trip.
 * Source: PostgreSQL, "Message Flow / Pipelining": everything up to one Sync is one implicit transaction, so the
 * caller's settings (transaction-local) cover the statements after them and end with the Sync.
 */
import type { Connection, Submittable } from 'pg'

import type { Statement } from './db.ts'
import { ROW_PARSERS, toSqlText, type Row } from './sql-values.ts'

type Settle = { resolve(rows: Row[][]): void; reject(error: unknown): void }
type Field = { readonly name: string; readonly dataTypeID: number }
type Wire = Connection & {
  parse(query: { name: string; text: string; types: readonly number[] }): void
  bind(config: { portal: string; statement: string; values: readonly (string | null)[]; binary: boolean }): void
  describe(message: { type: 'P' | 'S'; name: string }): void
  execute(config: { portal: string; rows: number }): void
  sync(): void
}

/** The statements a connection has planned, by text; bounded, since clients choose the query shapes. */
type Plans = { readonly names: Map<string, string>; nextId: number }
const PLANS = new WeakMap<Connection, Plans>()
const MAX_PLANS = 256

export class PipelinedTransaction implements Submittable {
  readonly #statements: readonly Statement[]
  readonly #settle: Settle
  readonly #rows: Row[][] = [[]]
  readonly #parsing: { name: string; text: string }[] = []
  #fields: readonly Field[] = []
  #error: unknown
  #connection: Connection | undefined

  constructor(statements: readonly Statement[], settle: Settle) {
    this.#statements = statements
    this.#settle = settle
  }

  submit(connection: Connection): void {
    const wire = connection as Wire
    this.#connection = connection
    connection.on('parseComplete', this.#rememberPlan)
    connection.stream.cork()
    for (const statement of this.#statements) this.#send(wire, statement)
    wire.sync()
    connection.stream.uncork()
  }

  #send(wire: Wire, { text, values = [], isRepeated = false }: Statement): void {
    const plans = plansOf(wire)
    const known = plans.names.get(text)
    const name = known ?? (isRepeated && plans.names.size < MAX_PLANS ? `plan_${plans.nextId++}` : '')
    if (known === undefined) {
      this.#parsing.push({ name, text })
      wire.parse({ name, text, types: [] })
    }
    wire.bind({ portal: '', statement: name, values: values.map(toSqlText), binary: false })
    wire.describe({ type: 'P', name: '' })
    wire.execute({ portal: '', rows: 0 })
  }

  #rememberPlan = (): void => {
    const parsed = this.#parsing.shift()
    if (parsed?.name && this.#connection) plansOf(this.#connection).names.set(parsed.text, parsed.name)
  }

  handleRowDescription(message: { fields: readonly Field[] }): void {
    this.#fields = message.fields
  }

  handleDataRow(message: { fields: readonly (string | null)[] }): void {
    const row: Row = {}
    this.#fields.forEach((field, i) => {
      const text = message.fields[i] ?? null
      const parse = ROW_PARSERS[field.dataTypeID]
      row[field.name] = text === null || !parse ? text : parse(text)
    })
    this.#rows.at(-1)?.push(row)
  }

  handleCommandComplete(): void {
    this.#fields = []
    this.#rows.push([])
  }

  handleEmptyQuery(): void {
    this.#rows.push([])
  }

  handlePortalSuspended(): void {}

  /** The server skips to the Sync; the connection is usable again after the ReadyForQuery that follows. */
  handleError(error: unknown): void {
    this.#error = error
    this.#finish()
  }

  handleReadyForQuery(): void {
    this.#finish()
  }

  #finish(): void {
    this.#connection?.removeListener('parseComplete', this.#rememberPlan)
    if (this.#error) this.#settle.reject(this.#error)
    else this.#settle.resolve(this.#rows)
  }
}

function plansOf(connection: Connection): Plans {
  const plans = PLANS.get(connection) ?? { names: new Map<string, string>(), nextId: 0 }
  PLANS.set(connection, plans)
  return plans
}
