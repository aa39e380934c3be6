import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { BadFrame, decodeFrame, encodeBroadcast, encodeFrame } from './frame-codec.ts'

const FRAME = { joinRef: '6', ref: '7', topic: 'realtime:trip:1', event: 'phx_join', payload: { a: 1 } }

describe('text frames', () => {
  it('are arrays in 2.0.0 and objects in 1.0.0', () => {
    expect(encodeFrame('2.0.0', FRAME)).toBe('["6","7","realtime:trip:1","phx_join",{"a":1}]')
    expect(JSON.parse(encodeFrame('1.0.0', FRAME))).toEqual({
      topic: 'realtime:trip:1',
      event: 'phx_join',
      payload: { a: 1 },
      ref: '7',
      join_ref: '6',
    })
  })

  it('may be nested 200 deep, and brackets in text do not count', () => {
    const payload = `${'['.repeat(199)}"${'['.repeat(500)}\\""${']'.repeat(199)}`
    expect(decodeFrame('2.0.0', Buffer.from(`[null,null,"t","e",${payload}]`), false)).toMatchObject({ topic: 't' })
  })

  it.each(['1.0.0', '2.0.0'] as const)('survive a round trip in %s, whatever they contain', (version) => {
    const ref = fc.option(fc.string())
    const frame = fc.record({ joinRef: ref, ref, topic: fc.string(), event: fc.string(), payload: fc.jsonValue() })
    fc.assert(
      fc.property(frame, (given) => {
        // JSON has no negative zero.
        const expected = JSON.parse(JSON.stringify(given)) as unknown
        expect(decodeFrame(version, Buffer.from(encodeFrame(version, given)), false)).toEqual(expected)
      }),
      { seed: 2026 },
    )
  })
})

describe('a broadcast', () => {
  const string = fc.string({ maxLength: 60 })

  it('is read from kind 3 as the official client writes it', () => {
    fc.assert(
      fc.property(string, string, string, string, fc.uint8Array(), (joinRef, ref, topic, event, bytes) => {
        const strings = [joinRef, ref, topic, event, ''].map((text) => Buffer.from(text))
        const data = Buffer.concat([Buffer.from([3, ...strings.map((text) => text.length), 0]), ...strings, bytes])
        expect(decodeFrame('2.0.0', data, true)).toEqual({
          joinRef: joinRef || null,
          ref: ref || null,
          topic: Buffer.from(topic).toString(),
          event: 'broadcast',
          payload: { event: Buffer.from(event).toString(), encoding: 'binary', bytes: Buffer.from(bytes) },
        })
      }),
      { seed: 2026 },
    )
  })

  it('is written as kind 4 in 2.0.0', () => {
    const frame = encodeBroadcast('2.0.0', 't', { event: 'ev', encoding: 'json', bytes: Buffer.from('{}') })
    expect([...(frame as Uint8Array)]).toEqual([4, 1, 2, 0, 1, ...Buffer.from('tev{}')])
  })

  it('is text in 1.0.0, which cannot carry bytes', () => {
    const json = encodeBroadcast('1.0.0', 't', { event: 'e', encoding: 'json', bytes: Buffer.from('{"a":1}') })
    expect(JSON.parse(json as string)).toMatchObject({ event: 'broadcast', payload: { event: 'e', payload: { a: 1 } } })
    expect(encodeBroadcast('1.0.0', 't', { event: 'e', encoding: 'binary', bytes: new Uint8Array() })).toBeNull()
  })

  it('falls back to text when the event does not fit into a length byte', () => {
    const event = 'é'.repeat(128)
    const frame = encodeBroadcast('2.0.0', 't', { event, encoding: 'json', bytes: Buffer.from('1') })
    expect(JSON.parse(frame as string)).toEqual([
      null,
      null,
      't',
      'broadcast',
      { type: 'broadcast', event, payload: 1 },
    ])
  })
})

describe('bad frames', () => {
  it.each([
    ['nothing', '2.0.0', ''],
    ['broken JSON', '2.0.0', '[1,'],
    ['an array that is too short', '2.0.0', '["1","2","t"]'],
    ['a topic that is no text', '2.0.0', '["1","2",3,"e",{}]'],
    ['an object in 2.0.0', '2.0.0', '{"topic":"t","event":"e","payload":{},"ref":"1"}'],
    ['an array in 1.0.0', '1.0.0', '["1","2","t","e",{}]'],
    ['null', '1.0.0', 'null'],
    ['arrays nested 201 deep', '2.0.0', `[null,null,"t","e",${'['.repeat(200)}${']'.repeat(200)}]`],
  ] as const)('%s is refused', (_, version, text) => {
    expect(() => decodeFrame(version, Buffer.from(text), false)).toThrow(BadFrame)
  })

  it.each([
    ['nothing', []],
    ['another kind', [4, 1, 1, 1, 1, 1, 1]],
    ['lengths beyond the end', [3, 0, 0, 200, 0, 0, 1, 65]],
    ['an unknown encoding', [3, 0, 0, 0, 0, 0, 7]],
    ['JSON that is none', [3, 0, 0, 0, 0, 0, 1, 123]],
  ])('binary: %s is refused', (_, bytes) => {
    expect(() => decodeFrame('2.0.0', Buffer.from(bytes), true)).toThrow(BadFrame)
  })

  it('always yields a frame or a BadFrame', () => {
    fc.assert(
      fc.property(fc.uint8Array(), fc.boolean(), (bytes, isBinary) => {
        try {
          decodeFrame('2.0.0', Buffer.from(bytes), isBinary)
        } catch (error) {
          expect(error).toBeInstanceOf(BadFrame)
        }
      }),
      { seed: 2026 },
    )
  })
})
