import { setTimeout as sleep } from 'node:timers/promises'

import pg from 'pg'

import type { Attack } from './attack.ts'
import { openSocket } from './realtime-socket.ts'

const CHANNELS = 20
const FILTERS = 10
const PAUSE_MS = 100
const WRITE = `insert into public.notifications (user_id, kind, title) values ($1, 'news', 'x')`

const nested = (i: number): string => `title=imatch."([[:alpha:]]{1,250}){1,40}q1x${i}"`
const allowed = (i: number): string =>
  Array.from({ length: 15 }, (_, k) => `title=not.imatch."[[:alpha:]]{1,60}[a-z]?q${i}x${k}"`).join(',')

/** Many channels with costly filters, and changes that each of them has to evaluate. */
export const attackByFilters: Attack = async ({ url, anonKey, attacker, socket: host }) => {
  const admin = new pg.Client({ host, user: 'postgres', database: 'postgres' })
  await admin.connect()
  let ended = 0
  const socket = await openSocket(url, anonKey, (event, { status }) => {
    if (event === 'system' && status === 'error') ended += 1
  })
  const join = (topic: string, filters: readonly string[], wait: boolean) => {
    const changes = filters.map((filter) => ({ event: '*', schema: 'public', table: 'notifications', filter }))
    const config = { postgres_changes: changes, postgres_changes_options: { wait } }
    return socket.join(topic, { config, access_token: attacker.token })
  }
  const { status } = await join('nested', [nested(0)], true)
  for (let channel = 0; channel < CHANNELS; channel += 1) {
    await join(
      `channel-${channel}`,
      Array.from({ length: FILTERS }, (_, i) => allowed(channel * FILTERS + i)),
      false,
    )
  }
  let isStopped = false
  const writing = (async () => {
    while (!isStopped) {
      await admin.query(WRITE, [attacker.id])
      await sleep(PAUSE_MS)
    }
  })()
  return {
    async stop() {
      isStopped = true
      await writing
      await admin.end()
      socket.close()
      return `nested counts at join: ${status}; ${ended} of ${CHANNELS} channels with costly filters were ended`
    },
  }
}
