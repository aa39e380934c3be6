import { buttonOf } from './keep-early-clicks.ts'
import { loadAgain } from './load-again.ts'

/**
 * The app did not come, and Chromium asks for a script that failed no second time while the page lives. What the server
 * drew goes on: links lead where they lead without script. Whoever presses something that only the app can do gets the
 * page anew if the server can be reached, unless something typed would be lost. The answer ends it.
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
