/**
 * https://developers.google.com/maps/documentation/javascript/events#auth-errors: a key that is wrong, or not for this
 * address, is refused only after the map was made; Google then covers it in grey and calls this function of the page.
 */
const CALLED = 'gm_authFailure'

const waiting = new Set<() => void>()
let wasRefused = false

/** The same script would refuse the same key again. */
export function isRefused(): boolean {
  return wasRefused
}

/** Gives the way to stop listening. */
export function heardRefusal(tell: () => void): () => void {
  waiting.add(tell)
  Object.assign(globalThis, {
    [CALLED]: () => {
      wasRefused = true
      for (const each of waiting) each()
    },
  })
  return () => void waiting.delete(tell)
}
