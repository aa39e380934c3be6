import { isNative } from '../native/is-native.ts'
import { chooseLayout, isTouchDevice, type Layout } from './choose-layout.ts'

export function currentLayout(): Layout {
  return chooseLayout({ isTouch: isTouchDevice(), widthPx: innerWidth, isNative: isNative() })
}
