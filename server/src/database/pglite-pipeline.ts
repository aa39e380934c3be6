import { EventEmitter } from 'node:events'

import type { PGlite, protocol } from '@electric-sql/pglite'

import type { Statement } from './db.ts'
import { PipelinedTransaction, type Wire } from './pipelined-transaction.ts'
import type { Row } from './sql-values.ts'

type Serialize = typeof protocol.serialize
type Message = Awaited<ReturnType<PGlite['execProtocol']>>['messages'][number]

/**
 * The same messages that go to a Postgres server, given to PGlite in one call. PGlite's own `query` crosses into
 * WebAssembly five times per statement, which costs more than most statements.
 */
export function createPglitePipeline(lite: PGlite, serialize: Serialize) {
  let wire = new CollectingWire(serialize)

  const run = async (statements: readonly Statement[]): Promise<Row[][]> => {
    const { promise, resolve, reject } = Promise.withResolvers<Row[][]>()
    const transaction = new PipelinedTransaction(statements, { resolve, reject })
    transaction.sendOver(wire)
    const { messages } = await lite.execProtocol(wire.take(), { throwOnError: false })
    for (const message of messages) dispatch(message, transaction, wire)
    return promise
  }

  return {
    // The public `runExclusive` would let these messages slip in between the statements of an open transaction.
    run: (statements: readonly Statement[]): Promise<Row[][]> => lite._runExclusiveTransaction(() => run(statements)),
    /** After a migration changed a table that a prepared plan reads. */
    forgetPlans: (): Promise<void> =>
      lite._runExclusiveTransaction(async () => {
        await lite.execProtocol(serialize.query('deallocate all'))
        wire = new CollectingWire(serialize)
      }),
  }
}

class CollectingWire extends EventEmitter implements Wire {
  readonly #serialize: Serialize
  #chunks: Uint8Array[] = []
  readonly stream = { cork(): void {}, uncork(): void {} }

  constructor(serialize: Serialize) {
    super()
    this.#serialize = serialize
  }

  take(): Uint8Array {
    const chunks = this.#chunks
    this.#chunks = []
    return Buffer.concat(chunks)
  }

  parse({ name, text }: Parameters<Wire['parse']>[0]): void {
    this.#chunks.push(this.#serialize.parse({ name, text }))
  }

  bind({ statement, values }: Parameters<Wire['bind']>[0]): void {
    this.#chunks.push(this.#serialize.bind({ statement, values: [...values] }))
  }

  describe(message: Parameters<Wire['describe']>[0]): void {
    this.#chunks.push(this.#serialize.describe(message))
  }

  execute(): void {
    this.#chunks.push(this.#serialize.execute({}))
  }

  close(message: Parameters<Wire['close']>[0]): void {
    this.#chunks.push(this.#serialize.close(message))
  }

  sync(): void {
    this.#chunks.push(this.#serialize.sync())
  }
}

/** Does the work of the driver of a server connection; other messages do not reach it. */
function dispatch(message: Message, transaction: PipelinedTransaction, wire: CollectingWire): void {
  const name: string = message.name
  switch (name) {
    case 'parseComplete':
    case 'noData':
      wire.emit(name)
      return
    case 'rowDescription':
      transaction.handleRowDescription(
        message as unknown as Parameters<PipelinedTransaction['handleRowDescription']>[0],
      )
      return
    case 'dataRow':
      transaction.handleDataRow(message as unknown as Parameters<PipelinedTransaction['handleDataRow']>[0])
      return
    case 'commandComplete':
      transaction.handleCommandComplete()
      return
    case 'emptyQuery':
      transaction.handleEmptyQuery()
      return
    case 'error':
      transaction.handleError(message)
      return
    case 'readyForQuery':
      transaction.handleReadyForQuery()
      return
    default:
  }
}
