import { readFile, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { brotliDecompressSync } from 'node:zlib'

import { READER_INTENTS, readAsks, readIntents, tagSlots } from '@app/domain/learned-reader'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { readReaderModel } from './index.ts'

const FILE = createRequire(import.meta.url).resolve('@app/datasets/packed/reader-model.bin.br')
const MOST_BYTES = 2 * 1024 * 1024

describe('the packed reader model', async () => {
  const bytes = brotliDecompressSync(await readFile(FILE))
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
    const reading = readIntents(model, 'weather in nice', { names: [{ slot: 'place', start: 11, end: 15 }] })
    expect(reading).toMatchObject({ kind: 'sure', intents: [{ intent: 'weather' }] })
  })

  it.each([
    ['do i need a visa for japan and how much do i tip there', ['visa_need', 'tipping']],
    [
      'do I need cash in sweden, are shops open sunday, and what time is it there',
      ['cash_atm', 'sunday_open', 'time_difference'],
    ],
    ['هل أحتاج فيزا لتركيا؟ هل ماء الصنبور آمن للشرب؟', ['visa_need', 'tap_water']],
    ['ビザは必要ですか？チップは必要ですか？ベトナムに行きます', ['visa_need', 'tipping']],
    [
      'necesito visado para turquia? se puede beber agua del grifo? como llego del aeropuerto',
      ['visa_need', 'tap_water', 'airport_transfer'],
    ],
    ['what plug in south africa i have us stuff', ['plug']],
  ])('reads everything that %j asks', (text, intents) => {
    expect(readAsks(model, text).map(({ intent }) => intent)).toEqual(intents)
  })

  it.each([
    ['at night?', 'safety_general', 'safety_night'],
    ['and in porto?', 'prices', 'prices'],
    ['y de noche?', 'safety_general', 'safety_night'],
  ] as const)('reads %j by what was asked before', (text, before, intent) => {
    expect(readAsks(model, text, { before })[0]).toMatchObject({ intent })
  })

  it('finds the slots of a request', () => {
    const text = '3 tage rom mit oma 78, keine museen'
    const found = tagSlots(model.tagger, text).map(({ kind, start, end }) => `${kind}: ${text.slice(start, end)}`)
    expect(found).toEqual(expect.arrayContaining(['place: rom', 'people: oma 78', 'avoid: keine museen']))
  })

  it.each(['', '   ', '???', 'qwrtz xcvbn', 'ფქსწ ჰჯკლ'])('is not sure of %j', (text) => {
    expect(readIntents(model, text).kind).not.toBe('sure')
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
