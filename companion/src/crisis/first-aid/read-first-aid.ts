import { type CueList, cueList, cuesIn } from '../cue-list.ts'
import type { CueText } from '../cue-pattern.ts'
import cues from './cues.json' with { type: 'json' }

/** What first aid is for. A text of several is of the first: it says more exactly what to do. */
export type AidTopic = keyof typeof cues.topics
export const AID_TOPICS = Object.keys(cues.topics) as readonly AidTopic[] as readonly [AidTopic, ...AidTopic[]]

export type FoundAid = {
  readonly topic: AidTopic
  /** Whether its own words say that it is happening, and not only the words of another emergency. */
  readonly isAlone: boolean
  readonly languages: readonly string[]
}

type Lists = { readonly names: CueList; readonly events: CueList | null; readonly alone: CueList }

/** Names of high places are the same in every language. */
const ANY_LANGUAGE = '--'
/**
 * Whether the name alone tells the danger, where other words say that somebody is in danger. It does for a topic without
 * events, such as a stroke. A dog bite has events: the word "dog" alone says nothing.
 */
const NAMED_SUFFICES = (topic: AidTopic): boolean => cues.topics[topic].events.length === 0

let lists: ReadonlyMap<AidTopic, Lists> | null = null

/** Finds the first aid that a text asks for. `isEmergency` means that other words in it report a danger. */
export function findAid(said: CueText, isEmergency: boolean): FoundAid | null {
  lists ??= new Map(AID_TOPICS.map((topic) => [topic, listsOf(topic)]))
  for (const [topic, { names, events, alone }] of lists) {
    const own = languagesIn(said, alone)
    if (own.length > 0) return { topic, isAlone: true, languages: own }
    const named = languagesIn(said, names)
    if (named.length === 0) continue
    if (isEmergency && NAMED_SUFFICES(topic)) return { topic, isAlone: false, languages: [] }
    const happens = events ? languagesIn(said, events) : []
    const languages = happens.filter((language) => named.includes(language) || named.includes(ANY_LANGUAGE))
    if (languages.length > 0) return { topic, isAlone: false, languages }
  }
  return null
}

function listsOf(topic: AidTopic): Lists {
  const { names, events, alone } = cues.topics[topic]
  const happening = events === 'stung' ? cues.stung : (events as readonly string[])
  return {
    names: cueList(names),
    events: happening.length === 0 ? null : cueList(happening),
    alone: cueList(alone),
  }
}

function languagesIn(said: CueText, list: CueList): readonly string[] {
  return [...new Set(cuesIn(said, list).map(({ language }) => language))]
}
