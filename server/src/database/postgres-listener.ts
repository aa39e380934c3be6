import pg from 'pg'

import { toDbError } from './db-error.ts'
import type { Db } from './db.ts'

type Listener = {
  readonly listen: Db['listen']
  close(): Promise<void>
}

type Handler = { readonly onPayload: (payload: string) => void; readonly onGap: (() => void) | undefined }

const RECONNECT_AFTER_MS = 250

/** LISTEN needs its own connection. It is opened on first use and reopened whenever it is lost. */
export function createPostgresListener(config: pg.ClientConfig): Listener {
  const handlers = new Map<string, Set<Handler>>()
  let client: Promise<pg.Client> | undefined
  let isClosed = false
  let hasGap = false

  const connect = (): Promise<pg.Client> => {
    client ??= open().catch((error: unknown) => {
      forget()
      throw toDbError(error)
    })
    return client
  }
  const open = async (): Promise<pg.Client> => {
    const next = new pg.Client({ ...config, statement_timeout: 0 })
    next.on('notification', ({ channel, payload }) => tell(handlers.get(channel), payload ?? ''))
    let isLost = false
    const onLoss = (): void => {
      if (!isLost) forget()
      isLost = true
    }
    next.on('error', onLoss)
    next.on('end', onLoss)
    await next.connect()
    for (const channel of handlers.keys()) await next.query(`listen ${pg.escapeIdentifier(channel)}`)
    if (hasGap) for (const each of handlers.values()) reportGap(each)
    hasGap = false
    return next
  }
  /** Subscribers stay subscribed: the connection reopens by itself. */
  const forget = (): void => {
    client = undefined
    hasGap = true
    if (isClosed) return
    setTimeout(() => {
      if (!isClosed && handlers.size > 0) connect().catch(() => undefined)
    }, RECONNECT_AFTER_MS).unref()
  }
  const stopListening = async (channel: string, handler: Handler): Promise<void> => {
    const rest = handlers.get(channel)
    rest?.delete(handler)
    if (!rest || rest.size > 0) return
    handlers.delete(channel)
    const open = await client?.catch(() => undefined)
    await open?.query(`unlisten ${pg.escapeIdentifier(channel)}`).catch(() => undefined)
  }

  return {
    async listen(channel, onPayload, onGap) {
      const existing = handlers.get(channel)
      const handler = { onPayload, onGap }
      handlers.set(channel, (existing ?? new Set()).add(handler))
      const open = await connect()
      if (!existing) await open.query(`listen ${pg.escapeIdentifier(channel)}`)
      return () => stopListening(channel, handler)
    },
    async close() {
      isClosed = true
      await (await client?.catch(() => undefined))?.end()
    },
  }
}

function tell(handlers: Iterable<Handler> = [], payload: string): void {
  for (const { onPayload } of handlers) onPayload(payload)
}

function reportGap(handlers: Iterable<Handler>): void {
  for (const { onGap } of handlers) onGap?.()
}
