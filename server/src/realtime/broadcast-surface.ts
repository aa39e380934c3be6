import { Hono, type Context } from 'hono'
import { z } from 'zod'

import { DbUnavailable } from '../database/db-error.ts'
import { AppError } from '../errors/app-error.ts'
import type { AppEnv } from '../http/app-env.ts'
import type { Caller } from '../identity/caller.ts'
import { credentialsOf } from '../identity/identify.ts'
import type { LimitRule } from '../limits/rate-limits.ts'
import { NOT_KEPT, toJsonBroadcast, type Broadcast } from './broadcast.ts'
import { checkChannelAccess } from './channels/channel-access.ts'
import { roomOf } from './channels/channel.ts'
import { isTooLarge, sendBroadcast, type Hub } from './hub.ts'
import { parseJson } from './parse-json.ts'

/** Counted for a request without a declared length. */
const MAX_BODY_BYTES = 4_000_000
const REQUESTS: LimitRule = { name: 'realtime-broadcast', points: 1_200, seconds: 60, counted: 'here' }

const name = z
  .string()
  .min(1)
  .max(255)
  .regex(/^\P{Cc}+$/u)
const Batch = z.object({
  messages: z
    .array(z.object({ topic: name, event: name, payload: z.unknown(), private: z.boolean().nullish() }))
    .min(1)
    .max(100),
})
const Target = z.object({ topic: name, event: name })

type Outgoing = { readonly topic: string; readonly isPrivate: boolean; readonly broadcast: Broadcast }

/** POST /api/broadcast with a list, or /api/broadcast/{topic}/events/{event} with the payload as the body. */
export function createBroadcastSurface(hub: Hub): Hono<AppEnv> {
  const surface = new Hono<AppEnv>()
  surface.post('/api/broadcast', async (c) => {
    const caller = await enter(hub, c)
    const { data, error } = Batch.safeParse(parseJson(new Uint8Array(await c.req.arrayBuffer())))
    if (error) return Response.json({ errors: z.treeifyError(error) }, { status: 422 })
    return send(
      hub,
      caller,
      data.messages.map(({ topic, event, payload, private: isPrivate }) => ({
        topic,
        isPrivate: isPrivate ?? false,
        broadcast: toJsonBroadcast(event, payload),
      })),
    )
  })
  surface.post('/api/broadcast/:topic/events/:event', async (c) => {
    const caller = await enter(hub, c)
    const { data } = Target.safeParse(c.req.param())
    if (!data) return answer(422, 'The topic and the event need one to 255 characters')
    if (c.req.query('persist') ?? c.req.query('persist[ttl]')) return answer(422, NOT_KEPT)
    const broadcast = await readBroadcast(c, data.event)
    if (broadcast instanceof Response) return broadcast
    return send(hub, caller, [{ topic: data.topic, isPrivate: c.req.query('private') === 'true', broadcast }])
  })
  surface.onError((error) => {
    if (error instanceof AppError) return answer(error.status, error.message, error.headers)
    if (error instanceof DbUnavailable) return answer(503, 'Please try again in a moment', { 'retry-after': '1' })
    hub.log.error({ error }, 'realtime broadcast failed')
    return answer(500, 'An unexpected error occurred')
  })
  return surface
}

async function enter(hub: Hub, c: Context<AppEnv>): Promise<Caller> {
  const { apiKey, bearer } = credentialsOf(c.req.raw.headers)
  const caller = await hub.identify({ apiKey: apiKey ?? c.req.query('apikey') ?? null, bearer })
  const address = c.get('addressKey')
  const { isAllowed, retryAfterSeconds } = await hub.limits.consume(REQUESTS, address)
  const wait = isAllowed ? 1 : retryAfterSeconds
  if (isAllowed && !hub.isAddressOver(address, Number(c.req.header('content-length') ?? MAX_BODY_BYTES))) return caller
  throw new AppError('over_request_rate_limit', { headers: { 'retry-after': String(wait) } })
}

async function readBroadcast(c: Context<AppEnv>, event: string): Promise<Broadcast | Response> {
  const type = (c.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase()
  const bytes = new Uint8Array(await c.req.arrayBuffer())
  if (type === 'application/octet-stream') return { event, encoding: 'binary', bytes }
  if (type !== 'application/json') return answer(415, 'Send application/json or application/octet-stream')
  return parseJson(bytes) === undefined ? answer(400, 'The body is not JSON') : { event, encoding: 'json', bytes }
}

/** All or nothing: one refused message refuses the others too. */
async function send(hub: Hub, caller: Caller, messages: readonly Outgoing[]): Promise<Response> {
  if (messages.some(({ broadcast, isPrivate }) => isTooLarge(hub, broadcast, isPrivate))) {
    return answer(422, 'Payload size exceeds the limit')
  }
  await hub.started()
  const guarded = new Set(messages.filter(({ isPrivate }) => isPrivate).map(({ topic }) => topic))
  for (const topic of guarded) {
    const access = await checkChannelAccess(hub.db, caller, topic)
    if (!access.broadcast.canWrite) return answer(403, 'You do not have permissions to send to this Channel topic')
  }
  for (const { topic, isPrivate, broadcast } of messages) sendBroadcast(hub, roomOf(topic, isPrivate), broadcast)
  return new Response(null, { status: 202 })
}

function answer(status: number, message: string, headers: Readonly<Record<string, string>> = {}): Response {
  return Response.json({ message }, { status, headers: { ...headers } })
}
