import { expect, it } from 'vitest'

import { foldText } from './fold-text.ts'
import { romanKana } from './roman-kana.ts'

it.each([
  ['おおさか', 'osaka'],
  ['きょうと', 'kyoto'],
  ['さっぽろ', 'sapporo'],
  ['しんじゅく', 'shinjuku'],
  ['ちちぶ', 'chichibu'],
  ['なは', 'naha'],
  ['べっぷ', 'beppu'],
  ['キョウト', 'kyoto'],
  ['東京', ''],
  ['tokyo', ''],
  ['', ''],
])('%s is written %s', (kana, letters) => {
  expect(romanKana(foldText(kana))).toBe(letters)
})
