/**
 * Parts far below the first screen come inside `noscript` (ui/later.tsx), where a browser with scripts reads them as text:
 * it builds no elements from them before the first paint, and does not look through their forms for something to fill in.
 */
export function unfoldRest(within: ParentNode = document): void {
  for (const folded of within.querySelectorAll('[data-later] > noscript')) {
    const part = folded.parentElement!
    part.innerHTML = folded.textContent
    for (const aside of part.querySelectorAll('without-script')) aside.replaceWith(document.createElement('noscript'))
  }
}
