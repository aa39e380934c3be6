import type { AssistantEvent } from '@app/contracts/assistant'

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  // Prevents proxies from buffering the stream.
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
}

export type Send = (event: AssistantEvent) => void

export type Streaming = {
  readonly beatMs: number
  /** Called between events, when a keep-alive is sent so that no proxy ends the stream. */
  beat(): Promise<void>
  write(send: Send): Promise<void>
}

/** Server-sent events, each sent immediately. `write` never rejects. */
export function eventStream({ beatMs, beat, write }: Streaming): Response {
  const encoder = new TextEncoder()
  let isOpen = true
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const push = (text: string): void => {
        if (isOpen) controller.enqueue(encoder.encode(text))
      }
      const timer = setInterval(() => {
        push(': \n\n')
        void beat()
      }, beatMs)
      void write((event) => push(`event: ${event.kind}\ndata: ${JSON.stringify(event)}\n\n`)).finally(() => {
        clearInterval(timer)
        if (isOpen) controller.close()
        isOpen = false
      })
    },
    cancel() {
      isOpen = false
    },
  })
  return new Response(body, { headers: HEADERS })
}
