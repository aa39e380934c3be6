import type { RealtimeChannel } from '@supabase/supabase-js'
import type { WebSocket } from 'ws'

/** Resolves when the server has accepted the channel; anything else is an error. */
export function subscribe(channel: RealtimeChannel): Promise<RealtimeChannel> {
  return new Promise((resolve, reject) => {
    channel.subscribe((status, error) => {
      if (status === 'SUBSCRIBED') resolve(channel)
      else reject(error ?? new Error(status))
    })
  })
}

/** Stores received messages, and waits for missing ones: tests never sleep. */
export type Inbox<T> = {
  readonly all: T[]
  readonly add: (item: T) => void
  until(isWanted: (item: T) => boolean): Promise<T>
}

export function createInbox<T>(): Inbox<T> {
  const all: T[] = []
  const waiting = new Set<() => void>()
  return {
    all,
    add(item) {
      all.push(item)
      for (const check of waiting) check()
    },
    until: (isWanted) =>
      new Promise((resolve) => {
        const check = (): void => {
          const found = all.find(isWanted)
          if (found === undefined) return
          waiting.delete(check)
          resolve(found)
        }
        waiting.add(check)
        check()
      }),
  }
}

export type WireFrame = readonly [string | null, string | null, string, string, Record<string, unknown>]

/** Sends raw frames (2.0.0 arrays), for messages that the official client would never send. */
export async function openWire(socket: WebSocket) {
  const frames = createInbox<WireFrame>()
  const closed = new Promise<number>((resolve) => socket.once('close', resolve))
  socket.on('message', (data: Buffer, isBinary: boolean) => {
    if (!isBinary) frames.add(JSON.parse(data.toString()) as WireFrame)
  })
  await new Promise((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('error', reject)
  })
  return {
    frames,
    closed,
    raw: socket,
    say: (...frame: readonly unknown[]) => socket.send(JSON.stringify(frame)),
    reply: (ref: string) => frames.until((frame) => frame[1] === ref && frame[3] === 'phx_reply'),
  }
}
