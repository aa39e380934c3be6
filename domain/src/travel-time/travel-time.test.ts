import { describe, expect, it } from 'vitest'

import { chooseCityLeg, chooseLeg, estimateLeg } from './index.ts'

const LOUVRE = { latitude: 48.8606, longitude: 2.3376 }
const NOTRE_DAME = { latitude: 48.853, longitude: 2.3499 }
const SACRE_COEUR = { latitude: 48.8867, longitude: 2.3431 }
const VERSAILLES = { latitude: 48.8049, longitude: 2.1204 }
const LYON = { latitude: 45.7606, longitude: 4.8594 }
const LISBON = { latitude: 38.7742, longitude: -9.1342 }

const ON_FOOT_AND_BY_METRO = { longestWalkMetres: 1700, ride: 'transit' } as const

describe('estimateLeg', () => {
  it.each([
    ['Louvre to Notre-Dame on foot', LOUVRE, NOTRE_DAME, 'walk', 18, 24],
    ['Louvre to Sacré-Cœur by metro', LOUVRE, SACRE_COEUR, 'transit', 17, 25],
    ['Louvre to Versailles by train', LOUVRE, VERSAILLES, 'transit', 45, 65],
    ['Louvre to Versailles by car', LOUVRE, VERSAILLES, 'drive', 35, 60],
    ['Paris to Lyon by train', LOUVRE, LYON, 'train', 200, 280],
    ['Paris to Lisbon by air', LOUVRE, LISBON, 'fly', 320, 360],
  ] as const)('%s', (_, from, to, mode, least, most) => {
    const { minutes } = estimateLeg(from, to, mode)
    expect(minutes).toBeGreaterThanOrEqual(least)
    expect(minutes).toBeLessThanOrEqual(most)
  })

  it('takes no time to stay', () => {
    expect(estimateLeg(LOUVRE, LOUVRE, 'transit')).toEqual({ mode: 'transit', minutes: 0, metres: 0 })
  })
})

describe('chooseLeg', () => {
  it('walks a short way', () => expect(chooseLeg(LOUVRE, NOTRE_DAME, ON_FOOT_AND_BY_METRO).mode).toBe('walk'))
  it('rides a long one', () => expect(chooseLeg(LOUVRE, SACRE_COEUR, ON_FOOT_AND_BY_METRO).mode).toBe('transit'))
})

describe('chooseCityLeg', () => {
  it('takes the train to Lyon', () => expect(chooseCityLeg(LOUVRE, LYON).mode).toBe('train'))
  it('flies to Lisbon', () => expect(chooseCityLeg(LOUVRE, LISBON).mode).toBe('fly'))
})
