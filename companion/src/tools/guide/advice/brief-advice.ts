/** The advice that is asked for most, in languages without the whole of it: a title and two sentences per topic. */
import type { AdviceLabelId, AdviceSayId, AdviceTopic } from './advice-in.ts'

export type CountrySayId = Extract<AdviceSayId, `${'ambulance' | 'police'}.number` | 'remote.yes' | `tax.${string}`>
export type NatureSayId = Extract<AdviceSayId, `${'daylight' | 'sea' | 'snow'}.${string}`>

type BriefTopic = Readonly<Record<'title' | 'lead' | 'next', string>> & {
  /** What answers a narrower question, by the id of the step in English. */
  readonly steps?: Readonly<Record<string, string>>
}
export type BriefAdvice = {
  readonly topics: Readonly<Partial<Record<AdviceTopic, BriefTopic>>>
  /** About a country, with the slots of English. */
  readonly says: Readonly<Partial<Record<CountrySayId | NatureSayId | `label.${AdviceLabelId}`, string>>>
  /** Asks for the flight, after its rights in general. */
  readonly tell: string
}

/** One data file per language. */
const FILES: Readonly<Record<string, () => Promise<{ readonly default: BriefAdvice }>>> = {
  ar: () => import('./brief/ar.json', { with: { type: 'json' } }),
  cs: () => import('./brief/cs.json', { with: { type: 'json' } }),
  de: () => import('./brief/de.json', { with: { type: 'json' } }),
  el: () => import('./brief/el.json', { with: { type: 'json' } }),
  es: () => import('./brief/es.json', { with: { type: 'json' } }),
  fr: () => import('./brief/fr.json', { with: { type: 'json' } }),
  hi: () => import('./brief/hi.json', { with: { type: 'json' } }),
  id: () => import('./brief/id.json', { with: { type: 'json' } }),
  it: () => import('./brief/it.json', { with: { type: 'json' } }),
  ja: () => import('./brief/ja.json', { with: { type: 'json' } }),
  ko: () => import('./brief/ko.json', { with: { type: 'json' } }),
  nl: () => import('./brief/nl.json', { with: { type: 'json' } }),
  pl: () => import('./brief/pl.json', { with: { type: 'json' } }),
  pt: () => import('./brief/pt.json', { with: { type: 'json' } }),
  ru: () => import('./brief/ru.json', { with: { type: 'json' } }),
  sv: () => import('./brief/sv.json', { with: { type: 'json' } }),
  th: () => import('./brief/th.json', { with: { type: 'json' } }),
  tr: () => import('./brief/tr.json', { with: { type: 'json' } }),
  uk: () => import('./brief/uk.json', { with: { type: 'json' } }),
  vi: () => import('./brief/vi.json', { with: { type: 'json' } }),
  zh: () => import('./brief/zh.json', { with: { type: 'json' } }),
}

export const BRIEF_LANGUAGES: readonly string[] = Object.keys(FILES)

/** Null for a language without a file, and where it cannot be loaded. */
export async function briefAdviceIn(language: string): Promise<BriefAdvice | null> {
  const file = await FILES[language]?.().catch(() => null)
  return file?.default ?? null
}
