import { expect, it } from 'vitest'

import { plain } from '../reading/phrases.ts'
import { NO_MEMORY } from '../reading/slots.ts'
import { INTENTS } from '../sentences.ts'
import { smallWorld } from '../testing/small-world.ts'
import { understandQuestion } from '../understand-question.ts'
import { weighForeign } from './weigh-foreign.ts'

it.each([
  ['nl', 'Hoe ver is Rome van Berlin?', 'distance'],
  ['nl', 'Hoe laat is het in Tokio?', 'clock'],
  ['sv', 'Vad ska man se i Rom?', 'sights'],
  ['da', 'Hvem ringer jeg til ved brand i Italien?', 'emergency'],
  ['no', 'Trenger jeg visum til Japan?', 'entry'],
  ['fi', 'Onko Japanissa turvallista?', 'advisory'],
  ['pl', 'Ile kosztuje tydzień w Rzymie?', 'cost'],
  ['cs', 'Jaké očkování do Keni?', 'health'],
  ['sk', 'Koľko je hodín v Tokiu?', 'clock'],
  ['hu', 'Mikor érdemes Rómába menni?', 'best'],
  ['ro', 'Ce pot vizita la Roma?', 'sights'],
  ['bg', 'откраднаха ми чантата', 'legal'],
  ['ru', 'Который час в Токио?', 'clock'],
  ['uk', 'Чи потрібна віза до Японії?', 'entry'],
  ['tr', 'Roma için üç günlük plan yap', 'plan'],
  ['vi', 'Ở Anh dùng ổ cắm nào?', 'plugs'],
  ['ca', 'On puc menjar a Roma?', 'food'],
  ['zh', '罗马什么时候去最好', 'best'],
  ['ja', 'ローマの治安は?', 'advisory'],
  ['ar', 'كم الساعة في روما؟', 'clock'],
] as const)('%s: %s: %s', (language, asked, intent) => {
  const weights = INTENTS.map((each) => ({ each, weight: weighForeign(plain(asked), each, language) }))
  expect(weights.toSorted((a, b) => b.weight - a.weight)[0]?.each).toBe(intent)
})

it.each([
  ['ru', 'Безопасно ли сейчас в Мексике?', 'advisory'],
  ['nl', 'Is het veilig in Japan?', 'advisory'],
  ['sk', 'Potrebujem vízum do Japonska?', 'entry'],
  ['et', 'Mis kell Tokyos on?', 'clock'],
  ['hu', 'ellopták a táskámat', 'legal'],
] as const)('recognises the language of %s: %s', (language, asked, intent) => {
  expect(understandQuestion(asked, NO_MEMORY, smallWorld())).toMatchObject({ language, intent })
})

it('gives no weight to a word of no language', () => {
  expect(INTENTS.every((intent) => weighForeign(plain('blorp zint'), intent, 'nl') === 0)).toBe(true)
})
