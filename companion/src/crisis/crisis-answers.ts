import answers from './answers.json' with { type: 'json' }

export const CRISIS_SENTENCES = [
  'kind',
  'call',
  'callUnknown',
  'callIfThere',
  'line',
  'directory',
  'say',
  'seizure',
  'fire',
  'danger',
  'assault',
  'offer',
] as const
type CrisisSentence = (typeof CRISIS_SENTENCES)[number]
export type CrisisSentenceId = `crisis-${CrisisSentence}` | 'crisis-aid' | 'crisis-aidWhen'

type Words = Readonly<Record<CrisisSentence, string>>

const WORDS: Readonly<Record<string, Words>> = answers
/** Characters that only traditional Chinese has; one of them shows the traveller's script. */
const TRADITIONAL = /[們個這還嗎麼說沒會來對時後過無覺經從處體幫殺殘傷誰邊車醫歲點為與報將蹤兒]/u

const INDIAN_SCRIPTS = /[\p{Script=Devanagari}\p{Script=Arabic}]/u

/** The language of a crisis answer: that of the words, in their script where readers may not know the other. */
export function answerLocale(language: string, text: string): string {
  if (language === 'zh' && TRADITIONAL.test(text)) return 'zh-Hant'
  // Spoken Hindi and Urdu are alike in Latin letters, and each has readers who cannot read the other's script.
  if ((language === 'hi' || language === 'ur') && !INDIAN_SCRIPTS.test(text)) return 'hi-Latn'
  return Object.hasOwn(WORDS, language) ? language : 'en'
}

export function crisisWords(locale: string): Words {
  return WORDS[locale] ?? answers.en
}
