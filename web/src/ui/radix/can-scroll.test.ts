// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'

import { canScroll } from './can-scroll.ts'

type Sizes = { readonly scrollHeight?: number; readonly scrollTop?: number; readonly overflowY?: string }

/** jsdom lays nothing out, so a box says how large it is. */
function boxWith({ scrollHeight = 500, scrollTop = 0, overflowY = 'auto' }: Sizes) {
  const box = document.createElement('div')
  const inside = document.createElement('p')
  box.append(inside)
  document.body.append(box)
  box.style.overflowY = overflowY
  Object.defineProperties(box, {
    scrollHeight: { value: scrollHeight },
    clientHeight: { value: 200 },
    scrollTop: { value: scrollTop },
  })
  return { box, inside }
}

describe('canScroll', () => {
  it.each([
    ['down from the top', {}, 10, true],
    ['up from the top', {}, -10, false],
    ['up from the middle', { scrollTop: 100 }, -10, true],
    ['down at the end', { scrollTop: 300 }, 10, false],
    ['a box with nothing more to show', { scrollHeight: 200 }, 10, false],
    ['a box that does not scroll', { overflowY: 'hidden' }, 10, false],
  ] as const)('%s', (_, sizes, y, expected) => {
    const { box, inside } = boxWith(sizes)
    expect(canScroll(box, inside, 0, y)).toBe(expected)
  })

  it('never for what lies outside', () => {
    const { box } = boxWith({})
    expect(canScroll(box, document.body, 0, 10)).toBe(false)
  })
})
