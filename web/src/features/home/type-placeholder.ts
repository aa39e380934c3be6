import { SUGGESTIONS } from '../../content/suggestions.ts'

const PER_CHARACTER_MS = 100
const PAUSE_MS = 2000

/** The page types before the app is there, and the app goes on in the same field. */
const typing = new WeakMap<HTMLInputElement, () => void>()
let pen: CanvasRenderingContext2D | null = null

/**
 * Types one suggestion after the other into the empty field's placeholder. Somebody who stands in the field is left in
 * peace; the returned function ends it. A field that is typed into already goes on as it is.
 */
export function typePlaceholder(field: HTMLInputElement, suggestions: readonly string[] = SUGGESTIONS): () => void {
  const under = typing.get(field)
  if (under) return under
  // The page arrives with the first one written out.
  let [index, length] = [0, suggestions[0]?.length ?? 0]
  let timer: ReturnType<typeof setTimeout> | undefined
  const step = (): void => {
    const whole = suggestions[index] ?? ''
    if (length >= whole.length) [index, length] = [(index + 1) % suggestions.length, 0]
    length += 1
    show(field, (suggestions[index] ?? '').slice(0, length))
    wait()
  }
  const wait = (): void => {
    const isWhole = length >= (suggestions[index]?.length ?? 0)
    timer = setTimeout(step, isWhole ? PAUSE_MS : PER_CHARACTER_MS)
  }
  const rest = (): void => {
    clearTimeout(timer)
    length = suggestions[index]?.length ?? 0
    show(field, suggestions[index] ?? '')
  }
  field.addEventListener('focus', rest)
  field.addEventListener('blur', wait)
  if (document.activeElement !== field) wait()
  const stop = (): void => {
    rest()
    field.removeEventListener('focus', rest)
    field.removeEventListener('blur', wait)
    typing.delete(field)
  }
  typing.set(field, stop)
  return stop
}

/** On a phone most are longer than the field. As with anything typed, the end stays in sight and the beginning goes. */
function show(field: HTMLInputElement, typed: string): void {
  const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(field)
  const room = field.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd)
  let shown = typed
  // Without a width nobody sees it.
  if (room > 0) pen ??= document.createElement('canvas').getContext('2d')
  if (pen) pen.font = font
  for (let from = 1; pen && room > 0 && from < typed.length && pen.measureText(shown).width > room; from += 1)
    shown = `…${typed.slice(from).trimStart()}`
  field.placeholder = shown
}
