import { describe, expect, it } from 'vitest'

import { readPackedFile } from '../packed-files/index.ts'
import { loadVisas } from './index.ts'

const visas = await loadVisas(readPackedFile)

describe('loadVisas', () => {
  it('is a square matrix of 199 passports', () =>
    expect([visas.size, visas.passports.length]).toEqual([199 * 199, 199]))
  it.each([
    ['FR', 'FR', 'own', null],
    ['FR', 'US', 'eta', 90],
    ['AE', 'FR', 'visa-free', 90],
    ['AF', 'US', 'no-admission', null],
  ])('%s to %s is %s', (passport, destination, requirement, days) => {
    expect(visas.between(passport, destination)).toMatchObject({ requirement, days })
  })
  it('has a note with link and date for a corrected rule', () => {
    const note = visas.between('AG', 'US')?.note
    expect(note).toMatchObject({ from: '2026-01-01', to: null, checkedAt: '2026-11-14' })
    expect(note?.words).toMatch(/^Proclamation 10998/)
    expect(note?.url).toMatch(/^https:/)
  })
  it.each([
    ['CA', 'MZ', 'eta', 30],
    ['GB', 'PE', 'visa-free', 90],
    ['IE', 'SG', 'visa-free', 30],
  ])(
    'follows the official page where it differs from the matrix: %s to %s',
    (passport, destination, requirement, days) => {
      expect(visas.between(passport, destination)).toMatchObject({
        requirement,
        days,
        note: { checkedAt: '2026-08-22', from: null },
      })
    },
  )
  it('has no rule for an invalid country', () => expect(visas.between('XX', 'FR')).toBeUndefined())
})
