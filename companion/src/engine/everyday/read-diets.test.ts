import { describe, expect, it } from 'vitest'

import { CONTENT_WORDS, DIET_WORDS } from './word-lists/constraint-words.ts'

const first = <Code>(words: readonly (readonly [Code, RegExp])[], text: string): Code | undefined =>
  words.find(([, pattern]) => pattern.test(text))?.[0]

describe('diets and allergies', () => {
  it.each([
    ['أكل حلال في سيول', 'halal'],
    ['ハラルのレストラン', 'halal'],
    ['清真餐厅', 'halal'],
    ["et si l'un de nous mange pas de viande", 'vegetarian'],
    ['вегетарианская еда', 'vegetarian'],
    ['शाकाहारी खाना', 'vegetarian'],
    ['비건 식당', 'vegan'],
    ['seria gluten free?', 'gluten-free'],
    ['jedlo bez masa', 'vegetarian'],
    ['where can I eat meat', undefined],
  ])('reads a diet in %s: %s', (text, diet) => {
    expect(first(DIET_WORDS, text)).toBe(diet)
  })

  it.each([
    ['ピーナッツアレルギー', 'peanut'],
    ['аллергия на арахис', 'peanut'],
    ['แพ้กุ้ง', 'seafood'],
    ['alergia na orzechy ziemne', 'peanut'],
    ['alergi udang', 'seafood'],
    ['حساسية من البيض', 'egg'],
    ['allergic to walnuts', 'nuts'],
    ['no allergy', undefined],
  ])('reads what to avoid in %s: %s', (text, content) => {
    expect(first(CONTENT_WORDS, text)).toBe(content)
  })
})
