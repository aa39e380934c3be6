import { describe, expect, it } from 'vitest'

import { isGuarded, nearestPhrases, searchPhrases, type SearchedPhrase } from './index.ts'

const phrase = (english: string, words: string, sound: string | null = null, otherWords = ''): SearchedPhrase => ({
  english,
  words,
  sound,
  otherWords,
})

const PHRASES = [
  phrase('Thank you very much', 'ขอบคุณมาก', 'khop khun mak', 'thanks, thank you, many thanks'),
  phrase('Where is the toilet?', 'ห้องน้ำอยู่ที่ไหน', 'hong nam yu thi nai', 'where is the bathroom, restroom, wc'),
  phrase('Which platform does it leave from?', 'ออกจากชานชาลาไหน', 'ok chak chanchala nai', 'track'),
  phrase('When does it leave?', 'ออกเมื่อไร', 'ok muea rai'),
  phrase('Where is a pharmacy?', 'ร้านขายยาอยู่ที่ไหน', 'ran khai ya yu thi nai', 'drugstore'),
  {
    ...phrase('Is breakfast included?', 'รวมอาหารเช้าไหม', 'ruam ahan chao mai'),
    meaning: 'Le petit-déjeuner est-il inclus ?',
  },
]
const english = (items: readonly SearchedPhrase[]) => items.map((item) => item.english)

describe('searchPhrases', () => {
  it.each([
    ['thank', ['Thank you very much']],
    ['KHUN', ['Thank you very much']],
    ['petit dejeuner', ['Is breakfast included?']],
    ['ขอบ', ['Thank you very much']],
    ['restroom', ['Where is the toilet?']],
    ['does leave', ['When does it leave?', 'Which platform does it leave from?']],
    ['zzz', []],
  ])('%s', (typed, found) => expect(english(searchPhrases(PHRASES, typed)).toSorted()).toEqual(found))

  it('gives all phrases in their order when nothing is typed', () => {
    expect(searchPhrases(PHRASES, ' ')).toEqual(PHRASES)
  })

  it('has a phrase that begins with the words before one that holds them', () => {
    expect(english(searchPhrases(PHRASES, 'where'))[0]).toBe('Where is the toilet?')
    expect(english(searchPhrases(PHRASES, 'toilet'))).toEqual(['Where is the toilet?'])
  })
})

describe('nearestPhrases', () => {
  it.each([
    ['Could you tell me where the bathroom is', 'Where is the toilet?'],
    ['what platform does our train leave from', 'Which platform does it leave from?'],
    ['thanks', 'Thank you very much'],
    ['le petit-déjeuner est inclus', 'Is breakfast included?'],
    ['ร้านขายยาอยู่ไหน', 'Where is a pharmacy?'],
  ])('%s', (text, found) => expect(nearestPhrases(PHRASES, text)[0]?.phrase.english).toBe(found))

  it('has nothing for a text about something else', () => {
    expect(nearestPhrases(PHRASES, 'My grandmother collects stamps')).toEqual([])
    expect(nearestPhrases(PHRASES, '')).toEqual([])
  })

  it('is certain of the same words, and less of fewer', () => {
    const [same] = nearestPhrases(PHRASES, 'When does it leave')
    expect(same?.likeness).toBeCloseTo(1)
    expect(nearestPhrases(PHRASES, 'when does the boat leave tomorrow')[0]?.likeness).toBeLessThan(0.9)
  })
})

describe('isGuarded', () => {
  it.each([
    ['allergic-nuts', 'allergy', true],
    ['call-ambulance', 'emergency', true],
    ['diabetic', 'medicine', true],
    ['no-dairy', 'diet', true],
    ['vegan', 'diet', false],
    ['hello', 'basics', false],
  ] as const)('%s: %s', (key, situation, guarded) => expect(isGuarded({ key, situation })).toBe(guarded))
})
