import { z } from 'zod'

import type { Platform } from '../platform.ts'

/** Messages between servers (and from triggers) through the database. */
const BusMessage = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('change'),
    schema: z.string(),
    table: z.string(),
    op: z.enum(['INSERT', 'UPDATE', 'DELETE']),
    at: z.string(),
    key: z.record(z.string(), z.string()),
    old: z.record(z.string(), z.unknown()).nullish(),
  }),
  z.object({
    kind: z.literal('broadcast'),
    /** The server that has already delivered it to its own clients. */
    from: z.string().optional(),
    room: z.string(),
    event: z.string(),
    /** A JSON payload as text, or a binary one in base64. */
    text: z.string().optional(),
    base64: z.string().optional(),
    meta: z.record(z.string(), z.unknown()).optional(),
  }),
  z.object({
    kind: z.literal('presence'),
    room: z.string(),
    joins: z.record(z.string(), z.unknown()),
    leaves: z.record(z.string(), z.unknown()),
  }),
  z.object({ kind: z.literal('outbox'), id: z.number(), from: z.string().nullish() }),
])

export type BusMessage = Exclude<z.infer<typeof BusMessage>, { kind: 'outbox' }>
export type RowChange = Extract<BusMessage, { kind: 'change' }>
export type BroadcastNotice = Extract<BusMessage, { kind: 'broadcast' }>
export type PresenceDiff = Extract<BusMessage, { kind: 'presence' }>

export type Bus = {
  start(): Promise<void>
  /** Messages are sent in order, as many as possible in one round trip. */
  publish(message: BusMessage): void
  /** Waits until all queued messages are sent, then stops listening. */
  close(): Promise<void>
}

const CHANNEL = 'realtime'
const MAX_BATCH = 200
const MAX_BATCH_LENGTH = 4 * 1024 * 1024
/** While the database is away, messages are queued up to this limit; more are dropped. */
const MAX_WAITING = 20_000
const MAX_WAITING_LENGTH = 32 * 1024 * 1024
const ANNOUNCE = 'select realtime.announce(message, $2) from unnest($1::text[]) as message'

type Deps = Pick<Platform, 'db' | 'log'>

export function createBus(
  { db, log }: Deps,
  serverId: string,
  onMessage: (message: BusMessage) => void,
  onGap?: () => void,
): Bus {
  const receiver = createReceiver({ db, log }, serverId, onMessage)
  let waiting: string[] = []
  let waitingLength = 0
  let sending: Promise<void> | undefined
  let stopListening: (() => Promise<void>) | undefined

  const send = async (): Promise<void> => {
    while (waiting.length > 0) {
      const batch = nextBatch(waiting)
      waiting = waiting.slice(batch.length)
      waitingLength -= lengthOf(batch)
      await db.query(ANNOUNCE, [batch, serverId]).catch((error: unknown) => {
        log.warn({ error, lost: batch.length }, 'realtime messages did not reach the other servers')
      })
    }
    sending = undefined
  }
  return {
    async start() {
      stopListening ??= await db.listen(CHANNEL, receiver.receive, onGap)
    },
    publish(message) {
      if (waiting.length >= MAX_WAITING || waitingLength >= MAX_WAITING_LENGTH) return
      const text = JSON.stringify(message)
      waiting.push(text)
      waitingLength += text.length
      sending ??= send()
    },
    async close() {
      await sending
      await stopListening?.().catch(() => {})
      await receiver.close()
    },
  }
}

function nextBatch(waiting: readonly string[]): readonly string[] {
  let length = 0
  const end = waiting.findIndex((message) => (length += message.length) > MAX_BATCH_LENGTH)
  // One message is always sent, however long.
  return waiting.slice(0, Math.min(end < 0 ? MAX_BATCH : Math.max(end, 1), MAX_BATCH))
}

function lengthOf(messages: readonly string[]): number {
  return messages.reduce((sum, { length }) => sum + length, 0)
}

type Receiver = { receive(payload: string): void; close(): Promise<void> }

/** Order is kept although long messages have to be fetched from the outbox first. */
function createReceiver({ db, log }: Deps, serverId: string, onMessage: (message: BusMessage) => void): Receiver {
  let fetching: Promise<void> | undefined
  let isClosed = false

  const fetch = async (id: number): Promise<void> => {
    const rows = await db.query<{ message: string }>('select message from realtime.outbox where id = $1', [id])
    const message = rows[0] && parse(rows[0].message)
    if (message && message.kind !== 'outbox') onMessage(message)
  }
  const report = (error: unknown): void => log.error({ error }, 'realtime message could not be delivered')
  const inTurn = (work: () => void | Promise<void>): void => {
    const mine: Promise<void> = (fetching ?? Promise.resolve())
      .then(() => (isClosed ? undefined : work()))
      .catch(report)
      .finally(() => {
        if (fetching === mine) fetching = undefined
      })
    fetching = mine
  }
  return {
    receive(payload) {
      try {
        const message = parse(payload)
        if (message.kind === 'outbox') {
          if (message.from !== serverId) inTurn(() => fetch(message.id))
        } else if (fetching) inTurn(() => onMessage(message))
        else onMessage(message)
      } catch (error) {
        report(error)
      }
    },
    async close() {
      isClosed = true
      await fetching
    },
  }
}

function parse(payload: string): z.infer<typeof BusMessage> {
  return BusMessage.parse(JSON.parse(payload))
}
