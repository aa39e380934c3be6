import { identifyLanguage } from '@app/domain/language-identification'

import type { ToolName } from '../tools/registry.ts'
import type { Evidence, FoundCard } from './evidence.ts'
import { hasRuleWords, RULE_TOPICS, type RuleTopic, ruleWords } from './rule-words.ts'
import { type Span, takeSpans } from './span.ts'
import type { Allows } from './subjects.ts'

/** Their results are about the topic, whatever their words. */
const TOOLS: Readonly<Record<RuleTopic, readonly ToolName[]>> = {
  visa: ['entry-rule'],
  passport: ['passport-validity', 'entry-rule', 'own-embassy'],
  health: ['health-rules'],
  safety: ['travel-advisory', 'place-safety'],
  hours: [
    'find-places',
    'things-to-do',
    'plan-trip',
    'check-plan',
    'public-holidays',
    'hotel-search',
    'flight-search',
    'car-search',
  ],
  law: ['entry-rule', 'passport-validity', 'passenger-rights', 'health-rules'],
  price: [
    'find-places',
    'things-to-do',
    'food-and-drink',
    'getting-there',
    'where-to-stay',
    'trip-cost',
    'budget-check',
    'where-to-go',
    'compare-places',
    'convert-currency',
    'plan-trip',
    'check-plan',
    'hotel-search',
    'flight-search',
    'car-search',
    'passenger-rights',
  ],
  compensation: ['passenger-rights'],
  plugs: ['plugs-and-driving'],
}
/** They answer many topics: only a result that itself speaks of one is evidence for it. */
const MIXED: readonly ToolName[] = [
  'country-practice',
  'travel-advice',
  'rail-rights',
  'border-rules',
  'what-to-do-if',
  'getting-there',
  'food-and-drink',
  'things-to-do',
  'seasons-and-events',
  'where-to-stay',
  'budget-check',
  'light-snow-sea',
  'where-to-go',
  'compare-places',
  'days-needed',
  'day-trip-check',
  'guide-mentions',
  'emergency-numbers',
  'country-basics',
]
const SPOKEN_BY_MIXED: readonly RuleTopic[] = ['health', 'safety', 'hours', 'law', 'price', 'passport', 'plugs']

const NO_VISA = new RegExp(
  String.raw`(?:no|without an?|without|not need an?|need no|n[o’']t need an?|kein|ohne|sans|pas besoin de|pas de|` +
    String.raw`aucun|sin|no necesita\w*|no hace falta|no se necesita|senza|non serve(?: il| un)?|non occorre(?: il)?|` +
    String.raw`sem|não (?:precisa\w*|é preciso|é necessário)(?: de)?(?: um)?)\s(?:visa|visum|visado|visto)|` +
    String.raw`visa[- ]free|visumfrei|visafrei|exempt\w*`,
  'iu',
)
const NEEDS_VISA = new RegExp(
  String.raw`(?:needs?|requires?|must (?:have|get|apply for)) an? (?:e-?)?visa|visa is (?:required|needed)|` +
    String.raw`(?:brauch\p{L}*|benötig\p{L}*) (?:\p{L}+ ){0,4}ein(?:en)? (?:e-)?visum|visum (?:ist )?(?:nötig|` +
    String.raw`erforderlich|notwendig)|(?:il faut|besoin d['’])\s?un visa|necesita\w* (?:un )?visado|(?:serve|` +
    String.raw`occorre) (?:il|un) visto|(?:precisa\w*|é preciso) (?:de )?(?:um )?visto`,
  'iu',
)
const FREE: readonly unknown[] = ['visa-free', 'own']
const NEEDED: readonly unknown[] = ['visa-required', 'e-visa', 'visa-on-arrival']

