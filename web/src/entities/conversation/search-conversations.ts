import type { Conversation } from './conversation.ts'

/** The searched fields of a turn. */
export type Searched = { readonly conversationId: string; readonly question: string; readonly said: string }

export type Found = {
  readonly conversation: Conversation
  /** The excerpt with the match, when it is not in the title. */
  readonly excerpt: string | null
}

const AROUND = 36

/** Every word must be in the title or in one turn. Letters are compared without their accents. */
export function searchConversations(
  conversations: readonly Conversation[],
  turns: readonly Searched[],
  words: string,
): readonly Found[] {
  const wanted = fold(words.normalize('NFC')).split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return conversations.map((conversation) => ({ conversation, excerpt: null }))
  return conversations.flatMap((conversation): readonly Found[] => {
    if (hasAll(conversation.title, wanted)) return [{ conversation, excerpt: null }]
    const texts = turns
      .filter(({ conversationId }) => conversationId === conversation.id)
      .flatMap(({ question, said }) => [question, said, `${question} ${said}`])
    const found = texts.find((text) => hasAll(text, wanted))
    return found === undefined ? [] : [{ conversation, excerpt: excerptOf(found.normalize('NFC'), wanted[0] ?? '') }]
  })
}

function hasAll(text: string, wanted: readonly string[]): boolean {
  const folded = fold(text.normalize('NFC'))
  return wanted.every((word) => folded.includes(word))
}

/** One character for one, so that positions in the folded text match those in the text. */
function fold(text: string): string {
  return Array.from({ length: text.length }, (_, at) => foldUnit(text.charAt(at))).join('')
}

function foldUnit(unit: string): string {
  return unit.normalize('NFD').charAt(0).toLowerCase().charAt(0)
}

function excerptOf(text: string, word: string): string {
  const at = fold(text).indexOf(word)
  const start = Math.max(0, at - AROUND)
  const end = Math.min(text.length, at + word.length + AROUND)
  // A cut surrogate pair at either end does not matter.
  const cut = text
    .slice(start, end)
    .toWellFormed()
    .replaceAll(/[\uFFFD\s]+/g, ' ')
    .trim()
  return `${start > 0 ? '…' : ''}${cut}${end < text.length ? '…' : ''}`
}
