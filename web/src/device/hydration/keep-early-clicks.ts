/** The prelude itself handles the one for cookies. */
const BUTTON = '#root button[type="button"]:not([data-cookie-settings]), #root a[role="button"]'

/** Sent to the window when the page is hydrated. */
export const ALIVE = 'sojourn:alive'

/**
 * A button pressed before hydration would do nothing, and the traveller would have to press it again. The last such
 * click is held and replayed after hydration; React, which may be hydrating, does not see it before. Links, submit
 * buttons and elements outside the app's root work without us; a link with the role of a button only navigates without
 * script. The returned function is for an app that fails to load: it releases the clicks, and returns the last pressed
 * element.
 */
export function keepEarlyClicks(earlier: readonly Event[]): () => HTMLElement | null {
  let pressed: HTMLElement | null | undefined = earlier
    .filter(({ type }) => type === 'click')
    .map(buttonOf)
    .findLast((button) => button !== null)
  const keep = (event: Event): void => {
    const button = buttonOf(event)
    if (!button) return
    pressed = button
    event.stopPropagation()
    if (button.matches('a')) event.preventDefault()
  }
  const letGo = (): HTMLElement | null => {
    removeEventListener('click', keep, true)
    return pressed?.isConnected ? pressed : null
  }
  addEventListener('click', keep, true)
  addEventListener(ALIVE, () => letGo()?.click(), { once: true })
  return letGo
}

export function buttonOf({ target }: Event): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(BUTTON) : null
}
