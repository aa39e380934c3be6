import { describe, expect, it } from 'vitest'

import { smallWorld } from '../../../engine/testing/small-world.ts'
import { callTool } from '../../registry.ts'
import type { StepsCard } from '../what-to-do-if.ts'
import { loadGuideWords } from '../words/words-in.ts'
import { RULE_LANGUAGES, ruleWordsIn } from './rule-words.ts'

const world = smallWorld({})
const SLOT = /\{\w+\}/g

async function said(input: object): Promise<readonly string[]> {
  const result = await callTool('border-rules', input, world)
  if (result.kind !== 'found') return []
  return (result.card as StepsCard).says.map(({ pieces }) => pieces.map(({ text }) => text).join(''))
}

describe('border-rules', () => {
  it.each([
    ['meat into Australia', { rule: 'food', country: 'AU', food: 'meat' }, /^Rather not: Australia/],
    ['cheese from France into Italy', { rule: 'food', country: 'IT', from: 'FR', food: 'dairy' }, /^Yes\. Between/],
    ['cheese from the US into Italy', { rule: 'food', country: 'IT', from: 'US', food: 'dairy' }, /^No, Italy/],
    ['honey into Italy', { rule: 'food', country: 'IT', food: 'honey' }, /^Yes, .* 2 kilograms a person/],
    ['cash into the US', { rule: 'cash', country: 'US' }, /from US\$10,000 on/],
    ['a Russian card in Turkey', { rule: 'bank-card', country: 'TR', from: 'RU', card: 'bank' }, /^No: Visa/],
    ['an American card in Cuba', { rule: 'bank-card', country: 'CU', from: 'US', card: 'bank' }, /^No, do not count/],
    ['any card in Iran', { rule: 'bank-card', country: 'IR', card: 'bank' }, /^No: bank cards from abroad/],
    ['60 used days of Schengen', { rule: 'schengen-days', usedDays: 60 }, /^30 days more: .* 60 days are used/],
    ['an overstay in Thailand', { rule: 'overstay', country: 'TH' }, /^A fine of ฿500 /],
    ['an overstay in Spain', { rule: 'overstay', country: 'ES' }, /Entry\/Exit System/],
    ['a German permit in Switzerland', { rule: 'residence-permit', country: 'CH', from: 'DE' }, /^Yes, no visa/],
    ['100 Wh', { rule: 'power-bank', milliampereHours: 27_000 }, /^Yes, .* 27,000 mAh are about 100 Wh/],
    ['101 Wh', { rule: 'power-bank', milliampereHours: 27_300 }, /^Only if the airline/],
    ['161 Wh', { rule: 'power-bank', milliampereHours: 43_500 }, /^No: /],
    ['Adderall in Japan', { rule: 'medicine', country: 'JP', medicine: 'amphetamine' }, /^No, not even/],
    ['a dog from Britain to Spain', { rule: 'pet', country: 'ES', from: 'GB' }, /British pet passport is not accepted/],
    [
      'a German identity card in Albania',
      { rule: 'identity-card', country: 'AL', from: 'DE' },
      /^Yes: citizens of Germany/,
    ],
    ['a British identity card in Spain', { rule: 'identity-card', country: 'ES', from: 'GB' }, /^Take a passport/],
    [
      'a Turkish identity card in Georgia',
      { rule: 'identity-card', country: 'GE', from: 'TR' },
      /^Yes: citizens of Tür/,
    ],
    ['an identity card of nobody named', { rule: 'identity-card', country: 'HR' }, /^Citizens of the EU/],
    ['an identity card in Japan', { rule: 'identity-card', country: 'JP' }, /^Take a passport/],
    ['the tax of Amsterdam', { rule: 'tourist-tax', country: 'NL', place: 'amsterdam' }, /12\.5 % of the room price/],
    ['the tax of a country', { rule: 'tourist-tax', country: 'BT' }, /Bhutan: .*US\$100 per person and night/],
    ['driving into Florence', { rule: 'city-driving', place: 'florence' }, /restricted zone/],
    ['parking in Vienna', { rule: 'city-driving', place: 'vienna' }, /^Park in a park-and-ride/],
    ['the rail pass of Japan', { rule: 'pass', pass: 'jr' }, /about ¥50,000 for an adult \(7 days\)/],
    ['a cat from France to Réunion', { rule: 'pet', country: 'RE', from: 'FR' }, /^Yes, .* EU pet passport/],
  ])('decides %s', async (_, input, pattern) => {
    expect((await said(input))[0]).toMatch(pattern)
  })

  it.each([
    ['food of a country without a row', { rule: 'food', country: 'BO', food: 'meat' }],
    ['a card at home', { rule: 'bank-card', country: 'RU', from: 'RU', card: 'bank' }],
    ['a permit of a country outside Schengen', { rule: 'residence-permit', country: 'CH', from: 'GB' }],
    ['an identity card in Egypt, which takes some', { rule: 'identity-card', country: 'EG', from: 'DE' }],
    ['the tax of a city without a row', { rule: 'tourist-tax', country: 'BR', place: 'paraty' }],
    ['driving in a city without a row', { rule: 'city-driving', place: 'paraty' }],
    ['a pet between other countries', { rule: 'pet', country: 'BR', from: 'AR' }],
  ])('holds no rule on %s', async (_, input) => {
    expect(await said(input)).toEqual([])
  })

  it('has every sentence in every language, with the slots of English', async () => {
    const { words: english } = await ruleWordsIn('en')
    for (const language of RULE_LANGUAGES) {
      const { words } = await ruleWordsIn(language)
      for (const [id, text] of Object.entries(english))
        expect([language, id, new Set(words[id as keyof typeof words].match(SLOT))]).toEqual([
          language,
          id,
          new Set(text.match(SLOT)),
        ])
    }
  })

  it('leaves no slot open in any language', async () => {
    for (const language of RULE_LANGUAGES) {
      await loadGuideWords(language)
      const all = await said({ rule: 'overstay', country: 'TH', language })
      expect([language, all.length, all.join(' ').match(SLOT)]).toEqual([language, 3, null])
    }
  })
})
