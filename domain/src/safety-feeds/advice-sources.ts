import type { AdviceAuthority, FeedSource } from './feed-item.ts'

type AdviceSource = { readonly authority: AdviceAuthority; readonly title: string }

const SOURCES: Partial<Record<FeedSource, AdviceSource>> = {
  'us-advice': { authority: 'US', title: 'US Department of State' },
  'uk-advice': { authority: 'GB', title: 'UK Foreign, Commonwealth & Development Office' },
  'ca-advice': { authority: 'CA', title: 'Global Affairs Canada' },
  'au-advice': { authority: 'AU', title: 'Australian Department of Foreign Affairs and Trade' },
  'ie-advice': { authority: 'IE', title: 'Irish Department of Foreign Affairs' },
  'de-advice': { authority: 'DE', title: 'Auswärtiges Amt' },
}

/** The government behind a feed; undefined for feeds of events. */
export function adviceSourceOf(source: FeedSource): AdviceSource | undefined {
  return SOURCES[source]
}
