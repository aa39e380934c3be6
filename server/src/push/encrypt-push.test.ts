import { expect, it } from 'vitest'

import { encryptPush } from './encrypt-push.ts'

/** RFC 8291, section 5 and appendix A. */
const DEVICE = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
}
const CHANCE = {
  salt: Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url'),
  privateKey: Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'),
}
const SEALED =
  'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN'

it('computes the example of RFC 8291', () => {
  const sealed = encryptPush('When I grow up, I want to be a watermelon', DEVICE, CHANCE)
  expect(sealed.toString('base64url')).toBe(SEALED)
})

it('is different each time, and refuses what fits no record', () => {
  expect(encryptPush('x', DEVICE).equals(encryptPush('x', DEVICE))).toBe(false)
  expect(encryptPush('x'.repeat(4079), DEVICE)).toHaveLength(86 + 4096)
  expect(() => encryptPush('x'.repeat(4080), DEVICE)).toThrow(RangeError)
})
