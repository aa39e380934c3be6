import { describe, expect, it } from 'vitest'

import { leftInEnglish, slotsOf, textsOf } from '../../../testing/written-texts.ts'
import { GUIDE_LANGUAGES, guideWords, hasGuideWords, loadGuideWords } from './words-in.ts'

function textsIn(language: string): ReadonlyMap<string, string> {
  const { locale: _, ...words } = guideWords(language)
  return textsOf(words)
}

describe.each(GUIDE_LANGUAGES.filter((code) => code !== 'en'))('the texts of the guide in %s', (language) => {
  it('have the texts and slots of English', async () => {
    await loadGuideWords(language)
    expect(hasGuideWords(language)).toBe(true)
    const [own, english] = [language, 'en'].map((code) =>
      [...textsIn(code)].map(([path, text]) => `${path} ${slotsOf(text)}`),
    )
    expect(own?.toSorted()).toEqual(english?.toSorted())
    expect(guideWords(language).locale.startsWith(language)).toBe(true)
  })

  it('have no untranslated text', () => {
    expect(leftInEnglish(language, textsIn(language), textsIn('en'))).toEqual([])
  })
})

it('answers in English without a translation', async () => {
  await loadGuideWords('xx')
  expect(hasGuideWords('xx')).toBe(false)
  expect(guideWords('xx')).toBe(guideWords('en'))
})
