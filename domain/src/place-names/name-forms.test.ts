import { describe, expect, it } from 'vitest'

import { formsOf } from './name-forms.ts'

describe('formsOf', () => {
  it.each([
    ['праге', 'ru', 'прага'],
    ['дубае', 'ru', 'дубаи'],
    ['pradze', 'pl', 'praga'],
    ['krakowie', 'pl', 'krakow'],
    ['rime', 'cs', 'rim'],
    ['μυκονο', 'el', 'μυκονοσ'],
    ['kapadokyada', 'tr', 'kapadokya'],
    ['בבנגקוק', 'he', 'בנגקוק'],
    ['وباريس', 'ar', 'باريس'],
    ['لليابان', 'ar', 'اليابان'],
  ])('%s in %s may be %s', (word, language, name) => {
    expect(formsOf(word, language)).toContain(name)
  })

  it('returns no stem of two letters', () => {
    expect(formsOf('сау', 'ru')).toEqual([])
  })

  it('returns no forms in a language without inflections', () => {
    expect(formsOf('parisin', 'ja')).toEqual([])
  })
})
