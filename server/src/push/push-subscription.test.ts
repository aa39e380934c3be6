import { expect, it } from 'vitest'

import { arePushKeys } from './push-subscription.ts'

// The example of RFC 8291, section 5.
const P256DH = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'
const AUTH = 'BTBZMqHH6r4Tts7J_aSIgg'
const OFF_CURVE = Buffer.from(P256DH, 'base64url').fill(1, 64).toString('base64url')
const HYBRID = Buffer.from(P256DH, 'base64url').fill(6, 0, 1).toString('base64url')

it.each([
  ['the example of the RFC', P256DH, AUTH, true],
  ['no point of the curve', OFF_CURVE, AUTH, false],
  ['letters that mean nothing', 'A'.repeat(87), AUTH, false],
  ['a point in its hybrid form', HYBRID, AUTH, false],
  ['a point cut short', P256DH.slice(0, 80), AUTH, false],
  ['a point with more behind it', `${P256DH}AAAA`, AUTH, false],
  ['a secret of fifteen octets', P256DH, AUTH.slice(0, 20), false],
  ['a secret of seventeen octets', P256DH, `${AUTH}A`, false],
])('%s', (_, p256dh, auth, isGood) => expect(arePushKeys({ p256dh, auth })).toBe(isGood))
