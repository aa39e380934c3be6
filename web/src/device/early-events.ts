/**
 * What the script in the head of the page notes for those that come when it has been drawn. A link in the role of a
 * button would lead away before they are there: its first press waits for them, and a second one goes, in case none comes.
 */
export type NotedEarly = {
  /** What happened meanwhile. */
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
