import { describe, expect, it } from 'vitest'

import { parseRange } from './byte-range.ts'

describe('parseRange', () => {
  it.each([
    ['bytes=0-', { start: 0, end: 9 }],
    ['bytes=2-4', { start: 2, end: 4 }],
    ['bytes=2-99', { start: 2, end: 9 }],
    ['bytes=-3', { start: 7, end: 9 }],
    ['bytes=-99', { start: 0, end: 9 }],
    [undefined, null],
    ['bytes=-', null],
    ['bytes=4-2', null],
    ['bytes=0-1,3-4', null],
    ['lines=1-2', null],
  ])('reads %s of ten bytes', (header, expected) => {
    expect(parseRange(header, 10)).toEqual(expected)
  })

  it.each(['bytes=10-', 'bytes=-0', 'bytes=99-100'])('refuses %s, which is outside the file', (header) => {
    expect(() => parseRange(header, 10)).toThrowError(expect.objectContaining({ status: 416 }))
  })
})
