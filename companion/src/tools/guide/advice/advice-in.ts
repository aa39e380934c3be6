import EN from './en.json' with { type: 'json' }

export type AdviceTopic = keyof (typeof EN)['topics']
export type AdviceSayId = keyof (typeof EN)['says']
export type AdviceLabelId = keyof (typeof EN)['labels']
type Advice = {
  readonly lead: string
  /** Empty where the first sentence is all there is to say. */
  readonly next: string
  /** A short title and what it means, by the id of the step. */
  readonly steps: Readonly<Record<string, readonly string[]>>
}
/** General advice, of no country, in one language. */
export type AdviceWords = {
  readonly locale: string
  readonly topics: Readonly<Record<AdviceTopic, Advice>>
  readonly says: Readonly<Record<AdviceSayId, string>>
  readonly labels: Readonly<Record<AdviceLabelId, string>>
}

/** One data file per language. A language without one is answered in English, and the card says that it is English. */
const FILES: Readonly<Record<string, () => Promise<{ readonly default: AdviceWords }>>> = {}

export const ADVICE_LANGUAGES: readonly string[] = ['en', ...Object.keys(FILES)]
export const ADVICE_TOPICS = Object.keys(EN.topics) as [AdviceTopic, ...AdviceTopic[]]

export async function adviceIn(language: string): Promise<AdviceWords> {
  const words = await FILES[language]?.().catch(() => null)
  return words?.default ?? EN
}
