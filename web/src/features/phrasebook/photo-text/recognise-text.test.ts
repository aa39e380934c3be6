import { createRequire } from 'node:module'
import { dirname } from 'node:path'

import sharp, { type Sharp } from 'sharp'
import { describe, expect, it } from 'vitest'

import { type PhotoLanguage, TESSERACT_CODES } from './photo-languages.ts'
import { recogniseText } from './recognise-text.ts'

const { resolve } = createRequire(import.meta.url)
const SERIF = resolve('@expo-google-fonts/source-serif-4/400Regular/SourceSerif4_400Regular.ttf')

function modelsOf(language: PhotoLanguage): string {
  const code = TESSERACT_CODES[language]
  return dirname(resolve(`@tesseract.js-data/${code}/4.0.0_best_int/${code}.traineddata.gz`))
}

/** Printed on paper, as a phone sees it. */
async function picture(text: string, change = (image: Sharp) => image): Promise<Buffer> {
  const print = await sharp({ text: { text, fontfile: SERIF, font: 'Source Serif 4 34', rgba: false } })
    .negate()
    .png()
    .toBuffer()
  const edge = { top: 50, bottom: 50, left: 50, right: 50, background: '#ffffff' }
  const page = await sharp(print).extend(edge).png().toBuffer()
  return change(sharp(page)).png().toBuffer()
}

const read = async (language: PhotoLanguage, image: Buffer, signal = new AbortController().signal) =>
  recogniseText({ picture: image, language, models: modelsOf(language), signal, onProgress: () => undefined })

describe('print in a picture', () => {
  it.each([
    ['en', 'Platform 9 is closed today'],
    ['fr', 'Fermé le dimanche après-midi'],
    ['de', 'Bitte die Tür schließen'],
    ['es', 'Mañana no hay autobús'],
    ['it', 'È vietato fumare qui'],
    ['pt', 'Não há pão de manhã'],
    ['pl', 'Proszę zamknąć drzwi'],
    ['tr', 'Çıkış sağ tarafta'],
    ['vi', 'Cửa hàng đóng cửa'],
  ] as const)('is read in %s: %s', async (language, text) =>
    expect(await read(language, await picture(text))).toBe(text),
  )

  it('is read line by line', async () => {
    expect(await read('en', await picture('Soup of the day\nFish with rice'))).toBe('Soup of the day\nFish with rice')
  })

  it('is read grey on grey and a little askew', async () => {
    const image = await picture('Tickets are sold inside', (print) =>
      print.linear(0.5, 90).rotate(2, { background: '#d9d9d9' }).blur(1),
    )
    expect(await read('en', image)).toBe('Tickets are sold inside')
  })

  it('is nothing where there is none', async () => {
    const empty = sharp({ create: { width: 400, height: 300, channels: 3, background: '#eee' } })
    expect(await read('en', await empty.png().toBuffer())).toBe('')
  })

  it('is left when the traveller stops', async () => {
    const stopped = new AbortController()
    stopped.abort()
    await expect(read('en', await picture('Exit'), stopped.signal)).rejects.toThrow('aborted')
  })
}, 60_000)
