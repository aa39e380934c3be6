import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

import { describe, expect, it } from 'vitest'

import { readPackedFile } from '../packed-files/index.ts'
import { loadGuide } from './index.ts'

/** Measured at 0.2 s for everything on two weak cores; a first query reads one country. */
const FIRST_USE_MS = 300
/** Measured at 49 MB. */
const MOST_BYTES = 60_000_000

const guide = await loadGuide(readPackedFile)

describe('loadGuide', () => {
  it('finds destinations by id, the most popular first', () => {
    const ranks = guide.destinations.map(({ rank }) => rank)
    expect(guide.destinations.length).toBeGreaterThan(600)
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
    expect(guide.find('lisbon')).toMatchObject({ name: 'Lisbon', countries: ['PT'], gatewayAirport: 'LIS' })
    expect(guide.find('nowhere')).toBeUndefined()
  })

  it('returns a destination with its sights, legs and country', async () => {
    const lisbon = await guide.destination('lisbon')
    expect(lisbon?.sights.map(({ id }) => id)).toContain('lisbon.belem-tower')
    expect(lisbon?.sights.every(({ destinationId }) => destinationId === 'lisbon')).toBe(true)
    expect(lisbon?.transfers.some(({ airport }) => airport === 'LIS')).toBe(true)
    expect(lisbon?.country.code).toBe('PT')
    expect(lisbon?.asOf).toMatch(/^20\d\d-\d\d$/)
  })

  it('returns every destination of its index', async () => {
    const found = guide.destinations.map(async ({ id }) => (await guide.destination(id))?.destination.id)
    expect(await Promise.all(found)).toEqual(guide.destinations.map(({ id }) => id))
  })

  it('keeps all countries in 60 MB', async () => {
    const program = `
      import { loadGuide } from './load-guide.ts'
      import { readPackedFile } from '../packed-files/index.ts'
      gc()
      const before = process.memoryUsage().heapUsed
      const guide = await loadGuide(readPackedFile)
      for (const { id } of guide.destinations) await guide.destination(id)
      for (const code of guide.countries) await guide.facts(code)
      gc()
      console.log(process.memoryUsage().heapUsed - before, guide.destinations.length)`
    const file = ['--expose-gc', '--input-type=module', '--eval', program]
    const { stdout } = await promisify(execFile)(process.execPath, file, { cwd: import.meta.dirname })
    const [bytes = Infinity, count] = stdout.split(' ').map(Number)
    expect(bytes).toBeLessThan(MOST_BYTES)
    expect(count).toBe(guide.destinations.length)
  })

  it('joins the parts of a large country', async () => {
    const [country, newYork] = [await guide.country('US'), await guide.destination('new-york')]
    expect(guide.find('new-york')?.part).toBeGreaterThan(0)
    const ids = newYork?.sights.map(({ id }) => id) ?? []
    expect(ids.length).toBeGreaterThan(20)
    expect(country?.sights.map(({ id }) => id)).toEqual(expect.arrayContaining(ids))
  })

  it('returns practical facts of a country without destinations', async () => {
    const facts = guide.countries.map(async (code) => (await guide.country(code))?.country.code)
    expect(await Promise.all(facts)).toEqual(guide.countries)
  })

  it('reads a country once, and again after a failure', async () => {
    const asked: string[] = []
    let isDown = true
    const fresh = await loadGuide(async (file) => {
      asked.push(file)
      if (isDown && file === 'guide/pt.json') throw new Error('offline')
      return readPackedFile(file)
    })
    await expect(fresh.country('PT')).rejects.toThrow('offline')
    isDown = false
    await fresh.country('PT')
    await fresh.destination('lisbon')
    expect(asked).toEqual(['guide/destinations.json', 'guide/pt.json', 'guide/pt.json'])
  })

  it('answers a first query quickly', async () => {
    // The best of three: other tests share the processor.
    const times: number[] = []
    for (let round = 0; round < 3; round += 1) {
      const start = performance.now()
      const fresh = await loadGuide(readPackedFile)
      await fresh.destination('lisbon')
      times.push(performance.now() - start)
    }
    expect(Math.min(...times)).toBeLessThan(FIRST_USE_MS)
  })
})
