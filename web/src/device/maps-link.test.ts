import { describe, expect, it } from 'vitest'

import { directionsLink, mapsLink, mapsPlatform, searchLink } from './maps-link.ts'

const LISBON = { coordinates: { latitude: 38.7223, longitude: -9.1393 } }
const BY_NAME = { address: 'Rua Augusta 1 & 2, Lisboa' }

describe('mapsLink', () => {
  it.each([
    ['android', 'geo:38.722300,-9.139300?q=38.722300,-9.139300'],
    ['ios', 'https://maps.apple.com/?ll=38.722300,-9.139300&q=38.722300,-9.139300'],
    ['web', 'https://www.openstreetmap.org/?mlat=38.722300&mlon=-9.139300#map=16/38.722300/-9.139300'],
  ] as const)('opens a point on %s', (platform, href) => expect(mapsLink(LISBON, platform)).toBe(href))

  it.each(['android', 'ios', 'web'] as const)('encodes an address correctly on %s', (platform) => {
    expect(mapsLink(BY_NAME, platform)).toContain('Rua%20Augusta%201%20%26%202%2C%20Lisboa')
    expect(directionsLink(BY_NAME, platform)).toContain('Rua%20Augusta%201%20%26%202%2C%20Lisboa')
  })

  it.each([{}, { address: '' }, { coordinates: null }, { coordinates: { latitude: 91, longitude: 0 } }])(
    'has no link without a target: %o',
    (target) => {
      for (const platform of ['android', 'ios', 'web'] as const) {
        expect(mapsLink(target, platform)).toBeNull()
        expect(directionsLink(target, platform)).toBeNull()
        expect(searchLink('pharmacy', target, platform)).toBeNull()
      }
    },
  )

  it('searches around a point', () => {
    expect(searchLink('cash machine', LISBON, 'android')).toBe('geo:38.722300,-9.139300?q=cash%20machine')
    expect(searchLink('fuel', LISBON, 'ios')).toBe('https://maps.apple.com/?q=fuel&sll=38.722300,-9.139300')
  })
})

it.each([
  ['Mozilla/5.0 (Linux; Android 16; Pixel 9) Mobile', 'android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X)', 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 'web'],
])('%s is %s', (userAgent, platform) => expect(mapsPlatform(userAgent)).toBe(platform))
