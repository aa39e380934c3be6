import { describe, expect, it } from 'vitest'

import { calendarDate } from '../kernel/index.ts'
import { chooseMissions, type ListedNumbers, rateNumbers } from './index.ts'

const TABLE = { source: { title: 'A government', url: 'https://a.example/' }, checkedAt: calendarDate('2026-08-22') }
const LAW = { source: { title: 'A directive', url: 'https://law.example/' }, checkedAt: calendarDate('2026-11-15') }
const LISTED: ListedNumbers = {
  ...TABLE,
  country: 'XX',
  police: ['110'],
  ambulance: ['119'],
  fire: ['119', '120'],
  general: ['112'],
  generalSource: TABLE,
  confidence: 'high',
  agreement: { police: 3, ambulance: 2, fire: 2 },
  sourcesAsked: 4,
}
const rate = (changes: Partial<ListedNumbers>) => rateNumbers({ ...LISTED, ...changes }).services

describe('rateNumbers', () => {
  it('believes a number that two sources agree on', () => {
    expect(rate({}).police[0]).toMatchObject({ number: '110', confidence: 'high', agreement: 3, sourcesAsked: 4 })
  })

  it('believes each service for itself: one source alone is medium', () => {
    const { police, fire } = rate({ confidence: 'medium', agreement: { police: 3, ambulance: 2, fire: 1 } })
    expect([police[0]?.confidence, fire[0]?.confidence]).toEqual(['high', 'medium'])
  })

  it('doubts all of a row that its own source doubts', () => {
    const { police, general } = rate({ confidence: 'low' })
    expect([police[0]?.confidence, general[0]?.confidence]).toEqual(['low', 'low'])
  })

  it('is as sure of a number for everything as of its least sure service', () => {
    expect(rate({ agreement: { police: 4, ambulance: 1, fire: 4 } }).general[0]).toMatchObject({
      confidence: 'medium',
      agreement: 1,
    })
  })

  it('is sure of what a law gives, and names the law; a second number is still the table’s', () => {
    const { general } = rate({ general: ['112', '999'], generalSource: LAW, confidence: 'low' })
    expect(general[0]).toMatchObject({ number: '112', confidence: 'high', agreement: null, ...LAW })
    expect(general[1]).toMatchObject({ number: '999', confidence: 'low', ...TABLE })
  })

  it('takes the number of the police for no number for everything, unless a law makes it one', () => {
    const thai = { police: ['191'], ambulance: ['1669'], fire: ['199'], general: ['191'] }
    expect(rate(thai).general).toEqual([])
    expect(rate({ ...thai, generalSource: LAW }).general).toHaveLength(1)
    expect(rate({ ...thai, ambulance: ['191'] }).general).toHaveLength(1)
  })

  it('has nothing to say of a service nobody lists', () => expect(rate({ fire: [] }).fire).toEqual([]))
})

describe('chooseMissions', () => {
  const at = { latitude: 0, longitude: 0 }
  const mission = (host: string, kind: string, longitude: number | null) => ({
    host,
    kind,
    coordinates: longitude === null ? null : { latitude: 0, longitude },
  })
  const here = (...all: readonly ReturnType<typeof mission>[]) =>
    chooseMissions(all, 'XX', at).map(({ mission: { host, kind, coordinates } }) => [
      host,
      kind,
      coordinates?.longitude,
    ])

  it('takes those of the country, the nearest first, also where another is nearer abroad', () => {
    expect(here(mission('YY', 'embassy', 1), mission('XX', 'consulate', 5), mission('XX', 'embassy', 3))).toEqual([
      ['XX', 'embassy', 3],
      ['XX', 'consulate', 5],
    ])
  })

  it('puts the embassy first where nobody knows which is near', () => {
    const all = ['consulate', 'consulate-general', 'embassy', 'honorary-consulate'].map((kind) =>
      mission('XX', kind, null),
    )
    expect(chooseMissions(all, 'XX', null).map(({ mission: { kind } }) => kind)).toEqual([
      'embassy',
      'consulate-general',
      'consulate',
    ])
  })

  it('puts an honorary consul and one without a place last', () => {
    expect(
      here(mission('XX', 'honorary-consulate', 1), mission('XX', 'embassy', null), mission('XX', 'consulate', 9)),
    ).toEqual([
      ['XX', 'consulate', 9],
      ['XX', 'embassy', undefined],
      ['XX', 'honorary-consulate', 1],
    ])
  })

  it('names the nearest two abroad where there is none here, and no honorary consul', () => {
    const all = [mission('YY', 'embassy', 9), mission('ZZ', 'embassy', 4), mission('WW', 'embassy', 7)]
    expect(here(...all, mission('VV', 'honorary-consulate', 1)).map(([host]) => host)).toEqual(['ZZ', 'WW'])
  })

  it('knows nothing where neither a mission nor a place is known', () => {
    expect(chooseMissions([], 'XX', at)).toEqual([])
    expect(chooseMissions([mission('YY', 'embassy', 1)], 'XX', null)).toEqual([])
    expect(chooseMissions([mission('XX', 'embassy', 1)], 'XX', null)).toMatchObject([{ km: null }])
  })
})
