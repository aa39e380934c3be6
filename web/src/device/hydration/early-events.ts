/**
 * Data that the inline script collects for later scripts. A link with the role of a button would navigate before
 * hydration: its first press is held for the app, and a second one navigates, in case the app never loads.
 */
export type NotedEarly = {
  /** Events until then. */
  early?: Event[]
  loadedAt?: number
}

const page = globalThis as NotedEarly

export function takeEarlyEvents(): readonly Event[] {
  const kept = page.early ?? []
  delete page.early
  return kept
}

export function notedLoad(): number | undefined {
  return page.loadedAt
}
