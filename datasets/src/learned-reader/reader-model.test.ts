import { readFile, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'

import { READER_INTENTS, readIntents } from '@app/domain/learned-reader'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { readReaderModel } from './index.ts'

const FILE = createRequire(import.meta.url).resolve('@app/datasets/packed/reader-model.bin')
const MOST_BYTES = 2_000_000

describe('the packed reader model', async () => {
  const bytes = await readFile(FILE)
  const model = readReaderModel(bytes)

  it('weighs at most 2 MB', async () => {
    expect((await stat(FILE)).size).toBeLessThanOrEqual(MOST_BYTES)
  })

  it('knows the intents of the engine', () => {
    expect(model.intents).toEqual(READER_INTENTS)
  })

  it.each([
    ['can i drink the tap water in lisbon', 'tap_water'],
    ['brauche ich ein visum für vietnam', 'visa_need'],
    ['on m’a volé mon portefeuille', 'theft'],
    ['水道水は飲めますか', 'tap_water'],
    ['ты робот', 'smalltalk'],
  ])('is sure of %j', (text, intent) => {
    expect(readIntents(model, text)).toMatchObject({ kind: 'sure', intents: [{ intent }] })
  })

  it('reads a name that the host has found as well', () => {
    const reading = readIntents(model, 'weather in nice', [{ slot: 'place', start: 11, end: 15 }])
    expect(reading).toMatchObject({ kind: 'sure', intents: [{ intent: 'weather' }] })
  })

  it.each(['', '   ', '???', 'qwrtz xcvbn', 'ფქსწ ჰჯკლ'])('does not know %j', (text) => {
    expect(readIntents(model, text).kind).toBe('unknown')
  })

  it('never throws, and gives two probabilities in order', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme', maxLength: 600 })), (text) => {
        const [first, second, ...more] = readIntents(model, text).intents
        expect(more).toEqual([])
        expect(first!.probability).toBeGreaterThanOrEqual(second?.probability ?? 0)
        expect(first!.probability + (second?.probability ?? 0)).toBeLessThanOrEqual(1 + 1e-9)
      }),
    )
  })

  it('refuses a file that is cut off or of another kind', () => {
    expect(() => readReaderModel(bytes.subarray(0, -1))).toThrow('cut off')
    expect(() => readReaderModel(new Uint8Array(100))).toThrow('Not a reader model')
  })
})
