export type Layout = 'desktop' | 'mobile'

const MOBILE_BELOW_PX = 768

type Device = { readonly isTouch: boolean; readonly widthPx: number; readonly isNative: boolean }

/** The one place where the layout is chosen: a touch device narrower than 768 px, or the native app. */
export function chooseLayout({ isTouch, widthPx, isNative }: Device): Layout {
  return isNative || (isTouch && widthPx < MOBILE_BELOW_PX) ? 'mobile' : 'desktop'
}

export function isTouchDevice(): boolean {
  return navigator.maxTouchPoints > 0 || matchMedia('(any-pointer: coarse)').matches
}
