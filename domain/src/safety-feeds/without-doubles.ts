import { distanceKm } from '../kernel/index.ts'
import type { FeedItem } from './feed-item.ts'
import { isSerious } from './severity.ts'

const SAME_KM = 100
const SAME_MS = 10 * 60_000

/**
 * USGS and GDACS report the same earthquakes. The one of GDACS goes, unless it has a colour that is serious and the
 * other one is not; then the other one goes.
 */
export function withoutDoubles(items: readonly FeedItem[]): readonly FeedItem[] {
  const measured = items.filter(({ source, kind }) => source === 'usgs' && kind === 'earthquake')
  const dropped = new Set<FeedItem>()
  for (const item of items) {
    if (item.source !== 'gdacs' || item.kind !== 'earthquake') continue
    const same = measured.find((other) => isSame(item, other))
    if (same) dropped.add(isSerious(item) && !isSerious(same) ? same : item)
  }
  return items.filter((item) => !dropped.has(item))
}

function isSame(a: FeedItem, b: FeedItem): boolean {
  if (!a.position || !b.position || a.validFrom === null || b.validFrom === null) return false
  return Math.abs(a.validFrom - b.validFrom) <= SAME_MS && distanceKm(a.position, b.position) <= SAME_KM
}
