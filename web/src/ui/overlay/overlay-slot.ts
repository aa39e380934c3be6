const SLOT_ID = 'overlays'

/**
 * The container of overlays: first in the page, so that the next Tab reaches them, and announced when they appear. It
 * must exist before its content, or nothing is announced.
 */
export function overlaySlot(): HTMLElement {
  const known = document.getElementById(SLOT_ID)
  if (known) return known
  const slot = document.createElement('div')
  slot.id = SLOT_ID
  slot.setAttribute('aria-live', 'polite')
  document.body.prepend(slot)
  return slot
}
