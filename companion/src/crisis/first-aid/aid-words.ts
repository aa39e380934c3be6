/**
 * First steps until help comes, in every language with answers. After the guidelines of the European Resuscitation
 * Council 2021 and 2025, ANZCOR 9.4 and 9.5 (stings and bites), the Wilderness Medical Society (altitude), WHO (rabies,
 * snakebite), and DAN (diving).
 */
import type { AidTopic } from './read-first-aid.ts'
import steps from './steps.json' with { type: 'json' }

type AidWords = Readonly<Record<AidTopic, { readonly steps: string; readonly more: string }>> & {
  /** When to call although most get well without. */
  readonly when: string
}

const WORDS: Readonly<Record<string, AidWords>> = steps

/** English is better than nothing for who can act on it. */
export function aidWords(locale: string): AidWords {
  return WORDS[locale] ?? WORDS[locale.slice(0, 2)] ?? steps.en
}
