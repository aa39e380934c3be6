import { describe, expect, it } from 'vitest'

import { findAirport } from '../airports/index.ts'
import { isInEea } from './index.ts'

describe('isInEea', () => {
  it.each([
    'LIS',
    'VIE',
    'OSL',
    'KEF',
    'ZRH',
    'GVA',
    'BSL',
    'PTP',
    'CAY',
    'RUN',
    'DZA',
    'SFG',
    'TFN',
    'FNC',
    'PDL',
    'MHQ',
    'LCA',
  ])('EU-1 %s is covered', (code) => expect(isInEea(findAirport(code)!)).toBe(true))
  it.each([
    'LHR',
    'BFS',
    'GIB',
    'GCI',
    'IOM',
    'GOH',
    'FAE',
    'SBH',
    'AUA',
    'CUR',
    'SXM',
    'NOU',
    'PPT',
    'LYR',
    'ECN',
    'IST',
    'BEG',
  ])('EU-1 %s is not', (code) => expect(isInEea(findAirport(code)!)).toBe(false))
})
