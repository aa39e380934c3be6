import words from './rule-words.json' with { type: 'json' }

/** Statements about these need a tool, also without a number. */
export const RULE_TOPICS = [
  'visa',
  'passport',
  'health',
  'safety',
  'hours',
  'law',
  'price',
  'compensation',
  'plugs',
] as const
export type RuleTopic = (typeof RULE_TOPICS)[number]

type Words = Readonly<Record<RuleTopic, readonly string[]>>
const WORDS: Readonly<Record<string, Words>> = words

/** Their words are not separated by spaces, or carry articles and endings of their own. */
const WITHOUT_EDGES = new Set(['ar', 'hi', 'ja', 'zh', 'ko', 'th'])

const patterns = new Map<string, RegExp>()

export function hasRuleWords(language: string): boolean {
  return Object.hasOwn(WORDS, language)
}

/** The words of a topic in a language. In the lists a star is any ending, and the rest is a regular expression. */
export function ruleWords(topic: RuleTopic, language: string): RegExp | null {
  const own = WORDS[language]?.[topic]
  if (!own) return null
  const key = `${language} ${topic}`
  const known = patterns.get(key) ?? compile(own, !WITHOUT_EDGES.has(language))
  patterns.set(key, known)
  return known
}

function compile(own: readonly string[], hasEdges: boolean): RegExp {
  const any = own.map((word) => word.replaceAll('*', String.raw`[\p{L}\p{M}]*`)).join('|')
  return new RegExp(hasEdges ? String.raw`(?<![\p{L}\p{M}])(?:${any})(?![\p{L}\p{M}])` : any, 'giu')
}
