// @vitest-environment jsdom
import { readPackedFile } from '@app/datasets/packed-files'
import { loadPhrases } from '@app/datasets/phrases'
import { RouterContextProvider } from 'react-router'
import { afterEach, describe, expect, it } from 'vitest'

import { serverPhrases } from '../../entities/phrases/load-phrases.ts'
import { loadPhrasebook } from './load-phrasebook.ts'

const tables = await loadPhrases(readPackedFile)

function load(search: string) {
  const context = new RouterContextProvider()
  context.set(serverPhrases, async () => tables)
  return loadPhrasebook({ request: new Request(`https://sojourn.example/translate${search}`), context })
}

afterEach(() => localStorage.clear())

describe('loadPhrasebook', () => {
  it('opens the language, situation and search of the URL', async () => {
    const { book, shelf, search, isOpen } = await load('?lang=th&situation=eating&search=bill')
    expect([book.language.code, shelf, search, isOpen]).toEqual(['th', 'eating', 'bill', false])
    expect(book.phrases.find(({ key }) => key === 'thank-you')?.sound).toMatch(/^Khop/)
  })

  it.each(['', '?lang=xx', '?lang=th%27'])('opens the first words in Spanish for "%s"', async (search) => {
    const { book, shelf, isOpen } = await load(search)
    expect([book.language.code, shelf, isOpen]).toEqual(['es', 'basics', true])
  })

  it.each([
    ['["ja","th"]', 'ja'],
    ['["xx"]', 'es'],
    ['{"code":"ja"}', 'es'],
    ['no json', 'es'],
  ])('opens the language used last: %s', async (stored, code) => {
    localStorage.setItem('translate-languages', stored)
    expect((await load('')).book.language.code).toBe(code)
  })
})
