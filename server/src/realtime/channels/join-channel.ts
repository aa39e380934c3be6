import { randomUUID } from 'node:crypto'

import { QueueRefused } from '../../limits/fair-queue.ts'
import { ChannelRefused, identifyBearer, type Bearer } from '../access-token.ts'
import { NOT_KEPT } from '../broadcast.ts'
import { openSubscription, type SubscriptionResult } from '../changes/change-subscription.ts'
import type { Connection } from '../connection.ts'
import type { Frame } from '../frame-codec.ts'
import type { Hub } from '../hub.ts'
import { checkChannelAccess, PUBLIC_ACCESS, type ChannelAccess } from './channel-access.ts'
import { push, pushSystem, roomOf, type Channel } from './channel.ts'
import { JoinRequest, type ChangeParams } from './join-request.ts'
import { closeChannel, replyTo, sendClosed } from './leave-channel.ts'

const PREFIX = 'realtime:'
const MAX_TOPIC_BYTES = 255
const MAX_WAITING_JOINS = 1_000

type Admitted = {
  readonly name: string
  readonly config: JoinRequest['config']
  readonly bearer: Bearer
  readonly access: ChannelAccess
  /** One per filter, in the requested order. */
  readonly results: readonly SubscriptionResult[]
}

export async function joinChannel(hub: Hub, connection: Connection, frame: Frame): Promise<void> {
  try {
    const admitted = await admitToChannel(hub, connection, frame)
    const channel = await replaceChannel(hub, connection, frame, admitted)
    if (channel) await greet(hub, channel, admitted)
  } catch (error) {
    const isExpected = error instanceof ChannelRefused
    if (!isExpected) hub.log.error({ error }, 'realtime join failed')
    const reason = isExpected ? error.message : 'UnknownErrorOnChannel: Please try again in a moment'
    replyTo(connection.client, frame, 'error', { reason })
  } finally {
    if (!connection.channels.has(frame.topic)) connection.topics.delete(frame.topic)
  }
}

async function admitToChannel(hub: Hub, connection: Connection, frame: Frame): Promise<Admitted> {
  const name = checkTopic(frame.topic)
  const { config, access_token: token, user_token: oldToken } = parseRequest(frame.payload)
  checkQuota(hub, connection, frame.topic)
  await hub.started()
  const bearer = await identifyBearer(hub, connection.credentials, token ?? oldToken ?? null)
  const access = config.private ? await authorise(hub, bearer.caller, name) : PUBLIC_ACCESS
  if (config.broadcast?.replay) throw new ChannelRefused(`UnableToReplayMessages: ${NOT_KEPT}`)
  const results = await openSubscriptions(hub, connection, bearer, config.postgres_changes)
  const refusal = results.find((result) => result.kind === 'refused')
  if (refusal && config.postgres_changes_options?.wait) throw new ChannelRefused(refusal.reason)
  return { name, config, bearer, access, results }
}

async function openSubscriptions(
  hub: Hub,
  { client }: Connection,
  { caller }: Bearer,
  wanted: readonly ChangeParams[],
): Promise<readonly SubscriptionResult[]> {
  if (wanted.length === 0) return []
  const name = caller.userId === null ? `guest ${client.address}` : `account ${caller.userId}`
  const openAll = async (): Promise<readonly SubscriptionResult[]> => {
    const results: SubscriptionResult[] = []
    for (const params of wanted) {
      results.push(await openSubscription(hub.db, caller, hub.nextSubscriptionId(), params))
    }
    return results
  }
  return hub.joins.run([{ name, atOnce: 1, waiting: MAX_WAITING_JOINS }], openAll).catch((error: unknown) => {
    if (!(error instanceof QueueRefused)) throw error
    throw new ChannelRefused('ClientJoinRateLimitReached: Too many joins at once')
  })
}

