import { entryFactsOf } from '@app/datasets/entry-facts'
import { readPackedFile } from '@app/datasets/packed-files'
import { loadVisas } from '@app/datasets/visas'
import { calendarDate } from '@app/domain/kernel'
import { RouterContextProvider } from 'react-router'
import { beforeAll, describe, expect, it } from 'vitest'

import { serverEntryTables } from '../../entities/place/entry-tables/load-entry-tables.ts'
import { loadPassportCheck } from './load-passport-check.ts'

const DATES = 'expires=2099-04-20&arrive=2099-01-10&leave=2099-01-20'
const context = new RouterContextProvider()
const load = (query: string, near = context) =>
  loadPassportCheck({ request: new Request(`https://s.example/documents?${query}`), context: near })

beforeAll(async () => {
  const visas = await loadVisas(readPackedFile)
  const today = calendarDate('2026-11-17')
  context.set(serverEntryTables, async () => ({
    countries: visas.passports,
    between: (question) => entryFactsOf(question, visas, today),
  }))
})

describe('loadPassportCheck', () => {
  it('answers a visa from two countries alone', async () => {
    const { entry, trip, problems } = await load('passport=PT&destination=JP&expires=&issued=&arrive=&leave=')
    expect(entry?.visa?.value).toMatchObject({ requirement: 'visa-free', days: 90 })
    expect([trip, problems]).toEqual([null, {}])
  })
  it('checks the dates with them', async () => {
    const { entry, trip, findings } = await load(`passport=DE&destination=NG&${DATES}`)
    expect(entry?.visa?.value.requirement).toBe('e-visa')
    expect(trip?.leavesOn).toBe('2099-01-20')
    expect(findings).toHaveLength(5)
  })
  it('checks the stay without the dates of the passport', async () => {
    const view = await load('passport=GB&destination=VN&arrive=2099-01-10&leave=2099-01-20')
    expect(view).toMatchObject({ problems: {}, trip: null, findings: null })
    expect(view.stay).toEqual({ arrivesOn: '2099-01-10', leavesOn: '2099-01-20' })
  })
  it('checks the dates without any country', async () => {
    const { entry, findings } = await load(DATES)
    expect([entry, findings?.length]).toEqual([null, 5])
  })
  it.each([
    ['passport=PT&destination=', { destination: 'country' }],
    ['passport=&destination=JP', { passport: 'country' }],
    ['passport=😀&destination=JP', { passport: 'country' }],
    ['expires=', { expires: 'missing', arrive: 'missing', leave: 'missing' }],
  ])('asks for missing fields: %s', async (query, problems) => {
    expect(await load(query)).toMatchObject({ problems, entry: null, findings: null })
  })
  it.each([
    ['arrive=2099-01-10', { leave: 'missing' }],
    [DATES.replace('leave=2099', 'leave=2098'), { leave: 'order' }],
    ['expires=2099-04-20', { arrive: 'missing', leave: 'missing' }],
    ['expires=2099-02-31&arrive=&leave=', { expires: 'missing', arrive: 'missing', leave: 'missing' }],
    ['expires=&issued=2090-01-01&arrive=2099-01-10&leave=2099-01-20', { expires: 'missing' }],
  ])('answers the visa and asks for what %s leaves open', async (dates, problems) => {
    const view = await load(`passport=PT&destination=JP&${dates}`)
    expect(view).toMatchObject({ problems, trip: null, findings: null })
    expect(view.entry?.visa?.value.requirement).toBe('visa-free')
  })
  it('lists countries by name, before any question', async () => {
    const { countries, problems } = await load('')
    expect([countries.slice(0, 3), problems]).toEqual([['AF', 'AL', 'DZ'], {}])
  })
  it('still checks the dates of a passport when the tables fail to load', async () => {
    const alone = new RouterContextProvider()
    alone.set(serverEntryTables, () => Promise.reject(new Error('no network')))
    const view = await load(`passport=PT&destination=JP&${DATES}`, alone)
    expect(view).toMatchObject({ countries: [], entry: null, problems: {} })
    expect(view.findings).toHaveLength(5)
  })
})
