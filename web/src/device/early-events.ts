/** What the script in the head of the page notes for those that come when it has been drawn. */
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
