import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { findCities, type FoundCities } from './find-cities.ts'

const askFunction = vi.hoisted(() => vi.fn())
const searchOffline = vi.hoisted(() => vi.fn())
vi.mock('./ask-function.ts', () => ({ askFunction }))
const findServedOffline = vi.hoisted(() => vi.fn())
const addRegionsOffline = vi.hoisted(() => async (_: string, cities: readonly unknown[]) => cities)
vi.mock('./offline-search.ts', () => ({ addRegionsOffline, searchOffline, findServedOffline }))

const MUNICH = { name: 'Munich', country: 'Germany', displayName: 'Munich, Germany' }
const HAMBURG = { name: 'Hamburg', country: 'Germany', displayName: 'Hamburg, Germany' }

let meanwhile: FoundCities[] = []
const find = (query: string, signal = new AbortController().signal) =>
  findCities({} as Parameters<typeof findCities>[0], query, signal, (found) => meanwhile.push(found))

beforeEach(() => {
  meanwhile = []
  vi.stubGlobal('navigator', { onLine: true })
  askFunction.mockReset().mockRejectedValue(new Error('no answer'))
  searchOffline.mockReset().mockResolvedValue(null)
})
afterEach(() => vi.unstubAllGlobals())

it('returns the answer of the server', async () => {
  askFunction.mockResolvedValue({ cities: [MUNICH] })
  expect(await find('mun')).toEqual({ cities: [MUNICH], from: 'server' })
  expect(searchOffline).not.toHaveBeenCalled()
})

it('keeps the fields of a region, and drops invalid ones', async () => {
  const region = { id: 'bali', kind: 'island', airports: ['DPS'], coordinates: { latitude: -8.4, longitude: 115.2 } }
  askFunction.mockResolvedValue({
    cities: [
      { ...HAMBURG, region },
      { ...MUNICH, region: { ...region, kind: 'planet' } },
    ],
  })
  expect((await find('ba')).cities).toEqual([{ ...HAMBURG, region }, MUNICH])
})

it('uses the list of the device when no server answers, and does not retry', async () => {
  searchOffline.mockResolvedValue([HAMBURG])
  expect(await find('ham')).toEqual({ cities: [HAMBURG], from: 'device' })
  expect(askFunction).toHaveBeenCalledOnce()
})

it('offers the city that an airport of that name serves, without a network', async () => {
  const london = { name: 'London', country: 'United Kingdom', displayName: 'London, United Kingdom', rank: 2 }
  searchOffline.mockResolvedValue([])
  findServedOffline.mockImplementation(async (code: string) => (code === 'LHR' ? [london] : []))
  const { rank: _, ...shown } = london
  expect(await find('heathrow')).toEqual({ cities: [shown], from: 'device' })
})

it('shows the few built-in ones meanwhile, and asks once more', async () => {
  askFunction.mockRejectedValueOnce(new Error('too late')).mockResolvedValue({ cities: [HAMBURG, MUNICH] })
  expect(await find('ham')).toEqual({ cities: [HAMBURG, MUNICH], from: 'server' })
  expect(meanwhile).toEqual([{ cities: [HAMBURG], from: 'built-in' }])
})

it('keeps them when the second request fails too', async () => {
  expect(await find('ham')).toEqual({ cities: [HAMBURG], from: 'built-in' })
  expect(askFunction).toHaveBeenCalledTimes(2)
})

it('does not retry without a connection', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  expect(await find('ham')).toMatchObject({ from: 'built-in' })
  expect(askFunction).toHaveBeenCalledOnce()
})

it('returns nothing once the text has changed', async () => {
  const typing = new AbortController()
  askFunction.mockImplementation(async () => {
    typing.abort()
    throw new Error('aborted')
  })
  await expect(find('ham', typing.signal)).rejects.toThrow('aborted')
})

it('shows the built-in cities while a slow device builds its index, and then its cities', async () => {
  vi.useFakeTimers()
  searchOffline.mockImplementation(() => new Promise((resolve) => setTimeout(() => resolve([MUNICH]), 20_000)))
  const finding = find('ham')
  await vi.advanceTimersByTimeAsync(20_000)
  expect(await finding).toEqual({ cities: [MUNICH], from: 'device' })
  expect(meanwhile).toEqual([{ cities: [HAMBURG], from: 'built-in' }])
  vi.useRealTimers()
})
