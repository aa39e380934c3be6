export type RealtimeSocket = {
  /** Resolves with the server's answer. */
  join(topic: string, payload: object): Promise<{ readonly status: string; readonly response: unknown }>
  close(): void
}
type Frame = readonly [string | null, string | null, string, string, Record<string, unknown>]

/** Raw frames of protocol 2.0.0: the official client would not send those of an attacker. */
export async function openSocket(
  url: string,
  anonKey: string,
  onEvent: (event: string, payload: Record<string, unknown>) => void = () => {},
): Promise<RealtimeSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${anonKey}&vsn=2.0.0`)
  const replies = new Map<string, (payload: Record<string, unknown>) => void>()
  let lastRef = 0
  socket.addEventListener('message', ({ data }) => {
    const [, ref, , event, payload] = JSON.parse(String(data)) as Frame
    if (event === 'phx_reply' && ref !== null) replies.get(ref)?.(payload)
    else onEvent(event, payload)
  })
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true })
    socket.addEventListener('error', reject, { once: true })
  })
  const say = (topic: string, event: string, payload: object): string => {
    const ref = String(++lastRef)
    socket.send(JSON.stringify([topic === 'phoenix' ? null : ref, ref, topic, event, payload]))
    return ref
  }
  const heartbeat = setInterval(() => say('phoenix', 'heartbeat', {}), 20_000)
  return {
    join(topic, payload) {
      const ref = say(`realtime:${topic}`, 'phx_join', payload)
      return new Promise((resolve) =>
        replies.set(ref, (reply) => resolve(reply as { status: string; response: unknown })),
      )
    },
    close() {
      clearInterval(heartbeat)
      socket.close()
    },
  }
}
