const BUTTON = '#root button[type="button"], #root a[role="button"]'

/**
 * A button pressed before the app is alive would do nothing, and the traveller would have to press it again. The last
 * such click is kept and made once more when the app can answer. Links, submit buttons and what stands outside the
 * app's root work without us; a link in the role of a button leads somewhere only where there is no script at all.
 */
export function keepEarlyClicks(): () => void {
  let pressed: HTMLElement | undefined
  const keep = (event: Event): void => {
    const { target } = event
    const button = target instanceof Element ? target.closest<HTMLElement>(BUTTON) : null
    if (!button) return
    pressed = button
    if (button.matches('a')) event.preventDefault()
  }
  addEventListener('click', keep, true)
  return () => {
    removeEventListener('click', keep, true)
    if (pressed?.isConnected) pressed.click()
  }
}
