import { collectKeys } from './collect-keys.ts'
import { spellingsOf } from './fold-text.ts'
import { growTrie } from './grow-trie.ts'
import { layOutText } from './lay-out-text.ts'
import { mixBeginnings } from './mix-beginnings.ts'
import {
  BEST_PER_GROUP,
  NO_GROUP,
  NO_KEY,
  type SearchEntry,
  type SearchGroup,
  type SearchIndex,
} from './search-index.ts'
import { sortKeys } from './sort-keys.ts'

/** Entries are in order of importance, the highest first. */
export function buildIndex(entries: readonly SearchEntry[], groups: readonly SearchGroup[]): SearchIndex {
  const { keyKind, ...keys } = layOutText(sortKeys(collectKeys(entries)))
  const trie = growTrie(keys)
  return {
    ...keys,
    ...trie,
    ...mixBeginnings({ ...keys, ...trie, keyKind }),
    entryGroup: Uint16Array.from(entries, ({ group }) => group),
    entryRegion: Uint16Array.from(entries, ({ region = NO_GROUP }) => region),
    entryPosition: Int16Array.from(
      entries.flatMap(({ coordinates: { latitude, longitude } }) => [hundredths(latitude), hundredths(longitude)]),
    ),
    groupBest: bestOfGroups(entries, groups.length),
    groupNames: groupNamesOf(groups),
  }
}

function bestOfGroups(entries: readonly SearchEntry[], groups: number): Uint32Array {
  const best = new Uint32Array(groups * BEST_PER_GROUP).fill(NO_KEY)
  const counts = new Uint8Array(groups)
  entries.forEach(({ group, region = NO_GROUP, isPart }, entry) => {
    if (isPart) return
    for (const own of [group, region]) {
      if (own >= groups || counts[own] === BEST_PER_GROUP) continue
      best[own * BEST_PER_GROUP + counts[own]!] = entry
      counts[own]! += 1
    }
  })
  return best
}

function groupNamesOf(groups: readonly SearchGroup[]): readonly string[] {
  const lines = groups.flatMap(({ names }, group) =>
    [...new Set(names.flatMap((name) => spellingsOf(name)))].map((name) => ({ name, group })),
  )
  return lines
    .toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.group - b.group))
    .map(({ name, group }) => `${group}|${name}`)
}

function hundredths(degrees: number): number {
  return Math.round(degrees * 100)
}
