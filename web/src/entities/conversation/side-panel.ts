/**
 * Opens the assistant in a panel beside the page. Any part of a page may call it; pages/ask-here.tsx opens the panel.
 */

export type SidePanelQuestion = {
  /** The trip the question is about. */
  readonly tripId?: string
  /** Written into the field, not sent. */
  readonly question?: string
}

const EVENT = 'sojourn:ask'

export function openSidePanel(about: SidePanelQuestion = {}): void {
  dispatchEvent(new CustomEvent<SidePanelQuestion>(EVENT, { detail: about }))
}

export function onSidePanelOpened(listener: (about: SidePanelQuestion) => void): () => void {
  const onEvent = (event: Event): void => listener((event as CustomEvent<SidePanelQuestion>).detail)
  addEventListener(EVENT, onEvent)
  return () => removeEventListener(EVENT, onEvent)
}
