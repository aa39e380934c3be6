import { randomInt } from 'node:crypto'

/** Limits are counted by address; a journey that is not about them brings its own. */
export function ownAddress(): Record<'x-forwarded-for', string> {
  return { 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` }
}
