import type { GuideSight } from '@app/domain/guide'

import { openGuide } from '../guide.ts'
import { type Candidates, loadCandidates } from '../match/candidates.ts'
import { areLikeKinds } from '../match/kinds.ts'
import { type Match, matchSights } from '../match/match-sights.ts'
import { readGuide } from '../read-guide.ts'

/** Kinds of which the tables hold many. */
const IN_TABLES = ['museum', 'gallery', 'castle', 'palace', 'cathedral', 'church', 'park', 'square', 'zoo', 'stadium']

/** How many sights other tables know, and positions that do not agree with them. */
export async function printMatch([only]: readonly string[]): Promise<boolean> {
  const guide = openGuide(await readGuide())
  const candidates = await loadCandidates()
  const { matches, suspects } = matchSights(guide, candidates)
  const matched = new Set(matches.map(({ sight }) => sight.id))
  const shareOf = (name: string, sights: readonly GuideSight[]): string => {
    const count = sights.filter(({ id }) => matched.has(id)).length
    return `${name}: ${count} of ${sights.length} (${((100 * count) / Math.max(1, sights.length)).toFixed(1)} %)`
  }
  console.log(shareOf('matched', guide.sights))
  console.log(
    shareOf(
      'must-sees',
      guide.sights.filter(({ importance }) => importance === 5),
    ),
  )
  console.log(
    shareOf(
      'kinds that the tables hold',
      guide.sights.filter(({ kind }) => IN_TABLES.includes(kind)),
    ),
  )
  console.log(`by name: ${counts(matches, ({ likeness }) => likeness)}`)
  console.log(`by licence: ${counts(matches, ({ candidate }) => candidate.licence)}`)
  const placed = matches.filter(({ km }) => km === null).length
  console.log(`sights without a position of their own that get one: ${placed}`)
  const missed = guide.sights.filter(({ id, importance }) => importance === 5 && !matched.has(id))
  console.log(`must-sees without a match: ${missLines(missed, candidates)}`)
  const shown = suspects.filter(({ sight }) => only === undefined || sight.id.startsWith(only))
  console.log(`\nsuspect positions: ${shown.length}`)
  for (const suspect of shown) console.log(`  ${lineOf(suspect)}`)
  return true
}

const LOOKED_AT_KM = 1.5
const NEAR_KM = 0.5

/** Most misses are places that no table has. */
function missLines(missed: readonly GuideSight[], { near }: Candidates): string {
  const reasons = Map.groupBy(missed, ({ coordinates, kind }) => {
    if (coordinates === null) return 'no position of their own'
    const around = near(coordinates, LOOKED_AT_KM)
    if (around.length === 0) return `no row within ${LOOKED_AT_KM} km`
    const alike = around.some(({ candidate, km }) => km <= NEAR_KM && areLikeKinds(kind, candidate.kind))
    return alike ? 'other names near' : `no row of a like kind within ${NEAR_KM} km`
  })
  const sorted = [...reasons].toSorted(([, a], [, b]) => b.length - a.length)
  return sorted.map(([reason, rows]) => `${reason} ${rows.length}`).join(', ')
}

function counts(matches: readonly Match[], keyOf: (match: Match) => string): string {
  const groups = [...Map.groupBy(matches, keyOf)].toSorted(([, a], [, b]) => b.length - a.length)
  return groups.map(([key, rows]) => `${key} ${rows.length}`).join(', ')
}

function lineOf({ sight, candidate, km }: Match): string {
  const { latitude, longitude } = candidate.coordinates
  const there = `${candidate.names[0]} (${candidate.id}) at ${latitude.toFixed(3)}, ${longitude.toFixed(3)}`
  return `${km?.toFixed(1)} km: ${sight.id}, ${there}`
}
