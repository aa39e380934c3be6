import { describe, expect, it } from 'vitest'

import { parseSettings } from '../config/settings.ts'
import { createPagePolicy } from '../http/content-security-policy.ts'
import { mapSetting } from './map-setting.ts'

const TILES = 'https://streets.example/planet'
const OFF = { FEEDS: 'off' }
const STYLE = 'https://tiles.example/styles/bright'

describe('mapSetting', () => {
  it.each([
    ['nothing', {}, { provider: 'open', tilesUrl: 'https://tiles.openfreemap.org/planet' }],
    ['other streets', { TILES_URL: TILES }, { provider: 'open', tilesUrl: TILES }],
    ['no streets', { TILES_URL: 'off' }, undefined],
    ['no feeds', { ...OFF, TILES_URL: TILES }, undefined],
    ['a public style', { ...OFF, MAP_STYLE_URL: STYLE }, { provider: 'open', styleUrl: STYLE }],
    [
      'a public style and streets',
      { MAP_STYLE_URL: STYLE, TILES_URL: TILES },
      { provider: 'open', styleUrl: STYLE, tilesUrl: TILES },
    ],
    ['a key of Google', { GOOGLE_MAPS_KEY: 'k' }, { provider: 'google' }],
    ['Google without a key', { MAPS_PROVIDER: 'google' }, { provider: 'google' }],
    ['a key for searches alone', { ...OFF, GOOGLE_MAPS_KEY: 'k', MAPS_PROVIDER: 'open' }, undefined],
  ])('of %s', (_, env, setting) => {
    expect(mapSetting(parseSettings(env))).toEqual(setting)
  })
})

describe('the policy of a page', () => {
  const policyOf = (env: Record<string, string>) => createPagePolicy(parseSettings(env))({ scripts: ['a'] })

  it('allows our own maps without an extra entry', () => {
    expect(policyOf(OFF)).not.toMatch(/unsafe|google|https:/)
    expect(policyOf(OFF)).toContain("worker-src 'self'")
  })

  it('allows connections to the origin of the street tiles, and nothing else from it', () => {
    const policy = policyOf({ TILES_URL: TILES })
    expect(policy).toMatch(/connect-src [^;]* https:\/\/streets\.example;/)
    expect(policy.match(/https:\/\/[^ ;]+/g)).toEqual(['https://streets.example'])
    expect(policyOf({ MAPS_PROVIDER: 'google', TILES_URL: TILES })).not.toContain('streets.example')
  })

  it('allows the origin of a public style, and no other', () => {
    const policy = policyOf({ ...OFF, MAP_STYLE_URL: STYLE })
    expect(policy.match(/https:\/\/[^ ;]+/g)).toEqual(['https://tiles.example', 'https://tiles.example'])
  })

  it('allows Google only when Google draws the maps', () => {
    const policy = policyOf({ MAPS_PROVIDER: 'google' })
    expect(policy).toMatch(/script-src 'self' 'sha256-[^;]* https:\/\/\*\.googleapis\.com/)
    expect(policy).toMatch(/style-src 'self' 'unsafe-inline' https:\/\/fonts\.googleapis\.com;/)
    expect(policy).not.toMatch(/script-src [^;]*'unsafe/)
    expect(policyOf({ MAPS_PROVIDER: 'open', GOOGLE_MAPS_KEY: 'k' })).not.toContain('google')
  })
})
