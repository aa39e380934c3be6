import type { conversationDb } from './conversation-db.ts'
import { type ConversationState, NOTHING, withConversation, withTurn } from './conversation-state.ts'
import { type Conversation, titleOf, type Turn } from './conversation.ts'
import type { WaitingQuestions } from './waiting-questions.ts'

/** The account of whoever is signed in. Reads answer null when it cannot be asked. */
export type AccountShelf = {
  list(): Promise<readonly Conversation[] | null>
  turns(id: string): Promise<readonly Turn[] | null>
  isWaiting(id: string): boolean
  writeTurn(conversation: Conversation, turn: Turn, replaced: readonly string[]): Promise<void>
  writeTitle(conversation: Conversation): Promise<void>
  remove(conversation: Conversation): Promise<void>
}

export type Deps = {
  readonly db: Pick<typeof conversationDb, 'list' | 'turnsOf' | 'put' | 'putTurn' | 'replaceTurns' | 'remove'>
  readonly waiting: WaitingQuestions
  readonly now: () => string
  readonly newId: () => string
  /** Other tabs show it too. */
  readonly tell: () => void
}

/** What everything that is done with conversations stands on. */
export type Desk = Deps & {
  get(): ConversationState
  set(next: ConversationState): void
  listen(listener: () => void): () => void
  /** Answers that are being given, by conversation. */
  readonly running: Map<string, AbortController>
}

export function createDesk(deps: Deps): Desk {
  let state = NOTHING
  const listeners = new Set<() => void>()
  return {
    ...deps,
    running: new Map(),
    get: () => state,
    set(next) {
      state = next
      for (const listener of listeners) listener()
    },
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** A device that keeps nothing (a private window, a full disk) still shows everything until it is closed. */
export async function keeping({ tell }: Desk, work: Promise<unknown>): Promise<void> {
  try {
    await work
    tell()
  } catch (error) {
    console.warn('a conversation could not be kept on this device', error)
  }
}

export function turnsHere({ db }: Desk, id: string): Promise<readonly Turn[]> {
  return db.turnsOf(id).catch((): readonly Turn[] => [])
}

export function conversationsHere({ db }: Desk): Promise<readonly Conversation[]> {
  return db.list().catch((): readonly Conversation[] => [])
}

export async function keepTurn(
  desk: Desk,
  turn: Turn,
  replaced: readonly string[],
  account: AccountShelf | null,
  about = '',
): Promise<void> {
  const state = desk.get()
  const before = state.list.find(({ id }) => id === turn.conversationId)
  const conversation: Conversation = {
    id: turn.conversationId,
    title: before?.title ?? titleOf(about === '' ? turn.question : `${about}: ${turn.question}`),
    owner: before?.owner ?? state.owner ?? null,
    createdAt: before?.createdAt ?? turn.askedAt,
    updatedAt: turn.askedAt,
  }
  desk.set(withTurn(withConversation(state, conversation), turn, replaced))
  await keeping(desk, desk.db.putTurn(conversation, turn, replaced))
  const isWritten = turn.answeredAt === 'server' && !turn.answer.notices.includes('stopped-early')
  // The server calls it by its question alone.
  const isNamedHere = isWritten && !before && about !== ''
  if (!account || (isWritten && !isNamedHere)) return
  const writing = isNamedHere ? account.writeTitle(conversation) : account.writeTurn(conversation, turn, replaced)
  await writing.catch((error: unknown) => console.warn('a turn is on this device only', error))
}
