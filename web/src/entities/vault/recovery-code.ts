/** 160 random bits, written in Crockford's base 32: no I, L, O or U, so that a code read from paper is read right. */
import { type Bytes, randomBytes } from './cipher.ts'

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const CODE_BYTES = 20
const GROUP = 4
export const CODE_LENGTH = (CODE_BYTES * 8) / 5

/** As it is shown: eight groups of four. */
export function makeRecoveryCode(): string {
  return grouped(encode(randomBytes(CODE_BYTES)))
}

/** As it was typed: in small letters, without dashes, with an O for a zero. Null when it cannot be a code. */
export function readRecoveryCode(typed: string): string | null {
  const plain = typed
    .toUpperCase()
    .replaceAll(/[\s\-–—]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
  const isCode = plain.length === CODE_LENGTH && Array.from(plain).every((sign) => ALPHABET.includes(sign))
  return isCode ? grouped(plain) : null
}

function encode(bytes: Bytes): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{5}/g) ?? []).map((five) => ALPHABET[Number.parseInt(five, 2)] ?? '').join('')
}

function grouped(plain: string): string {
  return (plain.match(new RegExp(`.{${GROUP}}`, 'g')) ?? []).join('-')
}
