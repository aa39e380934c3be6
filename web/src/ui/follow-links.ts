let pressed: HTMLButtonElement | null = null

/** The button that was pressed last in such HTML, where a press does nothing yet. */
export function lastPressed(): HTMLButtonElement | null {
  return pressed
}

/** Links in HTML that React does not know lead on without loading the whole page anew, as all others do. */
export function followLinks(box: HTMLElement, go: (to: string) => void): () => void {
  const follow = (event: MouseEvent): void => {
    const target = event.target instanceof Element ? event.target : null
    pressed = target?.closest('button') ?? null
    const link = target?.closest('a')
    if (!link || !isPlain(event) || link.target || link.hasAttribute('download')) return
    if (link.origin !== location.origin) return
    event.preventDefault()
    go(link.pathname + link.search + link.hash)
  }
  box.addEventListener('click', follow)
  return () => box.removeEventListener('click', follow)
}

/** Whoever holds a key wants a new tab, a window or a file. */
function isPlain(event: MouseEvent): boolean {
  const hasKey = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  return event.button === 0 && !hasKey && !event.defaultPrevented
}
