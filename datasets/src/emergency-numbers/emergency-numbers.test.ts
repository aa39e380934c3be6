import { describe, expect, it } from 'vitest'

import { EMERGENCY_COUNTRIES, emergencyNumbersOf } from './index.ts'

const all = EMERGENCY_COUNTRIES.map((country) => emergencyNumbersOf(country)!)

describe('emergencyNumbersOf', () => {
  it('knows 246 countries and territories, each once', () => {
    expect(all).toHaveLength(246)
    expect(new Set(EMERGENCY_COUNTRIES).size).toBe(246)
  })

  it.each([
    ['PT', '112', '112', '112'],
    ['US', '911', '911', '911'],
    ['JP', '110', '119', '119'],
    ['FR', '17', '15', '18'],
    ['GB', '999', '999', '999'],
    ['AU', '000', '000', '000'],
  ])('%s: %s, %s, %s', (country, police, ambulance, fire) => {
    const found = emergencyNumbersOf(country)!
    expect([found.police[0], found.ambulance[0], found.fire[0]]).toEqual([police, ambulance, fire])
    expect(found.confidence).toBe('high')
  })

  it('contains valid numbers, and at least one per country', () => {
    for (const { police, ambulance, fire, general } of all) {
      const numbers = [...police, ...ambulance, ...fire, ...general]
      expect(numbers.length).toBeGreaterThan(0)
      for (const number of numbers) expect(number).toMatch(/^\d{2,5}$/)
    }
  })

  it('never agrees with more sources than were checked, and has high confidence only when two agree', () => {
    for (const { agreement, sourcesAsked, confidence } of all) {
      const counts = Object.values(agreement)
      expect(Math.max(...counts)).toBeLessThanOrEqual(sourcesAsked)
      if (confidence === 'high') expect(Math.min(...counts)).toBeGreaterThanOrEqual(2)
    }
  })

  it.each(['AT', 'DE', 'IT', 'LI', 'LU', 'LV', 'NO', 'PL', 'PT', 'SI', 'SK', 'AX', 'RE', 'IE'])(
    '%s answers 112 for everything, by law',
    (country) => {
      const { general, generalSource } = emergencyNumbersOf(country)!
      expect(general[0]).toBe('112')
      expect(generalSource.source.title).toContain('2018/1972')
    },
  )

  it('names the law for no other country', () => {
    const byLaw = all.filter(({ generalSource }) => generalSource.source.title.includes('2018/1972'))
    expect(byLaw).toHaveLength(37)
    expect(byLaw.map(({ country }) => country)).not.toContain('CH')
    expect(emergencyNumbersOf('CH')?.generalSource.source).toEqual(emergencyNumbersOf('CH')?.source)
  })

  it('has low confidence when the main source says that no number works', () => {
    expect(emergencyNumbersOf('SS')?.confidence).toBe('low')
    expect(emergencyNumbersOf('CD')?.ambulance).toEqual([])
  })

  it('names the source of a row and its date', () => {
    expect(emergencyNumbersOf(' pt ')).toMatchObject({ checkedAt: '2026-08-22', sourcesAsked: 4 })
    expect(emergencyNumbersOf('PT')?.source.title).toContain('Foreign, Commonwealth')
    expect(emergencyNumbersOf('GB')?.source.title).toContain('Smartraveller')
  })

  it('returns nothing for an unknown country', () => expect(emergencyNumbersOf('ZZ')).toBeUndefined())
})
