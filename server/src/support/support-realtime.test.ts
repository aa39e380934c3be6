/** What each side sees at once, with the official client. */
import { randomUUID } from 'node:crypto'

import type { RealtimeChannel } from '@supabase/supabase-js'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

import { createInbox, subscribe } from '../../test/realtime-clients.ts'
import { type Person, resetSupport, startSupport } from './support-test-kit.ts'

let kit: Awaited<ReturnType<typeof startSupport>>
const leaving: (() => Promise<unknown>)[] = []
beforeAll(async () => {
  kit = await startSupport(Date.now)
})
beforeEach(() => resetSupport(kit.server))
afterAll(async () => {
  await Promise.all(leaving.map((leave) => leave()))
  await kit.server.stop()
})

async function join(as: Person | null, topic: string, isPrivate = false) {
  const client = await kit.clientOf(as)
  leaving.push(() => client.removeAllChannels())
  await client.realtime.setAuth()
  const channel = client.channel(topic, { config: { private: isPrivate, presence: { key: as ?? 'visitor' } } })
  const heard = createInbox<string>()
  channel.on('broadcast', { event: '*' }, ({ event }) => heard.add(String(event)))
  channel.on('presence', { event: 'join' }, ({ key }) => heard.add(`${key} is here`))
  return { channel, heard }
}

/** Follows the messages as the staff panel does. */
async function follow(as: Person) {
  const { channel } = await join(as, `messages of ${as}`)
  const bodies = createInbox<string>()
  const filter = { event: 'INSERT', schema: 'public', table: 'support_messages' } as const
  channel.on('postgres_changes', filter, (change) => bodies.add(String(change.new['body'])))
  channel.on('system', {}, ({ status }) => bodies.add(`following: ${String(status)}`))
  await subscribe(channel)
  await bodies.until((body) => body === 'following: ok')
  return bodies
}

it('a guest hears of an answer, who is there and who types; the team sees the message', async () => {
  const { token, conversation } = await kit.admitGuest('guest@example.com')
  const { channel: name } = (await kit.look({ token }, null)).conversation
  const [guest, rui] = [await join(null, `support:${name}`), await join('support', `support:${name}`)]
  const seen = await follow('support')
  await subscribe(guest.channel)
  await subscribe(rui.channel)
  await rui.channel.track({ side: 'staff' })
  await guest.heard.until((event) => event === 'support is here')
  await kit.write({ token }, 'Hello', null)
  await seen.until((body) => body === 'Hello')
  await rui.channel.send({ type: 'broadcast', event: 'typing', payload: { side: 'staff' } })
  await guest.heard.until((event) => event === 'typing')
  guest.heard.all.length = 0
  await kit.reply(conversation, 'Hello back')
  expect(await guest.heard.until((event) => event === 'changed')).toBe('changed')
})

it('another traveller and other staff follow the tables and see nothing; the traveller sees their own', async () => {
  const [eve, marketing, ana] = [await follow('eve'), await follow('marketing'), await follow('ana')]
  const conversation = randomUUID()
  await kit.write({ conversation: randomUUID() }, 'Of Eve', 'eve')
  await kit.write({ conversation }, 'Of Ana', 'ana')
  await kit.reply(conversation, 'To Ana')
  await ana.until((body) => body === 'To Ana')
  await eve.until((body) => body === 'Of Eve')
  expect([...eve.all, ...marketing.all].filter((body) => body.includes('Ana'))).toEqual([])
})

it('the desk is staffed while a member has the inbox open, and nobody else can pretend it', async () => {
  const conversation = randomUUID()
  await kit.write({ conversation }, 'Anybody?', 'ana')
  const isStaffed = async () => (await kit.look({ conversation }, 'ana')).isStaffed
  expect(await isStaffed()).toBe(false)
  await expect(enterDesk('eve', true)).rejects.toThrow(/Unauthorized|permission/i)
  await (await enterDesk('eve', false)).track({})
  await expect(enterDesk('marketing', true)).rejects.toThrow(/Unauthorized|permission/i)
  expect(await isStaffed()).toBe(false)
  const desk = await enterDesk('support', true)
  await desk.track({})
  await expect.poll(isStaffed).toBe(true)
  await desk.unsubscribe()
  await expect.poll(isStaffed).toBe(false)
})

async function enterDesk(as: Person, isPrivate: boolean): Promise<RealtimeChannel> {
  return subscribe((await join(as, 'support-desk', isPrivate)).channel)
}
