import pg from 'pg'

type Listener = {
  listen(channel: string, onPayload: (payload: string) => void): Promise<() => Promise<void>>
  close(): Promise<void>
}

const RECONNECT_AFTER_MS = 500

/** LISTEN needs a connection of its own; it is opened on first use and opened again whenever it is lost. */
export function createPostgresListener(config: pg.ClientConfig): Listener {
  const handlers = new Map<string, Set<(payload: string) => void>>()
  let client: Promise<pg.Client> | undefined
  let isClosed = false

  const connect = async (): Promise<pg.Client> => {
    const next = new pg.Client({ ...config, statement_timeout: 0 })
    next.on('notification', ({ channel, payload }) => {
      for (const handle of handlers.get(channel) ?? []) handle(payload ?? '')
    })
    let isLost = false
    const onLoss = (): void => {
      if (isLost || isClosed) return
      isLost = true
      client = undefined
      setTimeout(() => void reconnect(), RECONNECT_AFTER_MS).unref()
    }
    next.on('error', onLoss)
    next.on('end', onLoss)
    await next.connect()
    for (const channel of handlers.keys()) await next.query(`listen ${pg.escapeIdentifier(channel)}`)
    return next
  }
  const reconnect = (): Promise<unknown> => {
    if (isClosed || handlers.size === 0) return Promise.resolve()
    client ??= connect()
    return client.catch(() => {
      client = undefined
      setTimeout(() => void reconnect(), RECONNECT_AFTER_MS).unref()
    })
  }

  return {
    async listen(channel, onPayload) {
      const existing = handlers.get(channel)
      handlers.set(channel, (existing ?? new Set()).add(onPayload))
      client ??= connect()
      if (!existing) await (await client).query(`listen ${pg.escapeIdentifier(channel)}`)
      return async () => {
        handlers.get(channel)?.delete(onPayload)
        if (handlers.get(channel)?.size) return
        handlers.delete(channel)
        await (await client)?.query(`unlisten ${pg.escapeIdentifier(channel)}`)
      }
    },
    async close() {
      isClosed = true
      await (await client?.catch(() => undefined))?.end()
    },
  }
}
