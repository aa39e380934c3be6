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
  it('trusts a number that two sources agree on', () => {
    expect(rate({}).police[0]).toMatchObject({ number: '110', confidence: 'high', agreement: 3, sourcesAsked: 4 })
  })

  it('rates each service separately: one source alone is medium', () => {
    const { police, fire } = rate({ confidence: 'medium', agreement: { police: 3, ambulance: 2, fire: 1 } })
    expect([police[0]?.confidence, fire[0]?.confidence]).toEqual(['high', 'medium'])
  })

  it('rates a whole row low when its own source doubts it', () => {
    const { police, general } = rate({ confidence: 'low' })
    expect([police[0]?.confidence, general[0]?.confidence]).toEqual(['low', 'low'])
  })

  it('rates a general number as low as its lowest service', () => {
    expect(rate({ agreement: { police: 4, ambulance: 1, fire: 4 } }).general[0]).toMatchObject({
      confidence: 'medium',
      agreement: 1,
    })
  })

  it('rates a number set by law high, and names the law; other numbers keep the table’s rating', () => {
    const { general } = rate({ general: ['112', '999'], generalSource: LAW, confidence: 'low' })
    expect(general[0]).toMatchObject({ number: '112', confidence: 'high', agreement: null, ...LAW })
    expect(general[1]).toMatchObject({ number: '999', confidence: 'low', ...TABLE })
  })

  it('does not treat the police number as a general number, unless a law makes it one', () => {
    const thai = { police: ['191'], ambulance: ['1669'], fire: ['199'], general: ['191'] }
    expect(rate(thai).general).toEqual([])
    expect(rate({ ...thai, generalSource: LAW }).general).toHaveLength(1)
    expect(rate({ ...thai, ambulance: ['191'] }).general).toHaveLength(1)
  })

  it('returns nothing for an unlisted service', () => expect(rate({ fire: [] }).fire).toEqual([]))
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

  it('chooses those of the country, the nearest first, also when another abroad is nearer', () => {
    expect(here(mission('YY', 'embassy', 1), mission('XX', 'consulate', 5), mission('XX', 'embassy', 3))).toEqual([
      ['XX', 'embassy', 3],
      ['XX', 'consulate', 5],
    ])
  })

  it('puts the embassy first without distances', () => {
    const all = ['consulate', 'consulate-general', 'embassy', 'honorary-consulate'].map((kind) =>
      mission('XX', kind, null),
    )
    expect(chooseMissions(all, 'XX', null).map(({ mission: { kind } }) => kind)).toEqual([
      'embassy',
      'consulate-general',
      'consulate',
    ])
  })

  it('puts an honorary consul and one without a position last', () => {
    expect(
      here(mission('XX', 'honorary-consulate', 1), mission('XX', 'embassy', null), mission('XX', 'consulate', 9)),
    ).toEqual([
      ['XX', 'consulate', 9],
      ['XX', 'embassy', undefined],
      ['XX', 'honorary-consulate', 1],
    ])
  })

  it('names the nearest two abroad when there is none here, and no honorary consul', () => {
    const all = [mission('YY', 'embassy', 9), mission('ZZ', 'embassy', 4), mission('WW', 'embassy', 7)]
    expect(here(...all, mission('VV', 'honorary-consulate', 1)).map(([host]) => host)).toEqual(['ZZ', 'WW'])
  })

  it('returns nothing when neither a mission nor a position is known', () => {
    expect(chooseMissions([], 'XX', at)).toEqual([])
    expect(chooseMissions([mission('YY', 'embassy', 1)], 'XX', null)).toEqual([])
    expect(chooseMissions([mission('XX', 'embassy', 1)], 'XX', null)).toMatchObject([{ km: null }])
  })
})
