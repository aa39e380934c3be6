/**
 * A button pressed before the app is alive would do nothing, and the traveller would have to press it again. The last
 * such click is kept and made once more when the app can answer. Links, submit buttons and what stands outside the
 * app's root work without us.
 */
export function keepEarlyClicks(): () => void {
  let pressed: HTMLElement | undefined
  const keep = ({ target }: Event): void => {
    const button = target instanceof Element ? target.closest<HTMLElement>('#root button[type="button"]') : null
    if (button) pressed = button
  }
  addEventListener('click', keep, true)
  return () => {
    removeEventListener('click', keep, true)
    if (pressed?.isConnected) pressed.click()
  }
}
