/** The assistant in a sheet beside the page. Whoever wants it says so; the page's frame of tools opens it. */

export type AskBeside = {
  /** The trip the question is about. */
  readonly tripId?: string
  /** Written into the field, not sent. */
  readonly question?: string
}

const EVENT = 'sojourn:ask'

export function askBeside(about: AskBeside = {}): void {
  dispatchEvent(new CustomEvent<AskBeside>(EVENT, { detail: about }))
}

export function onAskBeside(listener: (about: AskBeside) => void): () => void {
  const heard = (event: Event): void => listener((event as CustomEvent<AskBeside>).detail)
  addEventListener(EVENT, heard)
  return () => removeEventListener(EVENT, heard)
}
