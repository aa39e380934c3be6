import { foldText } from '@app/domain/place-search'

import type { GuideEntry, GuideLookUp } from '../../tools/guide/guide-look-up.ts'
import { namesOf } from '../../tools/guide/guide-place.ts'

const kept = new WeakMap<GuideLookUp, ReadonlyMap<string, GuideEntry>>()

/** The guide's destination with a folded name in any language; of several, the most popular one. */
export function destinationNamed(folded: string, guide: GuideLookUp | undefined): GuideEntry | null {
  if (!guide) return null
  const known = kept.get(guide) ?? namesIn(guide)
  kept.set(guide, known)
  return known.get(folded) ?? null
}

function namesIn({ destinations }: GuideLookUp): ReadonlyMap<string, GuideEntry> {
  const made = new Map<string, GuideEntry>()
  for (const entry of destinations) {
    if (entry.kind === 'country-route') continue
    for (const name of namesOf(entry).map(foldText)) if (!made.has(name)) made.set(name, entry)
  }
  return made
}
