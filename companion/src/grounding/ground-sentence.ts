import type { Piece } from '@app/contracts/assistant'

import type { LookUps } from '../tools/look-ups.ts'
import type { Evidence } from './evidence.ts'
import { findFigures } from './find-figures.ts'
import { findLinks, hasForbidden, withoutMarkup } from './find-links.ts'
import { findNames } from './find-names.ts'
import { findTopics } from './rule-topics.ts'
import type { Span } from './span.ts'

export type Grounded =
  | { readonly kind: 'grounded'; readonly pieces: readonly Piece[] }
  /** What no tool stands for. */
  | { readonly kind: 'unsupported'; readonly because: readonly string[] }

const LONGEST_SENTENCE = 800

/** Holds a sentence of any origin against what the tools said: all of it stands, or none is shown. */
export function groundSentence(
  said: string,
  evidence: Evidence,
  context: { readonly locale: string; readonly lookUps: LookUps },
): Grounded {
  const text = withoutMarkup(said)
  if (text.length > LONGEST_SENTENCE) return { kind: 'unsupported', because: ['length'] }
  if (hasForbidden(text)) return { kind: 'unsupported', because: ['markup'] }
  const links = findLinks(text, evidence)
  const figures = findFigures(text, evidence, context.locale).filter((span) => isFree(span, links))
  const names = findNames(text, [...links, ...figures], evidence, context)
  const topics = findTopics(text, evidence)
  const spans = [...links, ...figures, ...names]
  const unsupported = [...spans, ...topics].filter(({ claims }) => claims === null)
  if (unsupported.length > 0)
    return { kind: 'unsupported', because: unsupported.map(({ start, end }) => text.slice(start, end)) }
  return { kind: 'grounded', pieces: toPieces(text, [...spans, ...topics.filter((topic) => isFree(topic, spans))]) }
}

function isFree({ start, end }: Span, taken: readonly Span[]): boolean {
  return taken.every((span) => span.end <= start || span.start >= end)
}

/** What nothing but the question stands for is repeated as words. */
function toPieces(text: string, spans: readonly Span[]): readonly Piece[] {
  const facts = spans.filter(({ claims }) => (claims?.length ?? 0) > 0).toSorted((a, b) => a.start - b.start)
  const pieces: Piece[] = []
  let at = 0
  for (const { start, end, claims } of facts) {
    if (start < at) continue
    if (start > at) pieces.push({ kind: 'words', text: text.slice(at, start) })
    pieces.push({ kind: 'fact', text: text.slice(start, end), claims: [...(claims ?? [])] })
    at = end
  }
  if (at < text.length) pieces.push({ kind: 'words', text: text.slice(at) })
  return pieces
}
