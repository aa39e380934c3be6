import { describe, expect, it } from 'vitest'

import { placePopup } from './place-popup.ts'

const DESKTOP = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
const field = (left: number, width: number, top = 300) => ({ left, right: left + width, top, bottom: top + 48 })
const CITY = { minWidth: 300, maxHeight: 240 }
const BOTH = { minWidth: 400, maxHeight: 440 }

describe('placePopup', () => {
  it.each([
    ['at least as wide as wished', field(100, 180), DESKTOP, CITY, false, { left: 0, width: 300 }],
    ['as wide as a wider field', field(100, 500), DESKTOP, CITY, false, { left: 0, width: 500 }],
    ['not over the right edge', field(1200, 180), DESKTOP, BOTH, false, { left: -168, width: 400 }],
    ['on a phone as wide as the screen allows', field(32, 326), PHONE, BOTH, false, { left: -24, width: 374 }],
    ['from the right where one reads from there', field(800, 180), DESKTOP, BOTH, true, { left: -220, width: 400 }],
    ['not over the left edge either', field(20, 180), DESKTOP, BOTH, true, { left: -12, width: 400 }],
  ])('is %s', (_, edges, screen, wishes, isRightToLeft, place) => {
    expect(placePopup(edges, screen, wishes, isRightToLeft)).toMatchObject(place)
  })

  it.each([
    ['below', field(0, 300, 300), DESKTOP, { isAbove: false, maxHeight: 240 }],
    ['above a low field', field(0, 300, 800), DESKTOP, { isAbove: true, maxHeight: 240 }],
    ['above, when the keyboard leaves little', field(0, 300, 250), { width: 390, height: 420 }, { isAbove: true }],
    ['below in what room there is', field(0, 300, 60), { width: 390, height: 300 }, { isAbove: false, maxHeight: 178 }],
  ])('opens %s', (_, edges, screen, place) => expect(placePopup(edges, screen, CITY, false)).toMatchObject(place))
})
