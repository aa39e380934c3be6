import { expect, it } from 'vitest'

import { type DeviceParts, fingerprintHash, hash32 } from './index.ts'

const PHONE: DeviceParts = {
  user_agent: 'Browser/1',
  screen_resolution: '390x844x24',
  timezone: 'Europe/Lisbon',
  language: 'pt-PT',
  platform: 'Phone',
  cookie_enabled: true,
  local_storage_enabled: true,
  session_storage_enabled: true,
  indexed_db_enabled: true,
  webgl_vendor: 'v',
  webgl_renderer: 'r',
  canvas_fingerprint: '0badf00d',
  audio_fingerprint: '124.04',
}

it.each([
  ['', '00000000'],
  ['a', '00000061'],
  ['hello', '05e918d2'],
  ['polygenelubricants', '80000000'],
])('hash32 of “%s”', (text, hash) => expect(hash32(text)).toBe(hash))

it('is a number of 32 bits that depends on every part', () => {
  const hash = fingerprintHash(PHONE)
  expect(hash).toMatch(/^[0-9a-f]{8}$/)
  for (const [name, value] of Object.entries(PHONE)) {
    const other = typeof value === 'boolean' ? !value : `${value}.`
    expect(fingerprintHash({ ...PHONE, [name]: other }), name).not.toBe(hash)
  }
})
