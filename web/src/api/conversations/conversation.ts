import type { KeptAnswer } from '@app/contracts/assistant'

export type Conversation = {
  readonly id: string
  readonly title: string
  /** Whose it is; null for a guest's, until they sign in. */
  readonly owner: string | null
  /** ISO, UTC. */
  readonly createdAt: string
  readonly updatedAt: string
  /** Gone from every list; for good once it can no longer be taken back. */
  readonly deletedAt?: string
}

/** `page`: it came with the page itself. `device`: no server was to be had, and the engine here answered. */
export type AnsweredAt = 'server' | 'page' | 'device'

export type Turn = {
  readonly id: string
  readonly conversationId: string
  readonly question: string
  readonly answer: KeptAnswer
  readonly askedAt: string
  readonly answeredAt: AnsweredAt
}

export const LONGEST_TITLE = 120
const LONGEST_TAKEN = 80

/** The first question names a conversation until the traveller does; the server does the same. */
export function titleOf(question: string): string {
  const line = question.trim().split('\n', 1)[0]?.replaceAll(/\s+/g, ' ').trim() ?? ''
  if (line.length <= LONGEST_TAKEN) return line
  const cut = line.slice(0, LONGEST_TAKEN)
  const end = cut.lastIndexOf(' ')
  // Half a character would be refused, and some languages have no spaces.
  return `${(end > LONGEST_TAKEN / 2 ? cut.slice(0, end) : cut).toWellFormed().replaceAll('\uFFFD', '')}…`
}

/** What was said, as plain text. */
export function textOf({ sentences }: Pick<KeptAnswer, 'sentences'>): string {
  return sentences.map(({ pieces }) => pieces.map(({ text }) => text).join('')).join(' ')
}

/** Newest first, and nothing that was put away. */
export function inOrder(conversations: readonly Conversation[]): readonly Conversation[] {
  return conversations
    .filter(({ deletedAt }) => deletedAt === undefined)
    .toSorted((a, b) => (a.updatedAt < b.updatedAt ? 1 : a.updatedAt > b.updatedAt ? -1 : 0))
}
