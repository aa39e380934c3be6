import { EmergencyInfoResponse } from '@app/contracts/emergency-info'
import { OwnEmbassiesResponse } from '@app/contracts/own-embassies'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { startTestServer, type TestServer } from '../../../test/test-server.ts'

const MONACO = { latitude: 43.7392, longitude: 7.4274 }
const LISBON = { latitude: 38.7223, longitude: -9.1393 }

describe('emergency-info', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.stop())
  const invoke = (body: object, name = 'emergency-info') => server.anonClient().functions.invoke(name, { body })
  const ask = async (body: object) => {
    const { data, error } = await invoke(body)
    expect(error).toBeNull()
    return EmergencyInfoResponse.parse(data)
  }

  it('answers in Monaco with its numbers, the nearest hospital and the neighbour', async () => {
    const { location, generated_at, emergency_info: info, facts } = await ask({ ...MONACO, userLanguage: 'en' })
    expect(location).toEqual(MONACO)
    expect(Date.parse(generated_at)).not.toBeNaN()
    expect(info).toMatchObject({
      location: 'Monaco, near the border with France',
      police: '112 or 18',
      fire: '112 or 18',
      general_emergency: '112 or 18',
    })
    expect(info.hospital).toMatch(/\d+ m, .*map of 2025-02/)
    expect(info.raw_info).toContain('Police: 112')
    expect(facts.country).toBe('MC')
    expect(facts.help.map(({ country }) => country)).toEqual(['MC', 'FR'])
    expect(facts.help[0]?.services.police[0]).toMatchObject({ confidence: 'high', checkedAt: '2026-08-22' })
    expect(facts.help[1]?.services.general[0]).toMatchObject({ number: '112', agreement: null, confidence: 'high' })
    expect(facts.hospitals?.found[0]?.kind).toBe('hospital')
    expect(facts.missions).toBeNull()
  })

  it.each([
    ['de', 'Monaco (Grenze in der Nähe: Frankreich)', '112 oder 18', 'Krankenhaus: ', 'Sprachen: Französisch.'],
    ['fr', 'Monaco (frontière proche : France)', '112 ou 18', 'Hôpital : ', 'Langues : français.'],
    ['es', 'Mónaco (frontera cercana: Francia)', '112 o 18', 'Hospital: ', 'Idiomas: francés.'],
    ['it', 'Monaco (confine vicino: Francia)', '112 o 18', 'Ospedale: ', 'Lingue: francese.'],
    ['pt', 'Mônaco (fronteira próxima: França)', '112 ou 18', 'Hospital: ', 'Línguas: francês.'],
    ['de-AT', 'Monaco (Grenze in der Nähe: Frankreich)', '112 oder 18', 'Krankenhaus: ', 'Sprachen: Französisch.'],
  ])('writes whole sentences in “%s”', async (userLanguage, location, police, hospital, languages) => {
    const { emergency_info: info } = await ask({ ...MONACO, userLanguage, nationality: 'JP' })
    expect(info).toMatchObject({ location, police })
    expect(info.raw_info).toContain(hospital)
    expect(info.local_info).toContain(languages)
    expect(info.raw_info).not.toMatch(
      /\b(?:Police: |Ambulance: 1|Fire|near|map of|as of|Languages|Calling|consulate)\b/,
    )
  })

  it.each(['de', 'fr', 'es', 'it', 'pt'])('says in “%s” which facts are unknown', async (userLanguage) => {
    const english = (await ask({ latitude: 30, longitude: -40 })).emergency_info
    const { emergency_info: info } = await ask({ latitude: 30, longitude: -40, userLanguage })
    for (const key of Object.keys(english) as (keyof typeof english)[]) expect(info[key], key).not.toBe(english[key])
    expect(info.raw_info).not.toContain('Not known')
  })

  it.each([
    ['a session that has ended', { authorization: 'Bearer eyJhbGciOiJFUzI1NiJ9.eyJleHAiOjF9.AAAA' }],
    ['a key of another deployment', { apikey: 'not-ours' }],
  ])('is open to every caller: %s', async (_, headers) => {
    const answer = await fetch(`${server.url}/functions/v1/emergency-info`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ ...MONACO, userLanguage: 'en' }),
    })
    expect(answer.status).toBe(200)
    expect(EmergencyInfoResponse.parse(await answer.json()).facts.country).toBe('MC')
  })

  it('finds the embassy of the traveller’s own country, and the age of that fact', async () => {
    const { emergency_info: info, facts } = await ask({ ...LISBON, nationality: 'US' })
    expect(facts.missions).toMatchObject({ nationality: 'US', checkedAt: '2022-11-16' })
    expect(facts.missions?.found[0]?.mission).toMatchObject({ host: 'PT', kind: 'embassy' })
    expect(facts.missions?.found[0]?.km).toBeLessThan(10)
    expect(info.embassy).toMatch(/^Embassy, Lisbon, Portugal, \d+ km.*as of 2022-11-16; check before you go/)
  })

  it('names the nearest embassy abroad when the country has none', async () => {
    const { facts } = await ask({ ...MONACO, nationality: 'JP' })
    expect(facts.missions?.found[0]?.mission.host).not.toBe('MC')
    expect(facts.missions?.found[0]?.km).toBeLessThan(300)
  })

  it('says what it does not know: hospitals in Lisbon, anything at sea', async () => {
    expect((await ask(LISBON)).facts.hospitals).toBeNull()
    const { emergency_info: atSea, facts } = await ask({ latitude: 30, longitude: -40 })
    expect(atSea).toMatchObject({ police: 'Not known', general_emergency: 'Not known', local_info: 'Not known' })
    expect(facts).toMatchObject({ country: null, help: [], near: [] })
  })

  it.each(['', 'xx', '../../etc', 'de-DE-x-ö', '<b>'])(
    'answers in English where the language is “%s”',
    async (language) => {
      expect((await ask({ ...MONACO, userLanguage: language })).emergency_info.location).toMatch(/^Monaco/)
    },
  )

  it.each([
    ['nothing', {}],
    ['a latitude off the globe', { latitude: 91, longitude: 0 }],
    ['a longitude off the globe', { latitude: 0, longitude: -180.5 }],
    ['texts', { latitude: '43.7', longitude: '7.4' }],
    ['half a point', { latitude: 43.7 }],
    ['null', { latitude: null, longitude: null }],
    ['a list', { latitude: [43], longitude: [7] }],
    ['no country', { ...MONACO, nationality: 'Monaco' }],
    ['a language of 10,000 letters', { ...MONACO, userLanguage: 'a'.repeat(3000) }],
  ])('refuses %s', async (_, body) => {
    const { error } = await invoke(body)
    const response = (error as { context: Response }).context
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ error: { code: 'invalid_input' } })
  })

  it('gives a device all embassies of its traveller, and none for an unknown country', async () => {
    const all = OwnEmbassiesResponse.parse((await invoke({ country: 'PT' }, 'own-embassies')).data)
    expect(all.embassies.length).toBeGreaterThan(60)
    expect(new Set(all.embassies.map(({ operator }) => operator))).toEqual(new Set(['PT']))
    expect((await invoke({ country: 'ZZ' }, 'own-embassies')).data).toMatchObject({ embassies: [] })
    expect((await invoke({ country: '%' }, 'own-embassies')).error).toBeTruthy()
  })
})
