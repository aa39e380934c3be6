import { factsOfKind } from '@app/domain/place-kinds'
import { foldText } from '@app/domain/place-search'

import type { Candidate } from './candidate.ts'
import { kmWithin } from './same-place.ts'

/** Across a large building. */
const SAME_DOOR_KM = 0.1

/**
 * A famous café is a restaurant in one list and a sight in another, and both roles are merged separately. Places with
 * one name at one address keep the role of the editorial list, or else become a sight.
 */
export function oncePerName(candidates: readonly Candidate[]): readonly Candidate[] {
  const byName = new Map<string, Candidate[]>()
  for (const candidate of candidates) {
    for (const name of namesOf(candidate)) byName.set(name, [...(byName.get(name) ?? []), candidate])
  }
  return candidates.filter((candidate) => {
    const namesakes = namesOf(candidate).flatMap((name) => byName.get(name) ?? [])
    return !namesakes.some(
      (other) => isRatherThan(other, candidate) && kmWithin(other, candidate, SAME_DOOR_KM) < Infinity,
    )
  })
}

function namesOf({ name, otherNames }: Candidate): readonly string[] {
  return [...new Set([name, ...otherNames].map((each) => foldText(each)))].filter(Boolean)
}

function isRatherThan(one: Candidate, other: Candidate): boolean {
  if (roleOf(one) === roleOf(other) || other.guidance) return false
  return one.guidance !== null || roleOf(one) === 'sight'
}

function roleOf({ kind }: Candidate): string {
  return factsOfKind(kind).role
}
