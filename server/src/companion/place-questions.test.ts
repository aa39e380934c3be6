import { answerQuestion, NO_MEMORY } from '@app/companion/engine'
import type { LookUps } from '@app/companion/tools'
import { beforeAll, describe, expect, it } from 'vitest'

import { openLookUps } from './open-look-ups.ts'

let lookUps: LookUps

beforeAll(async () => {
  lookUps = await openLookUps({
    now: Date.UTC(2026, 10, 18, 12),
    bookingSite: { host: '' },
    live: null,
    rates: { date: '2026-11-18', source: { title: '', url: '' }, perDollar: {} },
  })
})

type Asked = {
  readonly place?: string
  readonly city?: number
  readonly cities?: readonly { readonly city: number }[]
}

/** The places that the tools were asked about: ids of the guide, countries and names of cities. */
async function placesAsked(text: string): Promise<readonly unknown[]> {
  const { calls } = await answerQuestion(text, NO_MEMORY, lookUps)
  const nameOf = (id: number): string | undefined => lookUps.city(id)?.value.name
  const asked = calls.flatMap(({ input }) => {
    const { place, city, cities = [] } = input as Asked
    const ids = [...(city === undefined ? [] : [city]), ...cities.map((each) => each.city)]
    return [...(place === undefined ? [] : [place]), ...ids.map(nameOf)]
  })
  return [...new Set(asked)]
}

describe('a place that a message names', () => {
  it.each([
    ['오사카 3박4일 혼자 일정 짜줘', 'Osaka'],
    ['leh ladakh june me sardi hoti hai kya', 'Leh'],
    ['belgrad gece hayatı nerede 3 gece kalacaz', 'belgrade'],
    ['land tbilisi 4am how to get to old town', 'tbilisi'],
    ['is tap water ok in nice', 'nice'],
    ['wetter im harz im mai', 'Wernigerode'],
    ['weer op texel eind oktober', 'Den Burg'],
    ['погода на камчатке в июле', 'Petropavlovsk-Kamchatskiy'],
    ['pogoda w bieszczadach w maju', 'Ustrzyki Dolne'],
    ['τι καιρό κάνει στην κάρπαθο τον ιούνιο', 'Karpathos'],
    ['الطقس في صلالة في أغسطس', 'Salalah'],
  ])('%s: %s', async (text, place) => {
    expect(await placesAsked(text)).toEqual([place])
  })

  it('is read whole in each part of a message', async () => {
    const asked = await placesAsked('cuanto se deja de propina en nueva york y el metro de noche es seguro?')
    expect(asked).toEqual(['new-york'])
  })
})

describe('an ordinary word that is also a name', () => {
  it.each([
    ['i have nice white sneakers n flipflops for the trip, do i need a coat', 'nice'],
    ['morskie oko z wózkiem dziecięcym i psem da się? weekend majowy', 'sydney'],
    ['how do u even get to st helena island', 'IS'],
  ])('%s: not %s', async (text, place) => {
    expect(await placesAsked(text)).not.toContain(place)
  })
})

describe('what a message asks of its places', () => {
  it.each([
    ['croatie en famille split ou zadar', 'compare-places', { places: ['split', 'zadar'], language: 'fr' }],
    ['el nido or coron', 'compare-places', { language: 'en' }],
    ['galapagos cost for a week on budget', 'budget-check', { place: 'galapagos', days: 7 }],
    ['新西兰自驾 中国驾照能用吗', 'country-practice', { place: 'NZ' }],
    ['جواز سعودي احتاج فيزا لندن', 'entry-rule', { passport: 'SA', destination: 'GB' }],
  ])('%s: %s', async (text, tool, input) => {
    const { calls } = await answerQuestion(text, NO_MEMORY, lookUps)
    expect(calls.find((call) => call.tool === tool)?.input).toMatchObject(input)
  })

  it('goes on to the way from the airport', async () => {
    const { memory } = await answerQuestion('best area to stay in lisbon', NO_MEMORY, lookUps)
    const { calls } = await answerQuestion('how far is that from the airport', memory, lookUps)
    expect(calls.map((call) => call.tool)).toEqual(['getting-there'])
  })
})

describe('sights that a message narrows', () => {
  const asked = async (text: string): Promise<readonly object[]> =>
    (await answerQuestion(text, NO_MEMORY, lookUps)).calls.map(({ input }) => input as object)

  it.each(['hidden gems in lisbon not touristy', 'lieux insolites à Lisbonne', 'リスボンの穴場を教えて'])(
    '%s: those that fewer visitors know',
    async (text) => expect(await asked(text)).toMatchObject([{ place: 'lisbon', wish: 'lesser-known' }]),
  )

  it('leaves out a kind that is refused', async () => {
    expect(await asked('1 day in vienna what must i see, i hate museums')).toMatchObject([
      { place: 'vienna', wish: 'must-see', without: ['museum'] },
    ])
  })

  it('answers a fare from the airport by that way', async () => {
    expect(await asked('how much is a taxi from Fiumicino to trastevere')).toMatchObject([
      { place: 'rome', mode: 'taxi', airport: 'FCO' },
    ])
  })
})
