import { wordFiles } from '../../../engine/words/word-files.ts'
import { EN_LABELS, EN_NAMES, type GuideLabels, type GuideNames } from './en-labels.ts'
import { EN_SAYS, type GuideSays } from './en-says.ts'
import { EN_STEPS, type GuideSteps } from './en-steps.ts'
import { EN_CODES } from './en.ts'
import type { GuideCodes } from './guide-codes.ts'

/** All texts of the guide's tools in one language. */
export type GuideWords = {
  readonly locale: string
  readonly codes: GuideCodes
  readonly says: GuideSays
  readonly labels: GuideLabels
  readonly names: GuideNames
  readonly steps: GuideSteps
}

const ENGLISH: GuideWords = {
  locale: 'en-GB',
  codes: EN_CODES,
  says: EN_SAYS,
  labels: EN_LABELS,
  names: EN_NAMES,
  steps: EN_STEPS,
}

const FILES = {
  ar: () => import('./ar.json', { with: { type: 'json' } }),
  cs: () => import('./cs.json', { with: { type: 'json' } }),
  de: () => import('./de.json', { with: { type: 'json' } }),
  el: () => import('./el.json', { with: { type: 'json' } }),
  es: () => import('./es.json', { with: { type: 'json' } }),
  fr: () => import('./fr.json', { with: { type: 'json' } }),
  hi: () => import('./hi.json', { with: { type: 'json' } }),
  id: () => import('./id.json', { with: { type: 'json' } }),
  it: () => import('./it.json', { with: { type: 'json' } }),
  ja: () => import('./ja.json', { with: { type: 'json' } }),
  ko: () => import('./ko.json', { with: { type: 'json' } }),
  nl: () => import('./nl.json', { with: { type: 'json' } }),
  pl: () => import('./pl.json', { with: { type: 'json' } }),
  pt: () => import('./pt.json', { with: { type: 'json' } }),
  ru: () => import('./ru.json', { with: { type: 'json' } }),
  sv: () => import('./sv.json', { with: { type: 'json' } }),
  th: () => import('./th.json', { with: { type: 'json' } }),
  tr: () => import('./tr.json', { with: { type: 'json' } }),
  uk: () => import('./uk.json', { with: { type: 'json' } }),
  vi: () => import('./vi.json', { with: { type: 'json' } }),
  zh: () => import('./zh.json', { with: { type: 'json' } }),
}

const guide = wordFiles(ENGLISH, FILES, (file) => file as GuideWords)

/** Languages with texts for the guide's answers. */
export const GUIDE_LANGUAGES = guide.languages

export const loadGuideWords = guide.load

/** The texts of a language, or English if they are missing or not loaded. */
export function guideWords(language: string): GuideWords {
  return guide.loaded(language) ?? ENGLISH
}

/** Whether the texts of this language are loaded. */
export function hasGuideWords(language: string): boolean {
  return guide.loaded(language) !== undefined
}
