import pg from 'pg'

import { toDbError } from './db-error.ts'

type Listener = {
  listen(channel: string, onPayload: (payload: string) => void): Promise<() => Promise<void>>
  close(): Promise<void>
}

const RECONNECT_AFTER_MS = 250

/** LISTEN needs a connection of its own; it is opened on first use and opened again whenever it is lost. */
export function createPostgresListener(config: pg.ClientConfig): Listener {
  const handlers = new Map<string, Set<(payload: string) => void>>()
  let client: Promise<pg.Client> | undefined
  let isClosed = false

  const connect = (): Promise<pg.Client> => {
    client ??= open().catch((error: unknown) => {
      forget()
      throw toDbError(error)
    })
    return client
  }
  const open = async (): Promise<pg.Client> => {
    const next = new pg.Client({ ...config, statement_timeout: 0 })
    next.on('notification', ({ channel, payload }) => {
      for (const handle of handlers.get(channel) ?? []) handle(payload ?? '')
    })
    let isLost = false
    const onLoss = (): void => {
      if (!isLost) forget()
      isLost = true
    }
    next.on('error', onLoss)
    next.on('end', onLoss)
    await next.connect()
    for (const channel of handlers.keys()) await next.query(`listen ${pg.escapeIdentifier(channel)}`)
    return next
  }
  /** Whoever listens goes on listening: the connection is opened again without being asked. */
  const forget = (): void => {
    client = undefined
    if (isClosed) return
    setTimeout(() => {
      if (!isClosed && handlers.size > 0) connect().catch(() => undefined)
    }, RECONNECT_AFTER_MS).unref()
  }
  const stopListening = async (channel: string, onPayload: (payload: string) => void): Promise<void> => {
    const rest = handlers.get(channel)
    rest?.delete(onPayload)
    if (!rest || rest.size > 0) return
    handlers.delete(channel)
    const open = await client?.catch(() => undefined)
    await open?.query(`unlisten ${pg.escapeIdentifier(channel)}`).catch(() => undefined)
  }

  return {
    async listen(channel, onPayload) {
      const existing = handlers.get(channel)
      handlers.set(channel, (existing ?? new Set()).add(onPayload))
      const open = await connect()
      if (!existing) await open.query(`listen ${pg.escapeIdentifier(channel)}`)
      return () => stopListening(channel, onPayload)
    },
    async close() {
      isClosed = true
      await (await client?.catch(() => undefined))?.end()
    },
  }
}
