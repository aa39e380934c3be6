import { describe, expect, it } from 'vitest'

import { NoAnswer } from '../no-answer.ts'
import { readEvents } from './read-events.ts'

function bodyOf(chunks: readonly string[], isLeftOpen = false): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk))
      if (!isLeftOpen) controller.close()
    },
  })
}

async function read(chunks: readonly string[]): Promise<readonly string[]> {
  const heard: string[] = []
  for await (const data of readEvents(bodyOf(chunks), 1000)) heard.push(data)
  return heard
}

describe('readEvents', () => {
  it.each([
    ['one event', ['event: piece\ndata: {"a":1}\n\n'], ['{"a":1}']],
    ['an event in three parts', ['event: pie', 'ce\ndata: {"a"', ':1}\n\n'], ['{"a":1}']],
    ['two in one part, with other line ends', ['data: 1\r\n\r\ndata: 2\r\n\r\n'], ['1', '2']],
    ['a sign of life between them', [': still here\n\ndata: 1\n\n'], ['1']],
    ['data of several lines', ['data: a\ndata: b\n\n'], ['a\nb']],
    ['an event that was cut off', ['data: 1\n\ndata: 2'], ['1']],
  ])('%s', async (_, chunks, heard) => expect(await read(chunks)).toEqual(heard))

  it('gives up on a line that has gone silent', async () => {
    const events = readEvents(bodyOf(['data: 1\n\n'], true), 5)
    expect((await events.next()).value).toBe('1')
    await expect(events.next()).rejects.toBeInstanceOf(NoAnswer)
  })
})
