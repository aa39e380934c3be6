/** What a model may say without a tool, and what it may not, in every language with words of rules. */
import { describe, expect, it } from 'vitest'

import { smallWorld } from '../engine/testing/small-world.ts'
import { callTool } from '../tools/index.ts'
import { gatherEvidence, groundSentence } from './index.ts'
import RULE_WORDS from './rule-words.json' with { type: 'json' }

const small = smallWorld()
const PLACES = new Set(['bali', 'lombok', 'santorini', 'bora bora', 'kyoto'])
const lookUps = smallWorld({
  findCity: (name) =>
    PLACES.has(name.toLowerCase())
      ? { cityId: 1, name, country: 'ID', coordinates: { latitude: 0, longitude: 0 } }
      : small.findCity(name),
})

function ground(text: string, locale = 'en-GB') {
  const asked = 'Where should we go on our honeymoon, and do we tip in Japan?'
  return groundSentence(text, gatherEvidence([[]], [asked], locale), { locale, lookUps })
}

describe('general knowledge', () => {
  it.each([
    ['en-GB', 'Tipping is not customary in Japan, and leaving coins on the table may confuse people.'],
    ['en-GB', 'For a honeymoon, think of Bali, Bora Bora or Santorini.'],
    ['en-GB', 'Visit Bali and Lombok for beaches and quiet evenings.'],
    ['en-GB', 'Slow mornings and long dinners make a honeymoon memorable.'],
    ['de-DE', 'Trinkgeld ist in Japan nicht üblich und kann verwirren.'],
    ['fr-FR', 'Au Japon, laisser un pourboire surprend souvent.'],
    ['es-ES', 'En Japón no se suele dejar propina.'],
    ['ja', '日本ではチップの習慣はありません。'],
    ['ru', 'В Японии не принято давать чаевые.'],
    ['tr', 'Japonya’da bahşiş bırakmak alışılmış bir şey değildir.'],
  ])('is shown and marked (%s): %s', (locale, text) => {
    const result = ground(text, locale)
    if (result.kind === 'unsupported') throw new Error(result.because.join(', '))
    expect(result.pieces).toEqual([{ kind: 'words', text, isGeneral: true }])
  })

  it.each([
    ['an hour in words', 'en-GB', 'The temple opens early in the morning.'],
    ['an hour in figures', 'en-GB', 'Go there at 9 am.'],
    ['closing days', 'en-GB', 'Museums there are usually closed on Mondays.'],
    ['a visa', 'en-GB', 'Indonesia is visa-free for most travellers.'],
    ['a visa by another name', 'en-GB', 'Just pass immigration and you are in.'],
    ['a price', 'en-GB', 'Bali is cheap.'],
    ['a price in figures', 'en-GB', 'Dinner is about $20.'],
    ['a law', 'en-GB', 'Chewing gum is illegal in Singapore.'],
    ['a rule', 'en-GB', 'You are not allowed to bring fruit.'],
    ['a fine', 'en-GB', 'Tourists get fined for that.'],
    ['health', 'en-GB', 'You can drink the tap water in Japan.'],
    ['a medicine', 'en-GB', 'Take antibiotics with you.'],
    ['safety', 'en-GB', 'Japan is one of the safest places on earth.'],
    ['crime', 'en-GB', 'There is almost no crime in Japan.'],
    ['a hotel', 'en-GB', 'Stay at the Hotel Belmora Palace.'],
    ['a restaurant', 'en-GB', 'Have dinner at Trattoria Da Enzo.'],
    ['a distance', 'en-GB', 'Kyoto is 450 km away.'],
    ['a month', 'en-GB', 'Go to Kyoto in April.'],
    ['a link', 'en-GB', 'See honeymoon-deals.example for more.'],
    [
      'another language than the answer',
      'en-GB',
      'Les musées sont fermés le lundi et le visa est obligatoire pour tous.',
    ],
    ['a language without words of rules', 'sw', 'Nchini Japani watu hawatoi bakshishi kwa kawaida.'],
    ['German', 'de-DE', 'In Japan ist das verboten.'],
    ['French', 'fr-FR', 'Le Japon est un pays très sûr.'],
    ['Spanish', 'es-ES', 'El agua del grifo en Japón es potable.'],
    ['Japanese', 'ja', '日本はとても安全です。'],
    ['Arabic', 'ar', 'اليابان بلد آمن جدا.'],
    ['Russian', 'ru', 'В Японии очень безопасно.'],
    ['Turkish', 'tr', 'Japonya çok güvenli bir ülke.'],
    ['Polish', 'pl', 'W Japonii jest bardzo bezpiecznie.'],
    ['Thai', 'th', 'ญี่ปุ่นปลอดภัยมาก'],
    ['Chinese', 'zh', '日本很安全。'],
    ['Korean', 'ko', '일본은 매우 안전합니다.'],
  ])('is never %s (%s): %s', (_, locale, text) => {
    expect(ground(text, locale).kind).toBe('unsupported')
  })

  it.each([
    ['tap_water', 'Just fill your bottle at any basin in Japan.'],
    ['safety_night', 'Stay in after dark.'],
    ['museum_hours', 'The doors stay shut for half the week.'],
  ])('is never about a guarded subject, as the trained reader sees it (%s): %s', (intent, text) => {
    const reading = { kind: 'choose' as const, intents: [{ intent, probability: 0.4 }] }
    const evidence = gatherEvidence([[]], ['Japan'], 'en-GB')
    const context = { locale: 'en-GB', lookUps: { ...lookUps, readIntents: () => reading } }
    expect(groundSentence(text, evidence, context).kind).toBe('unsupported')
  })

  it.each([
    ['en-GB', 'The museum rests on a Monday.'],
    ['ja', '美術館は月曜日がお休みです。'],
    ['th', 'พิพิธภัณฑ์หยุดวันจันทร์'],
    ['tr', 'Müze pazartesi günü dinlenir.'],
  ])('is never about a day of the week (%s): %s', (locale, text) => {
    expect(ground(text, locale).kind).toBe('unsupported')
  })

  it('leaves a question as it is', () => {
    const text = 'Do you prefer beaches or cities?'
    expect(ground(text)).toMatchObject({ pieces: [{ kind: 'words', text }] })
    expect(JSON.stringify(ground(text))).not.toContain('isGeneral')
  })

  it('is not hidden behind a checked name: a city proves nothing about itself', async () => {
    const result = await callTool('city-climate', { city: 'Rome', month: 5 }, lookUps)
    const call = JSON.parse(JSON.stringify({ tool: 'city-climate', input: {}, result }))
    const said = (text: string) =>
      groundSentence(text, gatherEvidence([[call]], ['Rome'], 'en-GB'), { locale: 'en-GB', lookUps })
    const text = 'Rome is at its most beautiful in the evening light.'
    expect(said(text)).toMatchObject({ pieces: [{ kind: 'words', text, isGeneral: true }] })
    expect(said('In May it is usually about 18 °C in Rome.')).toMatchObject({
      pieces: expect.arrayContaining([expect.objectContaining({ kind: 'fact', text: '18 °C' })]),
    })
  })
})

it.each(Object.entries(RULE_WORDS))('the words of rules of %s are complete and readable', (_, topics) => {
  expect(Object.keys(topics).toSorted()).toEqual(Object.keys(RULE_WORDS.en).toSorted())
  for (const words of Object.values(topics)) {
    expect(words.length).toBeGreaterThan(0)
    expect(new Set(words).size).toBe(words.length)
  }
})
