import { expect, it } from 'vitest'

import { answerLocale } from './crisis-answers.ts'
import { readCrisis } from './read-crisis.ts'

it.each([
  ['main jeena nahi chahta, zindagi khatam karna chahta hun', 'hi-Latn'],
  ['mere bete ko daura par raha hai istanbul mein', 'hi-Latn'],
  ['मैं जीना नहीं चाहता', 'hi'],
  ['میں جینا نہیں چاہتا', 'ur'],
  ['我不想活了', 'zh'],
  ['我不想活了，沒有人幫我', 'zh-Hant'],
  ['nao quero mais viver', 'pt'],
])('answers %s in the language and script %s', (text, locale) => {
  expect(answerLocale(readCrisis(text)?.language ?? '', text)).toBe(locale)
})
