import type { AidTopic } from './first-aid/read-first-aid.ts'

/** The most urgent first: despair precedes all others, and a seizure is more specific than "ill". */
export const CRISIS_KINDS = ['despair', 'seizure', 'fire', 'assault', 'medical', 'danger'] as const
export type CrisisKind = (typeof CRISIS_KINDS)[number]

/** Words of despair, or of an emergency. */
export type Crisis = {
  /** The kind to answer, the most urgent first. */
  readonly kind: CrisisKind
  readonly kinds: readonly CrisisKind[]
  /** ISO 639 of the words, also if they are in another script. */
  readonly language: string
  /** The first steps to tell. */
  readonly aid: FirstAid | null
  /** Where help was needed a moment ago. */
  readonly countries?: readonly string[]
}

type FirstAid = {
  readonly topic: AidTopic
  /** Whether to call before anything else; a sting is treated first. */
  readonly isCallFirst: boolean
  /** How often it was told before: more is said each time. */
  readonly timesTold: number
}
