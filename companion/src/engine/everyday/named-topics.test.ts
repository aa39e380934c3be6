import { describe, expect, it } from 'vitest'

import { namedTopic } from './named-topics.ts'

describe('namedTopic', () => {
  it.each([
    ['are you a real person?', 'about_me'],
    ['bist du ein mensch oder ein bot', 'about_me'],
    ['ты вообще человек или робот?', 'about_me'],
    ['あなたは人間ですか', 'about_me'],
    ['คุณเป็นคนจริงๆ ไหม', 'about_me'],
    ['هل أنت إنسان ام روبوت', 'about_me'],
    ['तुम इंसान हो या रोबोट', 'about_me'],
    ['como estas?', 'how_are_you'],
    ['55 minuti bastano per lo scalo a francoforte?', 'connection_time'],
    ['is a 40 min connection in munich enough', 'connection_time'],
    ['フランクフルトの乗り継ぎ50分で間に合いますか', 'connection_time'],
    ['onsen etiquette, i have a tattoo', 'bathing'],
    ['ฮัมมัมต้องแก้ผ้าไหม', 'bathing'],
    ['how long should i stay in lisbon', 'days_needed'],
    ['berapa lama di ubud yang ideal', 'days_needed'],
    ['iranda kadınlar başörtüsü takmak zorunda mı', 'dress'],
    ['パリでスリが多い場所はどこですか', 'scams'],
    ['a girl from tinder wants come to my airbnb tonite shes really nice', 'dating'],
    ['un type de badoo veut venir dans ma chambre', 'dating'],
    ['встреча с девушкой из тиндера в медельине', 'dating'],
  ])('reads %s as %s', (text, topic) => {
    expect(namedTopic(text)).toBe(topic)
  })

  it.each([
    'what to do on a layover of 6 hours in Doha',
    'i missed my connection in Madrid, 40 minutes was not enough',
    'best onsen near tokyo',
    'how long should i plan at the airport',
    'how long can i stay in lisbon',
    'can a person swim there',
    'is it safe to travel alone',
  ])('reads no topic in %s', (text) => {
    expect(namedTopic(text)).toBeNull()
  })
})