/** Only buttons do these things, so no answer may claim that they are done. */
const DONE = new RegExp(
  [
    "(?<!\\p{L})I(?:['’]ve| have)? (?:now |just |already |also )?(?:deleted|cancell?ed|booked|saved|paid|" +
      'sent|shared|changed|removed|reserved|transferred|confirmed|e-?mailed)(?!\\p{L})',
    '(?:has|have|was|were|is|are) (?:now |just |already )?(?:been )?(?:deleted|cancell?ed|booked|saved|paid|shared|reserved|transferred|confirmed)(?!\\p{L})',
    '(?:habe|hab|wurden?|ist|sind) (?:\\p{L}+ ){0,5}(?:gelöscht|storniert|gebucht|gespeichert|bezahlt|' +
      'gesendet|verschickt|geteilt|geändert|reserviert|überwiesen|bestätigt)(?!\\p{L})',
    "(?:j['’]ai|a été|ont été|est|sont) (?:bien |déjà )?(?:supprimé|annulé|réservé|enregistré|payé|envoyé|partagé|modifié|transféré|confirmé)",
    '(?:he|ha sido|han sido|está|están) (?:ya )?(?:borrad|eliminad|cancelad|reservad|guardad|pagad|enviad|compartid|cambiad|transferid|confirmad)',
    '(?:ho|è stat[oa]|sono stat[ie]) (?:già )?(?:cancellat|eliminat|annullat|prenotat|salvat|pagat|inviat|condivis|cambiat|trasferit|confermat)',
    '(?<!\\p{L})(?:apaguei|eliminei|cancelei|reservei|guardei|salvei|paguei|enviei|partilhei|compartilhei|' +
      'alterei|transferi|confirmei)(?!\\p{L})|(?:foi|foram|está) (?:já )?(?:apagad|eliminad|cancelad|reservad|' +
      'guardad|salv[oa]|pag[oa]|enviad|partilhad|compartilhad|alterad)',
  ].join('|'),
  'giu',
)

const NOT_DONE =
  /(?<!\p{L})(?:nothing|not|never|until|nichts|nicht|kein\p{L}*|bis|rien|pas|tant que|nada|no|hasta|niente|non|finché|não|até)(?!\p{L})/iu

/** Words of topics that need a tool, in the language of the answer and in English; and claims that something is done. */
export function findTopics(text: string, { cards }: Evidence, allows: Allows, locale: string): readonly Span[] {
  // A question makes no statement.
  if (isQuestion(text)) return []
  const done = NOT_DONE.test(text) ? [] : takeSpans(text, [], DONE, () => null)
  const facts = cards.map(({ claims }, card) => ({ claims: claims.slice(0, 1), of: { card, item: null } }))
  const spokenOf = cards.flatMap((card, index) => {
    const fact = facts[index]
    return fact && allows(fact, 0) ? [{ ...card, fact }] : []
  })
  const contradicts = isWrongOnVisas(
    text,
    spokenOf.filter(({ tool }) => tool === 'entry-rule'),
  )
  const languages = languagesOf(text, locale)
  const rules = RULE_TOPICS.flatMap((topic) =>
    languages.flatMap((language) => {
      const words = ruleWords(topic, language)
      if (!words) return []
      const fitting = spokenOf.filter((card) => isAboutTopic(card, topic, languages))
      const isWrong = topic === 'visa' && contradicts
      return takeSpans(text, [], words, () =>
        fitting.length === 0 || isWrong ? null : fitting.map(({ fact }) => fact),
      )
    }),
  )
  return [...done, ...rules]
}

/** Whether the words of rules are known in the languages of a sentence: elsewhere a rule would not be noticed. */
export function isReadForRules(text: string, locale: string): boolean {
  return languagesOf(text, locale).every(hasRuleWords)
}

export function isQuestion(text: string): boolean {
  return /[?？؟]\s*$/u.test(text)
}

/** A short sentence says little about its language, so that of the answer is read as well. */
function languagesOf(text: string, locale: string): readonly string[] {
  const found = identifyLanguage(text, baseOf(locale))
  return [...new Set([baseOf(locale), 'en', ...(found && found.confidence >= SURE ? [found.language] : [])])]
}

const SURE = 0.9
const baseOf = (locale: string): string => locale.split('-', 1)[0] ?? locale

function isAboutTopic(card: FoundCard, topic: RuleTopic, languages: readonly string[]): boolean {
  if ((TOOLS[topic] as readonly string[]).includes(card.tool)) return true
  if (!SPOKEN_BY_MIXED.includes(topic) || !(MIXED as readonly string[]).includes(card.tool)) return false
  const said = wordsOf(card.card)
  return languages.some((language) => {
    const words = ruleWords(topic, language)
    return words !== null && said.search(words) >= 0
  })
}

const wordsByCard = new WeakMap<object, string>()

function wordsOf(card: object): string {
  const known = wordsByCard.get(card)
  if (known !== undefined) return known
  const made = stringsIn(card).join(' ; ')
  wordsByCard.set(card, made)
  return made
}

function stringsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

function isWrongOnVisas(text: string, cards: readonly FoundCard[]): boolean {
  const rules = cards.map(
    ({ card }) =>
      (card['rule'] as { readonly value?: { readonly requirement?: unknown } } | undefined)?.value?.requirement,
  )
  const saysFree = NO_VISA.test(text)
  if (saysFree) return !rules.some((rule) => FREE.includes(rule))
  return NEEDS_VISA.test(text) && !rules.some((rule) => NEEDED.includes(rule))
}
