import { calendarDate } from '@app/domain/kernel'
import { describe, expect, it } from 'vitest'

import type { CountryAid } from '../use-country-aid.ts'
import { readCard } from './emergency-card.ts'
import { pictureLines, spokenOf } from './picture-lines.ts'

const dial = (number: string) => ({
  number,
  confidence: 'high' as const,
  agreement: 3,
  sourcesAsked: 4,
  source: { title: 'A government', url: 'https://a.example/' },
  checkedAt: calendarDate('2026-08-22'),
})
const ARABIC = { code: 'ar', name: 'Arabic', ownName: 'العربية', direction: 'rtl', reviewedOn: '2026-11-19' } as const
const NUTS = { key: 'allergic-nuts', situation: 'allergy', english: 'I am allergic to nuts', otherWords: '' } as const
const EGYPT: CountryAid = {
  country: 'EG',
  services: { general: [], police: [dial('122')], ambulance: [dial('123')], fire: [dial('180')] },
  local: {
    language: ARABIC,
    phrases: new Map([[NUTS.key, { ...NUTS, words: 'لدي حساسية من المكسرات', sound: 'laday hasasia' }]]),
  },
}
const CARD = readCard({
  country: 'EG',
  name: 'Ana Sousa',
  bloodGroup: 'O−',
  allergies: ['allergic-nuts', 'allergic-bees'],
  insurer: 'Seguro',
  policy: '77',
  contactName: 'Rui',
  contactPhone: '+351 900',
})
const ENGLISH = new Map([
  ['allergic-nuts', 'I am allergic to nuts'],
  ['allergic-bees', 'I am allergic to bee and wasp stings'],
])
const linesOf = (isPersonal: boolean) =>
  pictureLines({
    card: CARD,
    aid: EGYPT,
    spoken: spokenOf(CARD, EGYPT, ENGLISH),
    countryName: 'Egypt',
    isPersonal,
  })

describe('the lock screen picture', () => {
  it('begins with the numbers, then the person, then allergies in the local language with their meaning', () => {
    expect(linesOf(true).map(({ text }) => text)).toEqual([
      'Egypt',
      'Police 122',
      'Ambulance 123',
      'Fire 180',
      'For the doctor',
      'Ana Sousa',
      'Blood group O−',
      'لدي حساسية من المكسرات',
      'I am allergic to nuts',
      // The phrase has no translation that a second reader has checked.
      'I am allergic to bee and wasp stings',
      'Insurance company',
      'Seguro · 77',
      'Person to call',
      'Rui · +351 900',
    ])
  })

  it('writes Arabic from the right', () => {
    expect(linesOf(true).find(({ text }) => text.startsWith('لدي'))?.isRightToLeft).toBe(true)
  })

  it('leaves out name, insurance and contact on request, and keeps what saves a life', () => {
    const shown = linesOf(false)
      .map(({ text }) => text)
      .join('\n')
    expect(shown).not.toMatch(/Ana|Seguro|Rui/)
    expect(shown).toMatch(/O−/)
    expect(shown).toMatch(/allergic to nuts/)
  })
})
