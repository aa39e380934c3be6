import { chooseLayout, isTouchDevice, type Layout } from './choose-layout.ts'
import { isNative } from './is-native.ts'

export function currentLayout(): Layout {
  return chooseLayout({ isTouch: isTouchDevice(), widthPx: innerWidth, isNative: isNative() })
}
