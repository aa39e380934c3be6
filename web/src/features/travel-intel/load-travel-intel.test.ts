import type { PlaceAnswer, PlaceQuestion } from '@app/contracts/place-guide'
import { RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'

import { NoAnswer } from '../../api/no-answer.ts'
import { serverLanguage, serverPlaces } from '../../entities/place/ask-places.ts'
import { loadTravelIntel } from './load-travel-intel.ts'

const load = (query: string, ask: (question: PlaceQuestion) => Promise<PlaceAnswer>) => {
  const context = new RouterContextProvider()
  context.set(serverPlaces, ask)
  context.set(serverLanguage, 'en')
  return loadTravelIntel({ context, request: new Request(`https://s.example/gemini-travel-intel?${query}`) })
}
const unknown = async (): Promise<PlaceAnswer> => ({ version: 3, kind: 'unknown' })

it('asks nothing before a destination is given', async () => {
  const { answer, question } = await load('', () => Promise.reject(new Error('not asked for')))
  expect(answer).toEqual({ kind: 'none' })
  expect(question.isDefaultWeek).toBe(true)
})

it.each([
  'to=Porto&from=2027-05-10&until=2027-05-09',
  'to=Porto&from=2027-05-10&until=2028-05-10',
  'to=Porto&from=2027-02-30&until=2027-03-02',
  'to=Porto&from=2027-05-10',
])('refuses the dates of %s', async (query) => {
  expect(await load(query, unknown)).toMatchObject({ problem: 'dates', answer: { kind: 'none' } })
})

it('follows a picked suggestion to its place, with the passport', async () => {
  const asked: PlaceQuestion[] = []
  await load('to=Porto%2C+Portugal&from=2027-05-10&until=2027-05-17&passport=BR', async (question) => {
    asked.push(question)
    if (question.kind === 'index') return { version: 3, kind: 'moved', path: '/places/portugal/porto' }
    return { version: 3, kind: 'unknown' }
  })
  expect(asked).toEqual([
    { kind: 'index', search: 'Porto, Portugal' },
    { kind: 'city', country: 'portugal', city: 'porto', passport: 'BR', language: 'en' },
  ])
})

it('takes the capital for a country, and says so', async () => {
  const JAPAN = { name: 'Japan', path: '/places/japan', country: 'JP', continent: 'AS', cities: 9 }
  const index = { search: 'Japan', found: [], regions: [], countries: [JAPAN], capitals: [] }
  const asked: PlaceQuestion[] = []
  await load('to=japan', async (question) => {
    asked.push(question)
    if (question.kind === 'index') return { version: 3, kind: 'index', index }
    if (question.kind !== 'country') return { version: 3, kind: 'unknown' }
    const capital = { path: '/places/japan/tokyo' }
    return { version: 3, kind: 'country', guide: { ...JAPAN, capital } } as unknown as PlaceAnswer
  })
  expect(asked.at(-1)).toMatchObject({ kind: 'city', country: 'japan', city: 'tokyo' })
})

it('says that it does not know a place', async () => {
  expect((await load('to=Atlantis', unknown)).answer).toEqual({ kind: 'unknown' })
})

it('is offline, not broken, without an answer', async () => {
  const silent = () => Promise.reject(new NoAnswer('no network'))
  expect((await load('to=Porto', silent)).answer).toEqual({ kind: 'offline' })
})

it('reads the links of earlier versions', async () => {
  expect((await load('city=new-york&month=3', unknown)).question.to).toBe('new york')
})
