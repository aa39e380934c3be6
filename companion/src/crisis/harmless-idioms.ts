import { type CueList, cueList, withoutCues } from './cue-list.ts'
import type { CueText } from './cue-pattern.ts'
import harmless from './cues/harmless.json' with { type: 'json' }

let list: CueList | null = null

/** A text without idioms and names that only sound like an emergency: "dying to see Rome", "Heart Attack Grill". */
export function withoutHarmlessIdioms(said: CueText): CueText {
  list ??= cueList(harmless)
  return withoutCues(said, list)
}
