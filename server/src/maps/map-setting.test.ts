import { describe, expect, it } from 'vitest'

import { parseSettings } from '../config/settings.ts'
import { createPagePolicy } from '../http/content-security-policy.ts'
import { mapSetting } from './map-setting.ts'

const STYLE = 'https://tiles.example/styles/bright'

describe('mapSetting', () => {
  it.each([
    ['nothing', {}, undefined],
    ['a public style', { MAP_STYLE_URL: STYLE }, { provider: 'open', styleUrl: STYLE }],
    ['a key of Google', { GOOGLE_MAPS_KEY: 'k' }, { provider: 'google' }],
    ['Google without a key', { MAPS_PROVIDER: 'google' }, { provider: 'google' }],
    ['a key for searches alone', { GOOGLE_MAPS_KEY: 'k', MAPS_PROVIDER: 'open' }, undefined],
  ])('of %s', (_, env, setting) => {
    expect(mapSetting(parseSettings(env))).toEqual(setting)
  })
})

describe('the policy of a page', () => {
  const policyOf = (env: Record<string, string>) => createPagePolicy(parseSettings(env))({ scripts: ['a'] })

  it('allows our own maps without an extra entry', () => {
    expect(policyOf({})).not.toMatch(/unsafe|google|https:/)
    expect(policyOf({})).toContain("worker-src 'self'")
  })

  it('allows the origin of a public style, and no other', () => {
    const policy = policyOf({ MAP_STYLE_URL: STYLE })
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
