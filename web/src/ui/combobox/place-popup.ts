export type PopupWishes = { readonly minWidth: number; readonly maxHeight: number }

/** In pixels; `left` is relative to the field's left edge. */
export type PopupPlace = {
  readonly left: number
  readonly width: number
  readonly maxHeight: number
  readonly isAbove: boolean
}

type Screen = { readonly width: number; readonly height: number }
type Edges = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

const MARGIN_PX = 8
const GAP_PX = 6
/** A list needs at least three rows. */
const LEAST_HEIGHT_PX = 144

/** As wide as wished or as the field, but within the screen; above the field when there is more room. */
export function placePopup(
  field: Edges,
  screen: Screen,
  { minWidth, maxHeight }: PopupWishes,
  isRightToLeft: boolean,
): PopupPlace {
  const width = Math.min(Math.max(field.right - field.left, minWidth), screen.width - 2 * MARGIN_PX)
  const wished = isRightToLeft ? field.right - width : field.left
  const left = Math.max(MARGIN_PX, Math.min(wished, screen.width - MARGIN_PX - width))
  const below = screen.height - field.bottom - GAP_PX - MARGIN_PX
  const above = field.top - GAP_PX - MARGIN_PX
  const isAbove = below < Math.min(maxHeight, LEAST_HEIGHT_PX + 100) && above > below
  const room = Math.max(LEAST_HEIGHT_PX, isAbove ? above : below)
  return { left: left - field.left, width, maxHeight: Math.min(maxHeight, room), isAbove }
}

/** Positions it, again whenever the screen or the keyboard changes; returns the stop function. */
export function keepPlaced(popup: HTMLElement, field: HTMLElement, wishes: PopupWishes): () => void {
  const put = (): void => {
    // With an on-screen keyboard only a part of the window is visible.
    const screen = { width: document.documentElement.clientWidth, height: window.visualViewport?.height ?? innerHeight }
    const isRightToLeft = getComputedStyle(field).direction === 'rtl'
    const { left, width, maxHeight, isAbove } = placePopup(field.getBoundingClientRect(), screen, wishes, isRightToLeft)
    const beyond = `calc(100% + ${GAP_PX}px)`
    Object.assign(popup.style, {
      left: `${left}px`,
      width: `${width}px`,
      maxHeight: `${maxHeight}px`,
      top: isAbove ? 'auto' : beyond,
      bottom: isAbove ? beyond : 'auto',
    })
  }
  put()
  const stop = new AbortController()
  addEventListener('resize', put, { signal: stop.signal })
  window.visualViewport?.addEventListener('resize', put, { signal: stop.signal })
  return () => stop.abort()
}
