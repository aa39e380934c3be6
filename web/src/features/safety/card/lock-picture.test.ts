import { describe, expect, it } from 'vitest'

import { PICTURE, type PictureLine, placeLines } from './lock-picture.ts'

/** Half an em for each character, as in most fonts. */
const measure = (text: string, font: string): number => text.length * Number(/(\d+)px/.exec(font)?.[1]) * 0.5
const plain = (text: string): PictureLine => ({ text, look: 'plain' })

describe('placeLines', () => {
  it('leaves the top to the clock of the phone and the bottom to its buttons', () => {
    const placed = placeLines(
      Array.from({ length: 40 }, () => plain('I am allergic to peanuts')),
      measure,
    )
    expect(placed).toHaveLength(40)
    expect(Math.min(...placed.map(({ y }) => y))).toBeGreaterThan(PICTURE.height * 0.3)
    expect(Math.max(...placed.map(({ y }) => y))).toBeLessThan(PICTURE.height * 0.9)
  })

  it('breaks a long line at words and loses none', () => {
    const words = 'Even a small amount can make me seriously ill and I carry an injector in my bag'
    const rows = placeLines([plain(words)], measure).map(({ text }) => text)
    expect(rows.length).toBeGreaterThan(1)
    expect(rows.join(' ')).toBe(words)
  })

  it('breaks a line without spaces', () => {
    const rows = placeLines([plain('ピーナッツアレルギーがあります'.repeat(6))], measure)
    expect(rows.length).toBeGreaterThan(1)
  })

  it('makes the type smaller when there is more to say', () => {
    const [few] = placeLines([plain('x')], measure)
    const [many] = placeLines(
      Array.from({ length: 50 }, () => plain('x')),
      measure,
    )
    expect(many?.scale).toBeLessThan(few?.scale ?? 0)
  })
})
