import type { Piece } from '@app/contracts/assistant'
import { foldText } from '@app/domain/place-search'

import type { LookUps } from '../tools/look-ups.ts'
import type { Evidence } from './evidence.ts'
import { findFigures } from './find-figures.ts'
import { findLinks, hasForbidden, withoutMarkup } from './find-links.ts'
import { findNames } from './find-names.ts'
import { isKnownPlace } from './known-place.ts'
import { needsTool } from './needs-tool.ts'
import { findTopics, isQuestion, isReadForRules } from './rule-topics.ts'
import { isFree, type Span } from './span.ts'
import { allowedBy, type Allows, type Mention, subjectsAmong } from './subjects.ts'

export type Grounded =
  /** `speaksOf`: the subject of the next sentence, if it names none. */
  | { readonly kind: 'grounded'; readonly pieces: readonly Piece[]; readonly speaksOf: readonly Mention[] }
  /** Statements without evidence. */
  | { readonly kind: 'unsupported'; readonly because: readonly string[] }

const LONGEST_SENTENCE = 800

export type SentenceContext = {
  readonly locale: string
  readonly lookUps: LookUps
  /** False where the question is about a rule, a price, an hour, health or safety. */
  readonly allowsGeneral?: boolean
  /** The subject of the previous sentence. */
  readonly spokenOf?: readonly Mention[]
}

/**
 * Checks a sentence of any origin against the tool results. What they prove is shown with its proof. A sentence without
 * figures, rules and unknown names is general knowledge, and marked as such. Everything else is not shown.
 */
export function groundSentence(said: string, evidence: Evidence, context: SentenceContext): Grounded {
  const text = withoutMarkup(said)
  if (text.length > LONGEST_SENTENCE) return { kind: 'unsupported', because: ['length'] }
  if (hasForbidden(text)) return { kind: 'unsupported', because: ['markup'] }
  const { spokenOf = [] } = context
  const links = findLinks(text, evidence)
  const figures = findFigures(text, evidence, context.locale).filter((span) => isFree(span, links))
  const names = findNames(text, [...links, ...figures], evidence, context)
  const mentions = [...names.mentions, ...figures.flatMap((span) => (span.isName ? [mentionOf(span, text)] : []))]
  const counted = figures.filter(({ isName }) => !isName)
  const allows = allowedBy(text, counted, mentions, evidence, spokenOf)
  const topics = findTopics(text, evidence, allowedBy(text, [], mentions, evidence, spokenOf), context.locale)
  const spans = [...links, ...figures.map((span) => onlyAllowed(span, allows)), ...names.spans]
  const statements = [...spans, ...topics]
  const unsupported = statements.filter(({ facts }) => facts === null)
  const own = subjectsAmong(mentions, evidence)
  const speaksOf = own.length > 0 ? own : spokenOf
  const isProven = statements.some((span) => proves(span, names.spans))
  if (unsupported.length === 0 && (isProven || isQuestion(text)))
    return {
      kind: 'grounded',
      pieces: toPieces(text, [...spans, ...topics.filter((topic) => isFree(topic, spans))]),
      speaksOf,
    }
  const sentence: Said = { text, mentions, lookUps: context.lookUps }
  const isOnlyNames = unsupported.every((span) => names.spans.includes(span) && isKnownName(span, sentence))
  const { allowsGeneral = true } = context
  const isOpen = allowsGeneral && topics.length === 0 && isReadForRules(text, context.locale)
  if (!isProven && isOnlyNames && isOpen && !needsTool(text, context.locale, context.lookUps))
    return { kind: 'grounded', pieces: [{ kind: 'words', text, isGeneral: true }], speaksOf }
  const because = unsupported.length > 0 ? unsupported.map(({ start, end }) => text.slice(start, end)) : ['topic']
  return { kind: 'unsupported', because }
}

/** A list item of a card, a figure, a link or a rule. The name of a city proves nothing about it. */
function proves(span: Span, names: readonly Span[]): boolean {
  const facts = span.facts?.filter(({ claims }) => claims.length > 0) ?? []
  return names.includes(span) ? facts.some(({ of }) => of !== null && of.item !== null) : facts.length > 0
}

const BETWEEN_NAMES = /\s(?:and|or|und|oder|et|ou|y|e|o|en|och|i|a|ve|và|dan|atau)\s/u

type Said = { readonly text: string; readonly mentions: readonly Mention[]; readonly lookUps: LookUps }

/** "Visit Bali and Lombok": the first word of a sentence is always capitalised. */
function isKnownName({ start, end }: Span, { text, mentions, lookUps }: Said): boolean {
  const isKnown = (name: string): boolean =>
    mentions.some(({ place, folded }) => place !== null && folded === foldText(name)) || isKnownPlace(name, lookUps)
  const name = text.slice(start, end)
  const isAtStart = /^\P{L}*$/u.test(text.slice(0, start))
  return (isKnown(name) ? [name] : name.split(BETWEEN_NAMES)).every(
    (part, index) => isKnown(part) || (isAtStart && index === 0 && isKnown(part.replace(/^\S+\s/u, ''))),
  )
}

function mentionOf({ start, end, facts }: Span, text: string): Mention {
  const items = (facts ?? []).flatMap(({ of }) => (of === null || of.item === null ? [] : [of]))
  return { start, end, folded: foldText(text.slice(start, end)), place: null, items, isPassing: false }
}

function onlyAllowed(span: Span, allows: Allows): Span {
  if (span.isName) return span
  const facts = span.facts?.filter((fact) => allows(fact, span.start, span.isDay)) ?? []
  return { ...span, facts: facts.length > 0 ? facts : null }
}

/** Text supported only by the question is repeated as plain words. */
function toPieces(text: string, spans: readonly Span[]): readonly Piece[] {
  const proven = spans
    .flatMap(({ start, end, facts }) => {
      const claims = facts?.find((fact) => fact.claims.length > 0)?.claims
      return claims ? [{ start, end, claims }] : []
    })
    .toSorted((a, b) => a.start - b.start)
  const pieces: Piece[] = []
  let at = 0
  for (const { start, end, claims } of proven) {
    if (start < at) continue
    if (start > at) pieces.push({ kind: 'words', text: text.slice(at, start) })
    pieces.push({ kind: 'fact', text: text.slice(start, end), claims: [...claims] })
    at = end
  }
  if (at < text.length) pieces.push({ kind: 'words', text: text.slice(at) })
  return pieces
}
