import type { Piece } from '@app/contracts/assistant'
import { foldText } from '@app/domain/place-search'

import type { LookUps } from '../tools/look-ups.ts'
import type { Evidence } from './evidence.ts'
import { findFigures } from './find-figures.ts'
import { findLinks, hasForbidden, withoutMarkup } from './find-links.ts'
import { findNames } from './find-names.ts'
import { findTopics } from './rule-topics.ts'
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
  /** The subject of the previous sentence. */
  readonly spokenOf?: readonly Mention[]
}

/** Checks a sentence of any origin against the tool results: it is shown only if everything in it has evidence. */
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
  const topics = findTopics(text, evidence, allowedBy(text, [], mentions, evidence, spokenOf))
  const spans = [...links, ...figures.map((span) => onlyAllowed(span, allows)), ...names.spans]
  const unsupported = [...spans, ...topics].filter(({ facts }) => facts === null)
  if (unsupported.length > 0)
    return { kind: 'unsupported', because: unsupported.map(({ start, end }) => text.slice(start, end)) }
  const own = subjectsAmong(mentions, evidence)
  return {
    kind: 'grounded',
    pieces: toPieces(text, [...spans, ...topics.filter((topic) => isFree(topic, spans))]),
    speaksOf: own.length > 0 ? own : spokenOf,
  }
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
