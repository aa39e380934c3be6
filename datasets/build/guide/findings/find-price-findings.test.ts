import { describe, expect, it, vi } from 'vitest'

import { findPriceFindings } from './find-price-findings.ts'

// Every country and the places of a hundred cities.
vi.setConfig({ testTimeout: 60_000 })

describe('findPriceFindings', async () => {
  const findings = await findPriceFindings()

  it('knows no insane item of a country', () => {
    expect(findings.filter(({ code, what, subject }) => code === 'insane' && subject.endsWith(` ${what}`))).toEqual([])
  })

  it('drops few fees of the guide, each for an editor to read', () => {
    const dropped = findings.filter(({ code }) => code === 'insane').map(({ subject }) => subject)
    expect(dropped.length).toBeLessThanOrEqual(12)
  })

  it('keeps where a dated fact says something else', () => {
    expect(findings.filter(({ code }) => code === 'differs').length).toBeLessThanOrEqual(40)
  })
})
