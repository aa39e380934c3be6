import type { KeptAnswer } from '@app/contracts/assistant'
import { escapeMarkdown } from '@app/domain/trip-export'

import { type Conversation, textOf, type Turn } from './conversation.ts'

type Source = { readonly title: string; readonly url: string; readonly checkedAt: string }

/** Markdown: each answer with its sources. */
export function toMarkdown({ title }: Conversation, turns: readonly Turn[]): string {
  const parts = turns.map(({ question, answer, askedAt }) =>
    [
      `## ${onOneLine(question)}`,
      `*${askedAt.slice(0, 16).replace('T', ' ')} UTC, ${answer.by.kind === 'model' ? onOneLine(answer.by.name) : 'built-in engine'}*`,
      onOneLine(textOf(answer)),
      ...sourcesOf(answer).map(
        ({ title: name, url, checkedAt }) =>
          `- [${onOneLine(name)}](<${url.replaceAll(/[<>\s]/g, encodeURIComponent)}>), checked ${checkedAt}`,
      ),
    ].join('\n\n'),
  )
  return `# ${onOneLine(title)}\n\n${parts.join('\n\n')}\n`.replaceAll(/(\n- .*)\n(?=\n- )/g, '$1')
}

function onOneLine(text: string): string {
  return escapeMarkdown(text.replaceAll(/\s*\n\s*/g, ' '))
}

/** Complete, with cards and sources. */
export function toJson({ id, title, createdAt, updatedAt }: Conversation, turns: readonly Turn[]): string {
  const own = turns.map(({ conversationId: _, ...turn }) => turn)
  return `${JSON.stringify({ id, title, createdAt, updatedAt, turns: own }, null, 2)}\n`
}

export function fileName({ title, createdAt }: Conversation, ending: 'md' | 'json'): string {
  const words = title
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '')
    .toLowerCase()
  return `${createdAt.slice(0, 10)}-${words.slice(0, 60) || 'conversation'}.${ending}`
}

/** The sources of sentences and of cards. */
function sourcesOf({ sentences, calls }: KeptAnswer): readonly Source[] {
  const claims = sentences.flatMap(({ pieces }) =>
    pieces.flatMap((piece) => (piece.kind === 'fact' ? piece.claims : [])),
  )
  const found = calls.flatMap(({ result }) => (result.kind === 'found' ? sourcesIn(result.card) : []))
  const sources = [...claims.map(({ source, checkedAt }) => ({ ...source, checkedAt })), ...found]
  // The first one wins: a sentence before a card.
  return [...new Map(sources.toReversed().map((source) => [source.url, source])).values()].toReversed()
}

/** The sources of all claims in a tool's result. */
function sourcesIn(found: unknown): readonly Source[] {
  if (typeof found !== 'object' || found === null) return []
  const { source, checkedAt } = found as { readonly source?: Partial<Source> | null; readonly checkedAt?: unknown }
  const { title, url } = source ?? {}
  const isClaim = typeof title === 'string' && typeof url === 'string' && typeof checkedAt === 'string'
  return [...(isClaim ? [{ title, url, checkedAt }] : []), ...Object.values(found).flatMap(sourcesIn)]
}
