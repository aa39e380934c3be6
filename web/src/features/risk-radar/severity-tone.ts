import { type FeedItem, isSerious } from '@app/domain/safety-feeds'

/** The colour only repeats what the words say. */
export function severityTone(item: FeedItem): string {
  return isSerious(item) ? 'text-signal' : 'text-ink'
}
