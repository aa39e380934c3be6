import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import { calendarDate } from '@app/domain/kernel'
import bwip from 'bwip-js/node'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { prepareZXingModule } from 'zxing-wasm/reader'

import { findPass } from './find-pass.ts'
import { readCodes, readPhoto } from './read-codes.ts'

const TODAY = calendarDate('2026-11-19')
/** An example of the implementation guide to Resolution 792. */
const PASS = 'M1DESMARAIS/LUC       EABC123 YULFRAAC 0834 226F001A0025 100'
const WHITE = '#ffffff'

const draw = (bcid: string, text: string, scale = 3) =>
  bwip.toBuffer({ bcid, text, scale, paddingwidth: 10, paddingheight: 10, backgroundcolor: 'FFFFFF' })
const blobOf = (picture: Uint8Array) => new Blob([new Uint8Array(picture)])
const read = async (picture: Uint8Array) => findPass(await readCodes(blobOf(picture)), TODAY)

/** Of a printed pass on a table. */
async function photograph(bcid: string, turn: number): Promise<Uint8Array> {
  const code = await sharp(await draw(bcid, PASS, 4))
    .rotate(turn, { background: WHITE })
    .blur(1.2)
    .linear(0.6, 80)
    .toBuffer()
  return sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#b9b2a4' } })
    .composite([{ input: code, top: 230, left: 340 }])
    .jpeg({ quality: 60 })
    .toBuffer()
}

beforeAll(async () => {
  const wasmBinary = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'))
  await prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasmBinary).buffer }, fireImmediately: true })
})

describe('a picture of a boarding pass', () => {
  it.each(['pdf417', 'azteccode', 'qrcode', 'datamatrix'])('is read from %s', async (bcid) => {
    expect(await read(await draw(bcid, PASS))).toMatchObject({
      kind: 'pass',
      pass: { passenger: 'LUC DESMARAIS', legs: [{ carrier: 'AC', number: '834', from: 'YUL', to: 'FRA' }] },
    })
  })

  it.each(['pdf417', 'azteccode', 'qrcode'])('is read from a grey, soft photo of %s', async (bcid) => {
    expect(await read(await photograph(bcid, 3))).toMatchObject({ kind: 'pass' })
  })

  it.each([17, -29, 45, 80])('is read from a photo that is turned by %i degrees', async (turn) => {
    const photo = await photograph('pdf417', turn)
    expect(await read(photo)).toEqual({ kind: 'no-code' })
    const codes = await readPhoto(async (degrees) => blobOf(await sharp(photo).rotate(degrees).toBuffer()))
    expect(findPass(codes, TODAY)).toMatchObject({ kind: 'pass' })
  })

  it('is found beside the code of a bag tag', async () => {
    const [pass, tag] = [await draw('pdf417', PASS), await draw('qrcode', '0220123456')]
    const both = await sharp({ create: { width: 1200, height: 900, channels: 3, background: WHITE } })
      .composite([
        { input: tag, top: 20, left: 20 },
        { input: pass, top: 400, left: 200 },
      ])
      .png()
      .toBuffer()
    expect(await read(both)).toMatchObject({ kind: 'pass' })
  })
})

describe('a picture without a boarding pass', () => {
  it('has no code', async () => {
    const empty = sharp({ create: { width: 400, height: 300, channels: 3, background: WHITE } })
    expect(await read(await empty.png().toBuffer())).toEqual({ kind: 'no-code' })
  })

  it('has the code of something else', async () => {
    expect(await read(await draw('qrcode', 'https://example.com/menu'))).toEqual({ kind: 'other' })
  })

  it('has a pass that breaks off', async () => {
    expect(await read(await draw('pdf417', PASS.slice(0, 40)))).toEqual({ kind: 'damaged' })
  })
})
