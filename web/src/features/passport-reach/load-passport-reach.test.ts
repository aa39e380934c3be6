import { entryFactsOf } from '@app/datasets/entry-facts'
import { readPackedFile } from '@app/datasets/packed-files'
import { loadVisas } from '@app/datasets/visas'
import { calendarDate } from '@app/domain/kernel'
import { RouterContextProvider } from 'react-router'
import { beforeAll, describe, expect, it } from 'vitest'

import { serverEntryTables } from '../../entities/place/entry-tables/load-entry-tables.ts'
import { loadPassportReach } from './load-passport-reach.ts'

const context = new RouterContextProvider()
const load = (query: string, own = context) =>
  loadPassportReach({ request: new Request(`https://s.example/documents/passports?${query}`), context: own })

beforeAll(async () => {
  const visas = await loadVisas(readPackedFile)
  const today = calendarDate('2026-11-17')
  context.set(serverEntryTables, async () => ({
    countries: visas.passports,
    between: (question) => entryFactsOf(question, visas, today),
  }))
})

describe('loadPassportReach', () => {
  it('places every country once', async () => {
    const { reached, countries, comparison, claim } = await load('a=PT')
    expect(reached?.map(({ country }) => country)).toEqual(countries)
    expect(reached?.find(({ country }) => country === 'PT')?.group).toBe('own')
    expect(reached?.find(({ country }) => country === 'ES')?.group).toBe('free')
    expect(reached?.find(({ country }) => country === 'JP')).toMatchObject({ group: 'visa-free', days: 90 })
    expect(comparison).toBeNull()
    expect(claim?.source.url).toMatch(/^https/)
  })
  it('compares two passports, the other way round alike', async () => {
    const there = (await load('a=PT&b=IN')).comparison
    const back = (await load('a=IN&b=PT')).comparison
    expect(there?.aEasier).toBeGreaterThan(100)
    expect([there?.aEasier, there?.bEasier, there?.same]).toEqual([back?.bEasier, back?.aEasier, back?.same])
    expect((there?.aEasier ?? 0) + (there?.bEasier ?? 0) + (there?.same ?? 0)).toBe(199)
    expect(there?.differences.find(({ country }) => country === 'IN')?.easier).toBeGreaterThan(0)
    expect(there?.differences.find(({ country }) => country === 'PT')?.easier).toBeLessThan(0)
  })
  it.each([
    ['', null],
    ['a=', 'country'],
    ['a=Portugal', 'country'],
    ['a=XX', 'country'],
    ['a=PT&b=PT', 'same'],
    ['a=PT&b=XX', null],
  ])('asks again for "%s": %s', async (query, problem) => expect((await load(query)).problem).toBe(problem))
  it('has no countries without the tables', async () => {
    const alone = new RouterContextProvider()
    alone.set(serverEntryTables, () => Promise.reject(new Error('no network')))
    expect(await load('a=PT', alone)).toMatchObject({ countries: [], reached: null, problem: null })
  })
})
