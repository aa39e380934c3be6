/** The prelude itself answers the one for cookies. */
const BUTTON = '#root button[type="button"]:not([data-cookie-settings]), #root a[role="button"]'

/** Sent to the window when the page answers by itself. */
export const ALIVE = 'sojourn:alive'

/**
 * A button pressed before the app is alive would do nothing, and the traveller would have to press it again. The last
 * such click is kept and made once more when the app can answer; React, which may be halfway, does not see it before.
 * Links, submit buttons and what stands outside the app's root work without us; a link in the role of a button leads
 * somewhere only where there is no script at all. The answer is for an app that does not come: it lets go, and says
 * what was pressed last.
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
