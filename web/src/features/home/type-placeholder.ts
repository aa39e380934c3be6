import { SUGGESTIONS } from '../../entities/conversation/suggestions.ts'

const PER_CHARACTER_MS = 100
const PAUSE_MS = 2000

/** The page animates before hydration, and the app continues in the same field. */
const typing = new WeakMap<HTMLInputElement, () => void>()
let pen: CanvasRenderingContext2D | null = null

/**
 * Types one suggestion after the other into the empty field's placeholder. It pauses while the field has focus; the
 * returned function ends it. A field that is already animated continues.
 */
export function typePlaceholder(field: HTMLInputElement, suggestions: readonly string[] = SUGGESTIONS): () => void {
  const under = typing.get(field)
  if (under) return under
  // The server renders the first one completely.
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

/** On a phone most are longer than the field. As with typed text, the end stays visible. */
function show(field: HTMLInputElement, typed: string): void {
  const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(field)
  const room = field.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd)
  let shown = typed
  // Without a width it is invisible.
  if (room > 0) pen ??= document.createElement('canvas').getContext('2d')
  if (pen) pen.font = font
  for (let from = 1; pen && room > 0 && from < typed.length && pen.measureText(shown).width > room; from += 1)
    shown = `…${typed.slice(from).trimStart()}`
  field.placeholder = shown
}
