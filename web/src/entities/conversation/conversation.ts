/** Conversations, their turns, and the pure functions on them. */
import type { AnsweredBy, AnswerNotice, AssistantEvent, CalledTool, KeptAnswer, Piece } from '@app/contracts/assistant'
import type { UsageType } from '@app/domain/usage-limits'

export type Conversation = {
  readonly id: string
  readonly title: string
  /** The account's user id; null for a guest until they sign in. */
  readonly owner: string | null
  /** ISO, UTC. */
  readonly createdAt: string
  readonly updatedAt: string
  /** Hidden from every list; removed for good once the undo period is over. */
  readonly deletedAt?: string
}

/** `page`: rendered by the server with the page. `device`: the server was unreachable, so the engine here answered. */
export type AnsweredAt = 'server' | 'page' | 'device'

export type Turn = {
  readonly id: string
  readonly conversationId: string
  readonly question: string
  readonly answer: KeptAnswer
  readonly askedAt: string
  readonly answeredAt: AnsweredAt
}

/** A turn whose answer is still being streamed. */
export type LiveTurn = {
  readonly id: string
  readonly question: string
  readonly askedAt: string
  /** Null until the first event names it. */
  readonly by: AnsweredBy | null
  readonly answeredAt: AnsweredAt
  readonly sentences: readonly { readonly id: string | null; readonly pieces: readonly Piece[] }[]
  readonly calls: readonly CalledTool[]
  readonly notices: readonly AnswerNotice[]
  readonly replaces: string | null
}

/** Why a question has no answer. The question stays on screen with a next step. */
export type Unanswered = { readonly question: string; readonly replaces: string | null } & (
  | {
      readonly kind: 'used-up'
      readonly type: UsageType
      readonly limit: number | null
      readonly resetsAt: string | null
    }
  /** The server counts new plans, and it cannot be reached. */
  | { readonly kind: 'plan-offline' }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'failed' }
  /** The page was left before the answer came. */
  | { readonly kind: 'left' }
)

export type ConversationState = {
  /** Undefined until the session is known. */
  readonly owner: string | null | undefined
  /** Only the owner's: another person's conversations are never on screen, not even for a moment. */
  readonly list: readonly Conversation[]
  readonly turns: Readonly<Record<string, readonly Turn[]>>
  readonly live: Readonly<Record<string, LiveTurn>>
  readonly unanswered: Readonly<Record<string, Unanswered>>
}

export const EMPTY_STATE: ConversationState = { owner: undefined, list: [], turns: {}, live: {}, unanswered: {} }

export const MAX_TITLE_LENGTH = 120
const MAX_GENERATED_TITLE_LENGTH = 80

/** The first question is the title until the traveller renames the conversation; the server does the same. */
export function titleOf(question: string): string {
  const line = question.trim().split('\n', 1)[0]?.replaceAll(/\s+/g, ' ').trim() ?? ''
  if (line.length <= MAX_GENERATED_TITLE_LENGTH) return line
  const cut = line.slice(0, MAX_GENERATED_TITLE_LENGTH)
  const end = cut.lastIndexOf(' ')
  // The database refuses half a surrogate pair, and some languages have no spaces to cut at.
  return `${(end > MAX_GENERATED_TITLE_LENGTH / 2 ? cut.slice(0, end) : cut).toWellFormed().replaceAll('\uFFFD', '')}…`
}

/** The answer as plain text. */
export function textOf({ sentences }: Pick<KeptAnswer, 'sentences'>): string {
  return sentences.map(({ pieces }) => pieces.map(({ text }) => text).join('')).join(' ')
}

/** Newest first, without deleted ones. */
export function inOrder(conversations: readonly Conversation[]): readonly Conversation[] {
  return conversations
    .filter(({ deletedAt }) => deletedAt === undefined)
    .toSorted((a, b) => (a.updatedAt < b.updatedAt ? 1 : a.updatedAt > b.updatedAt ? -1 : 0))
}

export function withConversation(state: ConversationState, conversation: Conversation): ConversationState {
  const others = state.list.filter(({ id }) => id !== conversation.id)
  return { ...state, list: inOrder([conversation, ...others]) }
}

export function withTurn(state: ConversationState, turn: Turn, replaced: readonly string[]): ConversationState {
  const others = (state.turns[turn.conversationId] ?? []).filter(({ id }) => id !== turn.id && !replaced.includes(id))
  return { ...state, turns: { ...state.turns, [turn.conversationId]: [...others, turn] } }
}

export function without<Value>(values: Readonly<Record<string, Value>>, key: string): Readonly<Record<string, Value>> {
  return Object.fromEntries(Object.entries(values).filter(([each]) => each !== key))
}

/** The ids of the edited turn and of all turns after it. */
export function replacedBy(turns: readonly Turn[], replaces: string | null): readonly string[] {
  const index = replaces === null ? -1 : turns.findIndex(({ id }) => id === replaces)
  return index < 0 ? [] : turns.slice(index).map(({ id }) => id)
}

export function startLiveTurn(id: string, question: string, askedAt: string, replaces: string | null): LiveTurn {
  const nothing = { by: null, answeredAt: 'server', sentences: [], calls: [], notices: [] } as const
  return { id, question, askedAt, replaces, ...nothing }
}

/** `done` and `failed` end a turn and change nothing here. */
export function applyEvent(live: LiveTurn, event: AssistantEvent): LiveTurn {
  switch (event.kind) {
    case 'started':
      return { ...live, by: event.by }
    case 'called':
      return { ...live, calls: [...live.calls, event.call] }
    case 'notice':
      return { ...live, notices: [...live.notices, event.notice] }
    case 'piece':
      return { ...live, sentences: withPiece(live.sentences, event.piece, event.startsSentence) }
    case 'done':
    case 'failed':
      return live
  }
}

function withPiece(sentences: LiveTurn['sentences'], piece: Piece, startsSentence: boolean): LiveTurn['sentences'] {
  const last = sentences.at(-1)
  if (startsSentence || !last) return [...sentences, { id: null, pieces: [piece] }]
  return [...sentences.slice(0, -1), { ...last, pieces: [...last.pieces, piece] }]
}

/** The answer received until now: shown while it streams, and saved when the traveller stops it. */
export function answerSoFar(live: LiveTurn, language: string, memory: unknown): KeptAnswer {
  return {
    by: live.by ?? { kind: 'built-in' },
    language,
    isInEnglish: false,
    sentences: live.sentences.map(({ id, pieces }) => ({ id, pieces: [...pieces] })),
    calls: [...live.calls],
    actions: [],
    asks: null,
    suggestions: [],
    notices: [...live.notices],
    memory,
  }
}
