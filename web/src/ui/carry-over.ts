import { lastPressed } from './follow-links.ts'

const FOCUSABLE = 'a, button, input, select, textarea, summary, [tabindex]'
const KEPT = 'input, select, textarea'

/**
 * The same markup is about to take the place of `from`: what somebody typed, opened, pressed or stands on goes over to
 * it. Values are read when they are carried, because people type on.
 */
export function carryOver(from: HTMLElement): (to: HTMLElement) => void {
  let stoodOn = -1
  const stand = (target: EventTarget | null): void => {
    stoodOn = list(from, FOCUSABLE).indexOf(target as HTMLElement)
  }
  stand(document.activeElement)
  // Whoever goes on with Tab may arrive here in the very moment before the exchange.
  from.addEventListener('focusin', ({ target }) => stand(target))
  return (to) => {
    const fields = list<HTMLInputElement>(to, KEPT)
    list<HTMLInputElement>(from, KEPT).forEach((old, index) => {
      const field = fields[index]
      if (!field || field.name !== old.name) return
      // What nobody touched is no answer: the new one may know better than the drawing did.
      if (old.checked !== old.defaultChecked && old.checked !== field.checked) field.click()
      if (old.value !== field.value) field.value = old.value
      else return
      // Whoever watches the field learns of it as if it had been typed just now.
      field.dispatchEvent(new Event('input', { bubbles: true }))
      field.dispatchEvent(new Event('change', { bubbles: true }))
    })
    const folds = list<HTMLDetailsElement>(to, 'details')
    list<HTMLDetailsElement>(from, 'details').forEach((old, index) => {
      const fold = folds[index]
      if (fold && fold.open !== old.open) fold.open = old.open
    })
    // Whoever has gone on to another place in the meantime stays there.
    if (document.activeElement === document.body) standAgain(list(to, FOCUSABLE), stoodOn)
    pressAgain(list(from, 'button'), list(to, 'button'))
  }
}

/** On a bad connection a tile is tapped before its script is there. A form is sent without one. */
function pressAgain(before: readonly HTMLButtonElement[], after: readonly HTMLButtonElement[]): void {
  const pressed = lastPressed()
  if (pressed?.type === 'button') after[before.indexOf(pressed)]?.click()
}

/** A button that is asleep until its form is filled in takes nobody; the last thing before it does. */
function standAgain(places: readonly HTMLElement[], stoodOn: number): void {
  const awake = places.slice(0, stoodOn + 1).findLast((place) => !place.matches(':disabled'))
  awake?.focus({ preventScroll: true })
}

function list<Kind extends HTMLElement>(box: HTMLElement, selector: string): Kind[] {
  return [...box.querySelectorAll<Kind>(selector)]
}
