import { describe, expect, it } from 'vitest'

import { describeSettings, parseSettings, withPort } from './settings.ts'

describe('parseSettings', () => {
  it('needs nothing', () => {
    expect(parseSettings({})).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      isHosted: false,
      isCompat: false,
    })
  })

  it('takes an empty value for none', () => {
    expect(parseSettings({ PORT: '', SMTP_URL: '' })).toMatchObject({ PORT: 3000 })
  })

  it('gathers the ids of affiliates', () => {
    expect(parseSettings({ AFFILIATE_EXPEDIA: 'abc' }).affiliateIds).toEqual({ AFFILIATE_EXPEDIA: 'abc' })
  })

  it.each([
    [{ PORT: 'http' }, /^Setting PORT: /],
    [{ PORT: '70000' }, /^Setting PORT: /],
    [{ PUBLIC_URL: 'sojourn.example' }, /^Setting PUBLIC_URL: must be an http/],
    [{ DATABASE_URL: 'mysql://x/y' }, /^Setting DATABASE_URL: must start with postgres/],
    [{ SMTP_URL: 'http://mail' }, /^Setting SMTP_URL: must start with smtp/],
    [{ FEEDS: 'yes' }, /^Setting FEEDS: /],
    [{ TRUSTED_PROXIES: 'my-proxy' }, /^Setting TRUSTED_PROXIES: must be addresses/],
    [{ SUPABASE_COMPAT_JWKS: 'keys.json', HOST: '0.0.0.0' }, /^Setting SUPABASE_COMPAT_JWKS: .*loopback/],
    [{ SUPABASE_URL: 'https://x.supabase.co' }, /^Setting SUPABASE_ANON_KEY: is needed/],
    [
      { SUPABASE_URL: 'https://x.supabase.co', SUPABASE_ANON_KEY: 'a', SUPABASE_SERVICE_KEY: 'b' },
      /^Setting DATABASE_URL: is needed/,
    ],
  ])('refuses %j in one line', (env, line) => {
    expect(() => parseSettings(env)).toThrow(line)
    expect(() => parseSettings(env)).toThrow(/See npm start -- --help$/)
  })

  it('never repeats a secret in its refusal', () => {
    expect(() => parseSettings({ DATABASE_URL: 'mysql://me:hunter2@x/y' })).toThrow(/^(?!.*hunter2)/)
  })

  it('learns the port that the system chose', () => {
    expect(withPort(parseSettings({ PORT: '0' }), 4567).publicUrl).toBe('http://localhost:4567')
    expect(withPort(parseSettings({ PUBLIC_URL: 'https://a.b/' }), 4567).publicUrl).toBe('https://a.b')
  })
})

it('describes every setting', () => {
  for (const { name, description } of describeSettings()) expect([name, description]).not.toContain('')
})
