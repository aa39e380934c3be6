import { expect, it } from 'vitest'

import { chooseLayout } from './choose-layout.ts'

it.each([
  ['a phone', { isTouch: true, widthPx: 390, isNative: false }, 'mobile'],
  ['a touch screen one pixel too narrow', { isTouch: true, widthPx: 767, isNative: false }, 'mobile'],
  ['a tablet at the edge', { isTouch: true, widthPx: 768, isNative: false }, 'desktop'],
  ['a narrow window with a mouse', { isTouch: false, widthPx: 390, isNative: false }, 'desktop'],
  ['the native app on a tablet', { isTouch: true, widthPx: 1024, isNative: true }, 'mobile'],
] as const)('%s', (_, device, layout) => expect(chooseLayout(device)).toBe(layout))
