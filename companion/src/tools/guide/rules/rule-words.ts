/** Sentences of the checked rules: one data file per language. */
import EN from './words/en.json' with { type: 'json' }

export type RuleSayId = keyof typeof EN
export type RuleWords = Readonly<Record<RuleSayId, string>>

const FILES: Readonly<Record<string, () => Promise<{ readonly default: RuleWords }>>> = {
  ar: () => import('./words/ar.json', { with: { type: 'json' } }),
  cs: () => import('./words/cs.json', { with: { type: 'json' } }),
  de: () => import('./words/de.json', { with: { type: 'json' } }),
  el: () => import('./words/el.json', { with: { type: 'json' } }),
  es: () => import('./words/es.json', { with: { type: 'json' } }),
  fr: () => import('./words/fr.json', { with: { type: 'json' } }),
  hi: () => import('./words/hi.json', { with: { type: 'json' } }),
  id: () => import('./words/id.json', { with: { type: 'json' } }),
  it: () => import('./words/it.json', { with: { type: 'json' } }),
  ja: () => import('./words/ja.json', { with: { type: 'json' } }),
  ko: () => import('./words/ko.json', { with: { type: 'json' } }),
  nl: () => import('./words/nl.json', { with: { type: 'json' } }),
  pl: () => import('./words/pl.json', { with: { type: 'json' } }),
  pt: () => import('./words/pt.json', { with: { type: 'json' } }),
  ru: () => import('./words/ru.json', { with: { type: 'json' } }),
  sv: () => import('./words/sv.json', { with: { type: 'json' } }),
  th: () => import('./words/th.json', { with: { type: 'json' } }),
  tr: () => import('./words/tr.json', { with: { type: 'json' } }),
  uk: () => import('./words/uk.json', { with: { type: 'json' } }),
  vi: () => import('./words/vi.json', { with: { type: 'json' } }),
  zh: () => import('./words/zh.json', { with: { type: 'json' } }),
}

export const RULE_LANGUAGES: readonly string[] = ['en', ...Object.keys(FILES)]

/** In English where a language has no file or it cannot be loaded. */
export async function ruleWordsIn(language: string): Promise<{ readonly language: string; readonly words: RuleWords }> {
  const file = await FILES[language]?.().catch(() => null)
  return file ? { language, words: file.default } : { language: 'en', words: EN }
}
