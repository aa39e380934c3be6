import { z } from 'zod'

import { ChannelRefused, identifyBearer } from '../access-token.ts'
import { NOT_KEPT, toJsonBroadcast, type Broadcast } from '../broadcast.ts'
import { openSubscription } from '../changes/change-subscription.ts'
import type { Connection } from '../connection.ts'
import type { Frame } from '../frame-codec.ts'
import { isTooLarge, sendBroadcast, type Hub } from '../hub.ts'
import type { Channel } from './channel.ts'
import { authorise } from './join-channel.ts'
import { closeChannel, replyTo, sendClosed, endChannel } from './leave-channel.ts'

const BroadcastPayload = z.object({ event: z.string(), payload: z.unknown().optional() })
const PresencePayload = z.object({
  event: z.string().transform((event) => event.toLowerCase()),
  payload: z.unknown().optional(),
})
const PresenceMetaPayload = z.record(z.string(), z.unknown()).nullish()
const TokenPayload = z.object({ access_token: z.string() })

export async function handleMessage(hub: Hub, connection: Connection, channel: Channel, frame: Frame): Promise<void> {
  switch (frame.event) {
    case 'broadcast':
      return handleBroadcast(hub, channel, frame)
    case 'presence':
      return handlePresence(hub, channel, frame)
    case 'access_token':
      return handleToken(hub, connection, channel, frame)
    case 'phx_leave':
      replyTo(channel.client, frame, 'ok', {})
      sendClosed(channel)
      return closeChannel(hub, connection, channel)
    default:
      // Unknown events of old or future clients are ignored, as hosted Supabase does.
      return
  }
}

function handleBroadcast(hub: Hub, channel: Channel, frame: Frame): void {
  const refuse = (reason: string): void => {
    // The official client shows `error` when it requested that the message is stored.
    if (channel.wantsAck) replyTo(channel.client, frame, 'error', { reason, error: reason })
  }
  const broadcast = toBroadcast(frame.payload)
  if (!broadcast) return refuse('A broadcast needs an event')
  if (!channel.access.broadcast.canWrite) return refuse('You do not have permissions to send to this Channel topic')
  if (isTooLarge(hub, broadcast, channel.isPrivate)) return refuse('payload_size_exceeded')
  if (broadcast.meta?.['persist']) return refuse(NOT_KEPT)
  sendBroadcast(hub, channel.room, broadcast, channel)
  if (channel.wantsAck) replyTo(channel.client, frame, 'ok', {})
}

/** A binary frame was decoded to a `Broadcast` already; in text frames the client's message is the payload. */
function toBroadcast(payload: unknown): Broadcast | null {
  if (typeof payload === 'object' && payload !== null && 'bytes' in payload && payload.bytes instanceof Uint8Array) {
    return payload as Broadcast
  }
  const { data } = BroadcastPayload.safeParse(payload)
  return data ? toJsonBroadcast(data.event, data.payload) : null
}

async function handlePresence(hub: Hub, channel: Channel, frame: Frame): Promise<void> {
  try {
    await applyPresence(hub, channel, frame.payload)
    replyTo(channel.client, frame, 'ok', {})
  } catch (error) {
    const isRefusal = error instanceof ChannelRefused
    if (!isRefusal) hub.log.warn({ error }, 'presence could not be stored')
    replyTo(channel.client, frame, 'error', { reason: isRefusal ? error.message : 'Presence could not be stored' })
  }
}

async function applyPresence(hub: Hub, channel: Channel, payload: unknown): Promise<void> {
  const { data } = PresencePayload.safeParse(payload)
  if (data?.event === 'untrack') return hub.presence.untrack(channel)
  if (data?.event !== 'track') throw new ChannelRefused('Unknown presence event')
  const meta = PresenceMetaPayload.safeParse(data.payload)
  if (!meta.success) throw new ChannelRefused('Presence track payload must be a map')
  if (!channel.access.presence.canWrite) throw new ChannelRefused('You do not have permissions to track presence here')
  channel.wantsPresence = true
  await hub.presence.track(channel, meta.data ?? {})
}

/** The client's session was renewed, or someone signed in: the caller of the channel is identified again. */
async function handleToken(hub: Hub, connection: Connection, channel: Channel, frame: Frame): Promise<void> {
  const { data } = TokenPayload.safeParse(frame.payload)
  if (!data || data.access_token === channel.token || data.access_token.startsWith('sb_')) return
  try {
    const before = channel.caller
    const bearer = await identifyBearer(hub, connection.credentials, data.access_token)
    const access = channel.isPrivate ? await authorise(hub, bearer.caller, channel.name) : channel.access
    if (
      isReadingLost(channel.access.broadcast, access.broadcast) ||
      isReadingLost(channel.access.presence, access.presence)
    ) {
      throw new ChannelRefused(`You no longer have permission to read from this Channel topic: ${channel.name}`)
    }
    const subscriptions =
      before.role === bearer.caller.role ? channel.subscriptions : await reopen(hub, channel, bearer.caller)
    Object.assign(channel, bearer, { access, subscriptions })
  } catch (error) {
    if (!(error instanceof ChannelRefused)) hub.log.error({ error }, 'realtime token could not be checked')
    const reason = error instanceof ChannelRefused ? error.message : 'Realtime was unable to check the token'
    await endChannel(hub, connection, channel, reason)
  }
}

const isReadingLost = (before: { canRead: boolean }, after: { canRead: boolean }): boolean =>
  before.canRead && !after.canRead

/** Another role may not be allowed to filter by the same columns. */
async function reopen(hub: Hub, channel: Channel, caller: Channel['caller']): Promise<Channel['subscriptions']> {
  const results = await Promise.all(
    channel.subscriptions.map(({ id, select, ...rest }) =>
      openSubscription(hub.db, caller, id, { ...rest, select: select ? [...select] : null }),
    ),
  )
  return results.map((result) => {
    if (result.kind === 'refused') throw new ChannelRefused(result.reason)
    return result.subscription
  })
}
