import { CitySuggestionsResponse } from '@app/contracts/city-suggestions'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { startTestServer, type TestServer } from '../../../test/test-server.ts'

describe('city-suggestions', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.stop())
  const invoke = (body: object) => server.anonClient().functions.invoke('city-suggestions', { body })
  const suggest = async (query: string, near?: object) => {
    const { data, error } = await invoke(near ? { query, near } : { query })
    expect(error).toBeNull()
    return CitySuggestionsResponse.parse(data).cities
  }

  it.each([
    ['mun', 'Munich, Germany'],
    ['ミュンヘン', 'Munich, Germany'],
    ['ميونخ', 'Munich, Germany'],
    ['barclona', 'Barcelona, Spain'],
    ['LHR', 'London, United Kingdom'],
    ['san d', 'San Diego, United States'],
    ['paris, us', 'Paris, United States'],
  ])('answers the official client for %s', async (query, displayName) => {
    expect((await suggest(query))[0]).toMatchObject({ displayName })
  })

  it('prefers what is near, once it is told where', async () => {
    expect((await suggest('birmingham'))[0]?.country).toBe('United Kingdom')
    expect((await suggest('birmingham', { latitude: 33.4, longitude: -86.9 }))[0]?.country).toBe('United States')
  })

  it('shows eight, each once', async () => {
    const shown = (await suggest('springfield')).map(({ displayName }) => displayName)
    expect(new Set(shown).size).toBe(shown.length)
    expect(await suggest('san')).toHaveLength(8)
  })

  it.each([
    ['nothing', ''],
    ['one character', 'p'],
    ['an emoji', '🏝️🏝️'],
    ['10,000 characters', 'paris'.repeat(2_000)],
    ['SQL', "'; drop table cities; --"],
    ['HTML', '<img src=x onerror=alert(1)>'],
    ['marks of direction alone', '\u202e\u200f\u200e'],
    ['half an emoji', '\ud83d'],
    ['a zero', '\0\0\0\0'],
    ['words of no city', 'qzxv wkjq'],
  ])('has no suggestion for %s', async (_, query) => {
    expect(await suggest(query)).toEqual([])
  })

  it.each([
    ['no query', {}],
    ['a number', { query: 5 }],
    ['a place off the globe', { query: 'paris', near: { latitude: 400, longitude: 0 } }],
  ])('refuses %s', async (_, body) => {
    const { error } = await invoke(body)
    const response = (error as { context: Response }).context
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ error: { code: 'invalid_input' } })
  })
})
