import type { AssistantEvent } from '@app/contracts/assistant'

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  // A proxy that waits for more would keep the traveller waiting too.
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
}

export type Send = (event: AssistantEvent) => void

export type Streaming = {
  readonly beatMs: number
  /** Between the events: something is sent, so that no proxy ends the stream, and this is done. */
  beat(): Promise<void>
  write(send: Send): Promise<void>
}

/** Server-sent events, each as soon as there is one. `write` never rejects. */
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
