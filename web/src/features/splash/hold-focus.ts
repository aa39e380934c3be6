/**
 * Keeps the keyboard in a box that covers the page, and ends it with Escape. A modal dialog would do the same by itself,
 * but to make the rest of the page inert the browser styles all of it anew: a fifth of a second on a cheap phone.
 */
export function holdFocus(box: HTMLElement, onEscape: () => void): () => void {
  const stops = (): readonly HTMLElement[] =>
    [...box.querySelectorAll<HTMLElement>('a, button')].filter((stop) => stop.offsetParent !== null)
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') onEscape()
    if (event.key !== 'Tab') return
    const all = stops()
    const at = all.indexOf(document.activeElement as HTMLElement)
    const next = event.shiftKey ? (at <= 0 ? all.length : at) - 1 : (at + 1) % all.length
    event.preventDefault()
    all[next]?.focus()
  }
  const onFocus = ({ target }: FocusEvent): void => {
    if (target instanceof Node && !box.contains(target)) box.focus()
  }
  document.addEventListener('keydown', onKey, true)
  document.addEventListener('focusin', onFocus)
  return () => {
    document.removeEventListener('keydown', onKey, true)
    document.removeEventListener('focusin', onFocus)
  }
}
