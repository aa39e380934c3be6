/** Server-sent events as the HTML standard has them, https://html.spec.whatwg.org/multipage/server-sent-events.html */
import { NoAnswer } from '../no-answer.ts'

/** The data of each event. A stream that is silent for longer than this has been cut off without a word. */
export async function* readEvents(body: ReadableStream<Uint8Array>, silenceMs: number): AsyncGenerator<string> {
  const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await within(reader.read(), silenceMs)
      rest += value ?? ''
      const events = rest.split(/\r\n\r\n|\n\n|\r\r/)
      rest = events.pop() ?? ''
      for (const event of events) {
        const data = dataOf(event)
        if (data !== null) yield data
      }
      if (done) return
    }
  } finally {
    void reader.cancel().catch(() => undefined)
  }
}

/** Null for what is only there to keep the line open. */
function dataOf(event: string): string | null {
  const lines = event.split(/\r\n|\n|\r/).filter((line) => line.startsWith('data:'))
  return lines.length === 0 ? null : lines.map((line) => line.slice('data:'.length).replace(/^ /, '')).join('\n')
}

async function within<T>(waiting: Promise<T>, ms: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new NoAnswer()), ms)
  })
  try {
    return await Promise.race([waiting, silence])
  } finally {
    clearTimeout(timer)
  }
}
