import { buttonOf } from './keep-early-clicks.ts'
import { loadAgain } from './load-again.ts'

/**
 * The app failed to load, and Chromium does not retry a failed script in the same page. The server-rendered page stays
 * usable: links navigate as without script. A press that only the app can handle reloads the page if the server is
 * reachable, unless typed text would be lost. Returns a stop function.
 */
export function goWithoutApp(pressed: HTMLElement | null, load: () => void = () => location.reload()): () => void {
  const answer = (button: HTMLElement): void =>
    void loadAgain(() => {
      if (button.matches('a')) button.click()
      else if (!isTyped()) load()
    })
  const onClick = (event: Event): void => {
    const button = buttonOf(event)
    if (button && !button.matches('a')) answer(button)
  }
  if (pressed) answer(pressed)
  addEventListener('click', onClick)
  return () => removeEventListener('click', onClick)
}

function isTyped(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')
  return [...fields].some(({ value, defaultValue }) => value !== defaultValue)
}
