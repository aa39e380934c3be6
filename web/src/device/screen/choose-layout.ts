export type Layout = 'desktop' | 'mobile'

const MOBILE_BELOW_PX = 768

type Device = { readonly isTouch: boolean; readonly widthPx: number; readonly isNative: boolean }

/** The only place that chooses the layout: a touch device narrower than 768 px, or the native app. */
export function chooseLayout({ isTouch, widthPx, isNative }: Device): Layout {
  return isNative || (isTouch && widthPx < MOBILE_BELOW_PX) ? 'mobile' : 'desktop'
}

let hasBeenTouch = false

/**
 * Cached, because a screen keeps its touch even if a browser forgets it for a moment, such as while taking a
 * screenshot.
 */
export function isTouchDevice(): boolean {
  hasBeenTouch ||= navigator.maxTouchPoints > 0 || matchMedia('(any-pointer: coarse)').matches
  return hasBeenTouch
}