/** Joining a topic again replaces the channel. Null when the client has disconnected. */
async function replaceChannel(
  hub: Hub,
  connection: Connection,
  frame: Frame,
  admitted: Admitted,
): Promise<Channel | null> {
  const earlier = connection.channels.get(frame.topic)
  if (earlier) {
    sendClosed(earlier)
    await closeChannel(hub, connection, earlier)
  }
  if (!connection.isOpen()) return null
  const channel = toChannel(connection, frame, admitted)
  open(hub, connection, channel)
  const ids = admitted.results.map((result) =>
    result.kind === 'accepted' ? result.subscription.id : hub.nextSubscriptionId(),
  )
  // The client compares each with its request, in order.
  const echo = admitted.config.postgres_changes.map((params, i) => ({ id: ids[i], ...params }))
  replyTo(connection.client, frame, 'ok', { postgres_changes: echo })
  return channel
}

function toChannel({ client }: Connection, frame: Frame, { name, config, bearer, access, results }: Admitted): Channel {
  return {
    ...bearer,
    id: randomUUID(),
    client,
    joinRef: frame.joinRef ?? frame.ref,
    topic: frame.topic,
    name,
    room: roomOf(name, config.private),
    isPrivate: config.private,
    wantsAck: config.broadcast?.ack ?? false,
    wantsOwn: config.broadcast?.self ?? false,
    presenceKey: toPresenceKey(config.presence?.key),
    wantsPresence: config.presence?.enabled ?? false,
    presence: null,
    access,
    subscriptions: results.flatMap((result) => (result.kind === 'accepted' ? [result.subscription] : [])),
    isOpen: true,
  }
}

function open(hub: Hub, connection: Connection, channel: Channel): void {
  connection.channels.set(channel.topic, channel)
  connection.topics.add(channel.topic)
  hub.rooms.add(channel)
  if (channel.subscriptions.length > 0) hub.feed.add(channel)
}

async function greet(hub: Hub, channel: Channel, { config, results }: Admitted): Promise<void> {
  const refusal = results.find((result) => result.kind === 'refused')
  if (refusal) pushSystem(channel, 'postgres_changes', 'error', refusal.reason)
  else if (results.length > 0) pushSystem(channel, 'postgres_changes', 'ok', 'Subscribed to PostgreSQL')
  if (config.broadcast?.replication_ready) pushSystem(channel, 'system', 'ok', 'Replication connection established')
  if (!channel.wantsPresence || !channel.access.presence.canRead) return
  const state = await hub.presence.list(channel.room).catch((error: unknown) => {
    hub.log.warn({ error }, 'presence could not be read')
    return null
  })
  // Without it the client waits; the sweep sends it once the database is back.
  if (state) push(channel, 'presence_state', state)
}

function checkTopic(topic: string): string {
  if (!topic.startsWith(PREFIX)) throw new ChannelRefused('unmatched topic')
  const name = topic.slice(PREFIX.length)
  if (name === '') throw new ChannelRefused('TopicNameRequired: You must provide a topic name')
  if (Buffer.byteLength(topic) > MAX_TOPIC_BYTES || /\p{Cc}/u.test(name)) {
    throw new ChannelRefused('The topic is too long or has control characters')
  }
  return name
}

function parseRequest(payload: unknown): JoinRequest {
  const result = JoinRequest.safeParse(payload ?? {})
  if (result.success) return result.data
  const issue = result.error.issues[0]
  throw new ChannelRefused(`InvalidJoinPayload: ${issue?.path.join('.')}: ${issue?.message}`)
}

function checkQuota({ quota }: Hub, connection: Connection, topic: string): void {
  if (connection.countJoin()) throw new ChannelRefused('ClientJoinRateLimitReached: Too many joins per second')
  if (!connection.topics.has(topic) && connection.topics.size >= quota.channelsPerConnection) {
    throw new ChannelRefused('ChannelRateLimitReached: Too many channels')
  }
  connection.topics.add(topic)
}

export async function authorise(hub: Hub, caller: Channel['caller'], name: string): Promise<ChannelAccess> {
  const access = await checkChannelAccess(hub.db, caller, name)
  if (access.broadcast.canRead || access.presence.canRead) return access
  throw new ChannelRefused(`Unauthorized: You do not have permissions to read from this Channel topic: ${name}`)
}

function toPresenceKey(key: unknown): string {
  return typeof key === 'string' && key !== '' ? key : typeof key === 'number' ? String(key) : randomUUID()
}
