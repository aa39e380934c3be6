import { describe, expect, it } from 'vitest'

import { NoAnswer } from '../../api/no-answer.ts'
import { readEvents } from './ask-server.ts'

function bodyOf(chunks: readonly string[], isLeftOpen = false): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk))
      if (!isLeftOpen) controller.close()
    },
  })
}

async function read(chunks: readonly string[]): Promise<readonly string[]> {
  const received: string[] = []
  for await (const data of readEvents(bodyOf(chunks), 1000)) received.push(data)
  return received
}

describe('readEvents', () => {
  it.each([
    ['one event', ['event: piece\ndata: {"a":1}\n\n'], ['{"a":1}']],
    ['an event in three chunks', ['event: pie', 'ce\ndata: {"a"', ':1}\n\n'], ['{"a":1}']],
    ['two events in one chunk, with CRLF line ends', ['data: 1\r\n\r\ndata: 2\r\n\r\n'], ['1', '2']],
    ['a keep-alive comment between events', [': still here\n\ndata: 1\n\n'], ['1']],
    ['data on several lines', ['data: a\ndata: b\n\n'], ['a\nb']],
    ['an event that was cut off is dropped', ['data: 1\n\ndata: 2'], ['1']],
  ])('%s', async (_, chunks, received) => expect(await read(chunks)).toEqual(received))

  it('fails when the stream is silent for too long', async () => {
    const events = readEvents(bodyOf(['data: 1\n\n'], true), 5)
    expect((await events.next()).value).toBe('1')
    await expect(events.next()).rejects.toBeInstanceOf(NoAnswer)
  })
})
