import { describe, expect, it } from 'vitest'

import { english } from '../languages/en.ts'
import { smallWorld } from '../testing/small-world.ts'
import { readQuestion } from './read-question.ts'

const world = smallWorld()
const read = (text: string, language: string) => readQuestion(text, english, language, world).slots

describe('places typed as on a phone', () => {
  it.each([
    ['можно пить воду в египте', 'ru', 'EG'],
    ['чи безпечно в японії', 'uk', 'JP'],
    ['czy bezpiecznie w grecji', 'pl', 'GR'],
    ["japonya'da bahşiş", 'tr', 'JP'],
    ['هل أحتاج فيزا لتركيا', 'ar', 'TR'],
    ['thái cần visa không', 'vi', 'TH'],
    ['visum voor engeland', 'nl', 'GB'],
    ['日本でSIMどうする', 'ja', 'JP'],
  ])('%s (%s) names %s', (text, language, country) => {
    expect(read(text, language).countries).toEqual([country])
  })

  it.each([
    ['aman malam hari?', 'id'],
    ['var är det säkert och billigt', 'sv'],
    ['το βραδυ τι καιρο εχει', 'el'],
    ['сколько летит самолет', 'ru'],
  ])('%s (%s) names no country', (text, language) => {
    expect(read(text, language)).toMatchObject({ cities: [], countries: [] })
  })
})

describe('a nationality without the word passport', () => {
  it.each([
    ['нужна ли виза в таиланд я из казахстана', 'ru', 'KZ'],
    ['чи потрібна віза до японії, українець', 'uk', 'UA'],
    ['هل أحتاج فيزا لتركيا أنا مصري', 'ar', 'EG'],
    ['jestem niemcem, wiza do japonii', 'pl', 'DE'],
    ['visum japan, ik ben belg', 'nl', 'BE'],
    ['jag är norsk, visum japan', 'sv', 'NO'],
    ['saya orang indonesia mau ke jepang', 'id', 'ID'],
  ])('%s (%s): %s', (text, language, passport) => {
    expect(read(text, language).passport).toBe(passport)
  })

  it('is not decided by the name of a dish', () => {
    expect(read('где хорошая итальянская кухня', 'ru').passport).toBeNull()
  })

  it.each([
    ['потрібна віза в японію українцям', 'uk', 'UA'],
    ['apakah wni perlu visa ke jepang', 'id', 'ID'],
    ['jestem polakiem, wiza do japonii', 'pl', 'PL'],
  ])('%s (%s) names the people of %s', (text, language, passport) => {
    expect(read(text, language)).toMatchObject({ passport, countries: ['JP'] })
  })

  it('takes a country that one goes to for no passport', () => {
    expect(read('potřebuju do turecka pas', 'cs')).toMatchObject({ passport: null, countries: ['TR'] })
  })

  it('reads a numbered month to its end', () => {
    expect(read('đi nhật tháng 12 mặc gì', 'vi').month).toBe(12)
  })
})
