import { identifyLanguage } from '@app/domain/language-identification'

import { looksLikePlan } from '../engine/reading/choose-intent.ts'
import { CRISIS_KINDS, type Crisis, type CrisisKind } from './crisis.ts'
import { type CueList, cueList, cuesIn } from './cue-list.ts'
import { cueText } from './cue-pattern.ts'
import assault from './cues/assault.json' with { type: 'json' }
import danger from './cues/danger.json' with { type: 'json' }
import despair from './cues/despair.json' with { type: 'json' }
import fire from './cues/fire.json' with { type: 'json' }
import medical from './cues/medical.json' with { type: 'json' }
import seizure from './cues/seizure.json' with { type: 'json' }
import { type AidTopic, findAid, type FoundAid } from './first-aid/read-first-aid.ts'
import { withoutHarmlessIdioms } from './harmless-idioms.ts'

const CUES: Readonly<Record<CrisisKind, readonly string[]>> = { despair, seizure, fire, assault, medical, danger }
/** Longer texts are pasted; in an emergency the important words come first. */
const LONGEST_READ = 2000
/** Higher than any other hint, so that only languages with a cue are chosen. */
const CERTAIN = 1000

/** By letter statistics, Hindi in Latin letters looks like Tagalog. */
const LATIN_HINDI = /\b(?:hai|hain|raha|rahi|mein|nahi|nahin|kya|karu|karun|mere|meri|mujhe)\b/g

const lists = new Map<CrisisKind, CueList>()

/**
 * Null without words of despair or an emergency. Idioms such as "dying to see Rome" are removed first. A pasted plan is
 * data: its stops are not an emergency.
 */
export function readCrisis(text: string): Crisis | null {
  const said = withoutHarmlessIdioms(cueText(text.slice(0, LONGEST_READ)))
  const isPlan = looksLikePlan(text)
  const found = CRISIS_KINDS.filter((kind) => kind === 'despair' || !isPlan).flatMap((kind) => {
    const languages = new Set(cuesIn(said, listOf(kind, CUES[kind])).map(({ language }) => language))
    return languages.size === 0 ? [] : [{ kind, languages: [...languages] }]
  })
  const [first] = found
  const kinds = found.map(({ kind }) => kind)
  const aid = isPlan || kinds.some((kind) => WITH_OWN_HELP.includes(kind)) ? null : findAid(said, kinds.length > 0)
  if (!first && !aid) return null
  return {
    kind: first?.kind ?? kindOf(aid),
    kinds,
    language: languageAmong(text, first?.languages ?? aid?.languages ?? []),
    aid: aid && { topic: aid.topic, isCallFirst: isCallFirst(aid, kinds), timesTold: 0 },
  }
}

const WITH_OWN_HELP: readonly CrisisKind[] = ['despair', 'seizure', 'fire', 'assault']
/** Treated at once and by oneself; a doctor comes after. */
const TREATED_FIRST: readonly AidTopic[] = ['jellyfish', 'spines', 'scorpion', 'animal', 'burn']

function isCallFirst({ topic, isAlone }: FoundAid, kinds: readonly CrisisKind[]): boolean {
  return !TREATED_FIRST.includes(topic) && (isAlone || kinds.length > 0 || topic === 'snake')
}

function kindOf(aid: FoundAid | null): CrisisKind {
  return aid?.topic === 'earthquake' ? 'danger' : 'medical'
}

function languageAmong(text: string, languages: readonly string[]): string {
  const [first = 'en', ...others] = languages
  if (others.length === 0) return first
  if (languages.includes('hi') && (text.toLowerCase().match(LATIN_HINDI)?.length ?? 0) > 1) return 'hi'
  const likeliest = identifyLanguage(text, null, (each) => (languages.includes(each) ? CERTAIN : 0))?.language
  return likeliest !== undefined && languages.includes(likeliest) ? likeliest : first
}

/** Built at the first question. */
function listOf(kind: CrisisKind, entries: readonly string[]): CueList {
  const known = lists.get(kind)
  if (known) return known
  const made = cueList(entries)
  lists.set(kind, made)
  return made
}
