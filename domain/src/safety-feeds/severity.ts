import type { FeedItem } from './feed-item.ts'

/**
 * RISK-4: what the sources themselves call serious. It orders and filters; it is never shown as a figure of ours. Red
 * and orange of GDACS and MeteoAlarm, Extreme and Severe of the National Weather Service, earthquakes from magnitude 6.
 */
export function isSerious({ kind, severity, magnitude, level }: FeedItem): boolean {
  if (kind === 'advice') return (level ?? 1) >= 3
  if (kind === 'earthquake' && magnitude !== null && magnitude >= 6) return true
  return /\b(?:red|orange|extreme|severe)\b/i.test(severity) || /^Level [34]\b/.test(severity)
}

/** The most serious first, then the newest. */
export function bySeverity(a: FeedItem, b: FeedItem): number {
  return rankOf(a) - rankOf(b) || (b.publishedAt ?? 0) - (a.publishedAt ?? 0) || (a.id < b.id ? -1 : 1)
}

function rankOf(item: FeedItem): number {
  if (/\b(?:red|extreme)\b/i.test(item.severity) || (item.magnitude ?? 0) >= 7 || item.level === 4) return 0
  return isSerious(item) ? 1 : 2
}
