import { describe, expect, it } from 'vitest'

import { describeSettings, parseSettings, withPort } from './settings.ts'

describe('parseSettings', () => {
  it('needs no settings', () => {
    expect(parseSettings({})).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      isHosted: false,
      isCompat: false,
    })
  })

  it('treats an empty value as unset', () => {
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
    [{ AUTH_REDIRECT_URLS: 'https://a.example, sojourn' }, /^Setting AUTH_REDIRECT_URLS: must be addresses/],
    [{ AUTH_REDIRECT_URLS: 'javascript:alert(1)' }, /^Setting AUTH_REDIRECT_URLS: must be addresses/],
    [{ MAIL_FROM: 'Sojourn' }, /^Setting MAIL_FROM: must be a mailbox/],
    [{ MAIL_FROM: 'Sojourn <hello>' }, /^Setting MAIL_FROM: must be a mailbox/],
    [{ MAIL_FROM: 'a@b.example, c@d.example' }, /^Setting MAIL_FROM: must be a mailbox/],
    [{ BOOKING_HOST: 'https://www.expedia.com/' }, /^Setting BOOKING_HOST: must be a host name/],
    [{ HOST: 'http://localhost' }, /^Setting HOST: must be an address/],
    [{ LLM_PROVIDER: 'openai-compatible' }, /^Setting LLM_BASE_URL: is needed/],
    [{ LLM_PROVIDER: 'openai-compatible', LLM_BASE_URL: 'http://x/v1' }, /^Setting LLM_MODEL: is needed/],
    [{ LLM_PROVIDER: 'anthropic' }, /^Setting LLM_API_KEY: is needed/],
    [{ LLM_TIMEOUT_MS: 'long' }, /^Setting LLM_TIMEOUT_MS: /],
    [{ LLM_COST_IN: '-1' }, /^Setting LLM_COST_IN: /],
    [{ LLM_DAILY_COST: '5' }, /^Setting LLM_DAILY_COST: needs LLM_COST_IN/],
    [{ STRIPE_SECRET_KEY: 'sk_test_x' }, /^Setting STRIPE_WEBHOOK_SECRET: is needed together with STRIPE_SECRET_KEY/],
    [{ MAPS_PROVIDER: 'bing' }, /^Setting MAPS_PROVIDER: /],
    [{ S3_ENDPOINT: 'https://s3.example' }, /^Setting S3_BUCKET: is needed together with S3_ENDPOINT/],
    [{ S3_BUCKET: 'b' }, /^Setting S3_ENDPOINT: is needed together with S3_BUCKET/],
    [{ REDIS_URL: 'redis://localhost' }, /^Setting REDIS_URL: is not used in this version/],
  ])('refuses %j in one line', (env, line) => {
    expect(() => parseSettings(env)).toThrow(line)
    expect(() => parseSettings(env)).toThrow(/See npm start -- --help$/)
  })

  it.each([
    { AUTH_REDIRECT_URLS: 'https://a.example, https://b.example/welcome, myapp://open,' },
    { MAIL_FROM: 'hello@example.com' },
    { MAIL_FROM: 'Sojourn, your companion <hello@sojourn.localhost>' },
    { BOOKING_HOST: 'www.expedia.co.uk' },
    { MAPS_PROVIDER: 'google' },
    { HOST: '::' },
    { HOST: '0.0.0.0' },
    { HOST: 'localhost' },
    { LLM_PROVIDER: 'openai-compatible', LLM_BASE_URL: 'http://localhost:11434/v1', LLM_MODEL: 'm' },
    { S3_ENDPOINT: 'https://s3.example', S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'i', S3_SECRET_ACCESS_KEY: 's' },
  ])('takes %j', (env) => {
    expect(parseSettings(env)).toMatchObject(env)
  })

  it('never repeats a secret in its refusal', () => {
    expect(() => parseSettings({ DATABASE_URL: 'mysql://me:hunter2@x/y' })).toThrow(/^(?!.*hunter2)/)
  })

  it('uses the port that the system chose', () => {
    expect(withPort(parseSettings({ PORT: '0' }), 4567).publicUrl).toBe('http://localhost:4567')
    expect(withPort(parseSettings({ PUBLIC_URL: 'https://a.b/' }), 4567).publicUrl).toBe('https://a.b')
  })
})

it('describes every setting', () => {
  const all = describeSettings()
  for (const { name, description } of all) expect([name, description]).not.toContain('')
  expect(all).toContainEqual(expect.objectContaining({ name: 'FEEDS', allowed: ['on', 'off'], standard: 'on' }))
  expect(all.at(-1)?.name).toBe('AFFILIATE_*')
})
