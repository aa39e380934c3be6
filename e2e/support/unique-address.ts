import { randomInt } from 'node:crypto'

/** Rate limits count by IP address, so each journey sends its own. */
export function uniqueAddress(): Record<'x-forwarded-for', string> {
  return { 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` }
}
