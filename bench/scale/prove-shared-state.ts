import { RealtimeClient } from '@supabase/realtime-js'

import type { Fleet } from './fleet.ts'
import type { Proof } from './proof.ts'

type Session = { readonly access_token: string; readonly refresh_token: string }

async function post(url: string, headers: Readonly<Record<string, string>>, body: object = {}): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
}

/** Signed in on the first server, used on the second, renewed on the third, ended on the first. */
export async function proveSessions(fleet: Fleet): Promise<Proof> {
  const [first = '', second = '', third = ''] = fleet.servers().map(({ url }) => url)
  const { keys, account } = fleet
  const apikey = { apikey: keys.anon }
  const { email, password } = account
  const signedIn = (await (
    await post(`${first}/auth/v1/token?grant_type=password`, apikey, { email, password })
  ).json()) as Session
  const bearer = { ...apikey, authorization: `Bearer ${signedIn.access_token}` }
  const read = (url: string): Promise<Response> =>
    fetch(`${url}/rest/v1/saved_items?select=id&limit=1`, { headers: bearer })
  const isKnown = (await read(second)).status === 200
  const renewed = await post(`${third}/auth/v1/token?grant_type=refresh_token`, apikey, {
    refresh_token: signedIn.refresh_token,
  })
  await post(`${first}/auth/v1/logout?scope=local`, bearer)
  const again = await post(`${second}/auth/v1/token?grant_type=refresh_token`, apikey, {
    refresh_token: signedIn.refresh_token,
  })
  let refusedAfterMs = -1
  const startedAt = performance.now()
  while (refusedAfterMs < 0 && performance.now() - startedAt < 5000) {
    if ((await fetch(`${second}/auth/v1/user`, { headers: bearer })).status !== 200)
      refusedAfterMs = performance.now() - startedAt
  }
  return {
    what: 'a session is known, renewed and ended on every server',
    isHeld: isKnown && renewed.status === 200 && again.status !== 200 && refusedAfterMs >= 0,
    figures: `refused elsewhere after ${Math.round(refusedAfterMs)} ms`,
  }
}

const ALLOWED_A_MINUTE = 30

/** The function allows 30 calls a minute to an account, however they are spread. */
export async function proveLimits({ servers, keys, account }: Fleet): Promise<Proof> {
  const urls = servers().map(({ url }) => url)
  const headers = { apikey: keys.anon, authorization: `Bearer ${account.token}` }
  const calls = Array.from({ length: ALLOWED_A_MINUTE * 2 }, (_, call) =>
    post(`${urls[call % urls.length]}/functions/v1/push-device`, headers, { action: 'key' }),
  )
  const statuses = (await Promise.all(calls)).map(({ status }) => status)
  const passed = statuses.filter((status) => status === 200).length
  const refused = statuses.filter((status) => status === 429).length
  return {
    what: 'a limit counts over all servers',
    isHeld: passed === ALLOWED_A_MINUTE && refused === ALLOWED_A_MINUTE,
    figures: `${statuses.length} calls: ${passed} passed, ${refused} refused`,
  }
}

const MESSAGES = 50

/** Two travellers' pages on two servers; a third sends. */
export async function proveRealtime({ servers, keys }: Fleet): Promise<Proof> {
  const heard = [0, 0]
  const urls = servers().map(({ url }) => url)
  const clients = urls.map(
    (url) =>
      new RealtimeClient(`${url.replace('http', 'ws')}/realtime/v1`, {
        params: { apikey: keys.anon },
        transport: WebSocket,
      }),
  )
  const join = (index: number, onMessage?: () => void) =>
    new Promise<ReturnType<RealtimeClient['channel']>>((resolve, reject) => {
      const channel = clients[index]?.channel('bench-scale', { config: { broadcast: { ack: true } } })
      if (!channel) return reject(new Error('there is no such server'))
      channel
        .on('broadcast', { event: 'word' }, () => onMessage?.())
        .subscribe((status) => {
          if (status === 'SUBSCRIBED') resolve(channel)
          else reject(new Error(`not subscribed: ${status}`))
        })
    })
  await join(0, () => (heard[0] = (heard[0] ?? 0) + 1))
  await join(1, () => (heard[1] = (heard[1] ?? 0) + 1))
  const sender = await join(2)
  for (let message = 0; message < MESSAGES; message += 1)
    await sender.send({ type: 'broadcast', event: 'word', payload: { message } })
  const until = Date.now() + 10_000
  while (heard.some((count) => count < MESSAGES) && Date.now() < until)
    await new Promise((done) => setTimeout(done, 20))
  await new Promise((done) => setTimeout(done, 500))
  for (const client of clients) await client.disconnect()
  return {
    what: 'a message reaches pages on the other servers, once',
    isHeld: heard.every((count) => count === MESSAGES),
    figures: `${MESSAGES} sent, ${heard.join(' and ')} heard`,
  }
}
