import { describe, expect, it } from 'vitest'

import { leftInEnglish, slotsOf, textsOf } from '../../testing/written-texts.ts'
import { PHRASEBOOKS } from '../phrasebooks.ts'
import { ENGLISH, loadSpokenWords, SPOKEN_LANGUAGES, spokenLocale, spokenWords } from './spoken-words.ts'

const textsIn = (language: string): ReadonlyMap<string, string> => {
  const { sentences, followUps } = spokenWords(language)
  return textsOf({ sentences, followUps })
}
/** Only a language with a phrasebook can ask for a change of a trip. */
const isSaidIn = (language: string, path: string): boolean =>
  !path.startsWith('sentences/change') || PHRASEBOOKS.some(({ code }) => code === language)

describe.each(SPOKEN_LANGUAGES.filter((code) => code !== 'en'))('the texts of the engine in %s', (language) => {
  it('has every text of English, with the same facts', async () => {
    await loadSpokenWords(language)
    const own = [...textsIn(language)].map(([path, text]) => [path, slotsOf(text)].join(' '))
    expect(own.toSorted()).toEqual([...textsIn('en')].map(([path, text]) => [path, slotsOf(text)].join(' ')).toSorted())
    expect(spokenLocale(language).startsWith(language)).toBe(true)
  })

  it('contains no numbers of its own', () => {
    expect(Object.values(spokenWords(language).sentences).filter((text) => /\p{Nd}/u.test(text))).toEqual([])
  })

  it('has no text left in English', () => {
    const said = new Map([...textsIn(language)].filter(([path]) => isSaidIn(language, path)))
    expect(leftInEnglish(language, said, textsIn('en'))).toEqual([])
  })
})

it('answers in English where nothing is written', async () => {
  await loadSpokenWords('xx')
  expect(spokenWords('xx')).toBe(ENGLISH)
  expect(spokenLocale('xx')).toBe('xx')
})
