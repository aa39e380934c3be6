import { describe, expect, it } from 'vitest'

import { GUIDE_LANGUAGES, guideWords, hasGuideWords, loadGuideWords } from './words-in.ts'

/** Every text by its path, as the names of its slots. */
function slotsOf(words: unknown, path = ''): readonly string[] {
  if (typeof words === 'string') return [`${path}: ${(words.match(/\{[\w-]+\}/g) ?? []).toSorted().join(' ')}`]
  return Object.entries(words as object).flatMap(([key, value]) => slotsOf(value, `${path}/${key}`))
}

const WITHOUT_LOCALE = ({ locale: _, ...words }: ReturnType<typeof guideWords>): object => words

describe('the wordings of the guide', () => {
  it.each(GUIDE_LANGUAGES)('has the texts and slots of English in %s', async (language) => {
    await loadGuideWords(language)
    expect(hasGuideWords(language)).toBe(true)
    const [own, english] = [guideWords(language), guideWords('en')].map((words) => slotsOf(WITHOUT_LOCALE(words)))
    expect(own?.toSorted()).toEqual(english?.toSorted())
    expect(guideWords(language).locale.startsWith(language)).toBe(true)
  })

  it('answers in English where nothing is written', async () => {
    await loadGuideWords('xx')
    expect(hasGuideWords('xx')).toBe(false)
    expect(guideWords('xx')).toBe(guideWords('en'))
  })
})
