export type Layout = 'desktop' | 'mobile'

const MOBILE_BELOW_PX = 768

type Device = { readonly isTouch: boolean; readonly widthPx: number; readonly isNative: boolean }

/** The one place where the layout is chosen: a touch device narrower than 768 px, or the native app. */
export function chooseLayout({ isTouch, widthPx, isNative }: Device): Layout {
  return isNative || (isTouch && widthPx < MOBILE_BELOW_PX) ? 'mobile' : 'desktop'
}

let hasBeenTouch = false

/** Once is enough: a screen keeps its touch, also where a browser forgets it for a moment, as while it takes a picture. */
export function isTouchDevice(): boolean {
  hasBeenTouch ||= navigator.maxTouchPoints > 0 || matchMedia('(any-pointer: coarse)').matches
  return hasBeenTouch
}
