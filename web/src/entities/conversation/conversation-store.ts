/**
 * Every question and answer of this tab, outside of React: an answer keeps streaming while the traveller looks at another
 * page. Reads come from the device first (`db`), then from the account (`remote`); writes go to both.
 */
import type { conversationDb } from './conversation-db.ts'
import {
  type Conversation,
  type ConversationState,
  EMPTY_STATE,
  inOrder,
  MAX_TITLE_LENGTH,
  titleOf,
  type Turn,
  type Unanswered,
  withConversation,
  without,
  withTurn,
} from './conversation.ts'
import type { RemoteConversations } from './remote-conversations.ts'
import type { PendingQuestions } from './unsent-questions.ts'

export type StoreDependencies = {
  readonly db: Pick<typeof conversationDb, 'list' | 'turnsOf' | 'put' | 'putTurn' | 'replaceTurns' | 'remove'>
  readonly pending: PendingQuestions
  readonly now: () => string
  readonly newId: () => string
  readonly notifyOtherTabs: () => void
}

export type ConversationStore = StoreDependencies & {
  get(): ConversationState
  set(next: ConversationState): void
  listen(listener: () => void): () => void
  /** The abort controllers of answers that are streaming, by conversation id. */
  readonly running: Map<string, AbortController>
}

export function createConversationStore(dependencies: StoreDependencies): ConversationStore {
  let state = EMPTY_STATE
  const listeners = new Set<() => void>()
  return {
    ...dependencies,
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

/** Shows this device's conversations of the owner. */
export async function showConversations(store: ConversationStore, owner: string | null): Promise<void> {
  const { owner: before } = store.get()
  // A question asked before the session is known belongs to the traveller who is then signed in.
  if (before !== undefined && before !== owner) {
    for (const controller of store.running.values()) controller.abort()
    store.set(EMPTY_STATE)
  }
  const all = await readConversations(store)
  const state = store.get()
  const own = all.filter((conversation) => conversation.owner === owner)
  const unsaved = state.owner === owner ? state.list.filter(({ id }) => !all.some((each) => each.id === id)) : []
  const unanswered = { ...interruptedQuestions(store, owner), ...state.unanswered }
  store.set({ ...state, owner, list: inOrder([...own, ...unsaved]), unanswered })
}

/** Questions that were being answered when this tab was reloaded or left. */
function interruptedQuestions(
  { pending, running }: ConversationStore,
  owner: string | null,
): Readonly<Record<string, Unanswered>> {
  const left = [...pending.of(owner)].filter(([id]) => !running.has(id))
  return Object.fromEntries(left.map(([id, { question, replaces }]) => [id, { kind: 'left', question, replaces }]))
}

/** Another tab wrote: reload everything that is open here, except conversations that are being answered here. */
export async function refreshConversations(store: ConversationStore, owner: string | null): Promise<void> {
  await showConversations(store, owner)
  for (const id of Object.keys(store.get().turns)) {
    const saved = await readTurns(store, id)
    const state = store.get()
    if (store.running.has(id) || state.owner !== owner) continue
    // Without storage (a private window) nothing is saved, and the screen holds the only copy.
    if (!state.list.some((each) => each.id === id)) store.set({ ...state, turns: without(state.turns, id) })
    else if (saved.length > 0) store.set({ ...state, turns: { ...state.turns, [id]: saved } })
  }
}

/** Applies the changes and deletions of other devices of the account. */
export async function pullConversations(store: ConversationStore, remote: RemoteConversations): Promise<void> {
  const { owner } = store.get()
  const rows = await remote.list().catch(() => null)
  if (!rows || !owner || store.get().owner !== owner) return
  const here = await readConversations(store)
  const isBusy = (id: string): boolean => remote.hasUnsentChanges(id) || store.running.has(id)
  const gone = here.filter((each) => each.owner === owner && !rows.some(({ id }) => id === each.id) && !isBusy(each.id))
  const put = rows.flatMap((row): readonly Conversation[] => {
    const own = here.find(({ id }) => id === row.id)
    const isNewer = own?.title !== row.title || own.updatedAt < row.updatedAt
    return isNewer && !isBusy(row.id) ? [{ ...own, ...row }] : []
  })
  if (gone.length + put.length === 0) return
  const goneIds = gone.map(({ id }) => id)
  await Promise.all([...put.map((row) => store.db.put(row)), store.db.remove(goneIds)]).catch(() => undefined)
  const state = store.get()
  const left = state.list.filter(({ id }) => !goneIds.includes(id) && !put.some((row) => row.id === id))
  store.set({ ...state, list: inOrder([...left, ...put]) })
  store.notifyOtherTabs()
}

/** Reads the turns of a conversation: the device's copy first, then the account's. */
export async function openConversation(
  store: ConversationStore,
  id: string,
  remote: RemoteConversations | null,
): Promise<void> {
  const saved = await readTurns(store, id)
  const state = store.get()
  if (saved.length > 0 || !state.turns[id]) store.set({ ...state, turns: { ...state.turns, [id]: saved } })
  dropAnsweredQuestion(store, id, saved)
  const isBusy = (): boolean => store.running.has(id) || (remote?.hasUnsentChanges(id) ?? true)
  if (!remote || isBusy()) return
  const rows = await remote.turns(id).catch(() => null)
  if (!rows || rows.length === 0 || isBusy()) return
  // Only the device that received an answer knows where it was made.
  const turns = rows.map((row) => saved.find((turn) => turn.id === row.id) ?? row)
  store.set({ ...store.get(), turns: { ...store.get().turns, [id]: turns } })
  dropAnsweredQuestion(store, id, turns)
  await store.db.replaceTurns(id, turns).catch(() => undefined)
}

/** An interrupted question whose answer was saved after all is no longer unanswered. */
function dropAnsweredQuestion(store: ConversationStore, id: string, turns: readonly Turn[]): void {
  const state = store.get()
  const left = state.unanswered[id]?.kind === 'left' ? store.pending.of(state.owner ?? null).get(id) : undefined
  if (!left || !turns.some((turn) => turn.id === left.turnId)) return
  store.pending.drop(id)
  store.set({ ...state, unanswered: without(state.unanswered, id) })
}

/**
 * `about` is the subject of “there” on the page beside the question; the title of a new conversation begins with it.
 */
export async function saveTurn(
  store: ConversationStore,
  turn: Turn,
  replaced: readonly string[],
  remote: RemoteConversations | null,
  about = '',
): Promise<void> {
  const state = store.get()
  const before = state.list.find(({ id }) => id === turn.conversationId)
  const conversation: Conversation = {
    id: turn.conversationId,
    title: before?.title ?? titleOf(about === '' ? turn.question : `${about}: ${turn.question}`),
    owner: before?.owner ?? state.owner ?? null,
    createdAt: before?.createdAt ?? turn.askedAt,
    updatedAt: turn.askedAt,
  }
  store.set(withTurn(withConversation(state, conversation), turn, replaced))
  await saveOnDevice(store, store.db.putTurn(conversation, turn, replaced))
  const isWrittenByServer = turn.answeredAt === 'server' && !turn.answer.notices.includes('stopped-early')
  // The server takes the question alone as the title.
  const needsTitle = isWrittenByServer && !before && about !== ''
  if (!remote || (isWrittenByServer && !needsTitle)) return
  const writing = needsTitle ? remote.writeTitle(conversation) : remote.writeTurn(conversation, turn, replaced)
  await writing.catch((error: unknown) => console.warn('a turn is saved on this device only', error))
}

export function showUnanswered(store: ConversationStore, id: string, why: Unanswered): void {
  store.set({ ...store.get(), unanswered: { ...store.get().unanswered, [id]: why } })
}

export async function renameConversation(
  store: ConversationStore,
  id: string,
  title: string,
  remote: RemoteConversations | null,
): Promise<void> {
  const before = store.get().list.find((each) => each.id === id)
  const newTitle = title.trim().slice(0, MAX_TITLE_LENGTH)
  if (!before || newTitle === '' || newTitle === before.title) return
  const renamed = { ...before, title: newTitle }
  store.set(withConversation(store.get(), renamed))
  await saveOnDevice(store, store.db.put(renamed))
  await remote?.writeTitle(renamed)
}

/** Hides a conversation at once; `removeConversation` makes it final. */
export async function hideConversation(store: ConversationStore, id: string): Promise<void> {
  const before = store.get().list.find((each) => each.id === id)
  if (!before) return
  store.running.get(id)?.abort()
  store.set({ ...store.get(), list: store.get().list.filter((each) => each.id !== id) })
  await saveOnDevice(store, store.db.put({ ...before, deletedAt: store.now() }))
}

export async function restoreConversation(
  store: ConversationStore,
  { deletedAt: _, ...restored }: Conversation,
): Promise<void> {
  store.set(withConversation(store.get(), restored))
  await saveOnDevice(store, store.db.put(restored))
}

export async function removeConversation(
  store: ConversationStore,
  conversation: Conversation,
  remote: RemoteConversations | null,
): Promise<void> {
  store.pending.drop(conversation.id)
  await remote?.remove(conversation).catch((error: unknown) => console.warn('not deleted in the account', error))
  store.set({ ...store.get(), turns: without(store.get().turns, conversation.id) })
  await saveOnDevice(store, store.db.remove([conversation.id]))
}

/** A device that cannot save (a private window, a full disk) still shows everything until the tab is closed. */
async function saveOnDevice({ notifyOtherTabs }: ConversationStore, writing: Promise<unknown>): Promise<void> {
  try {
    await writing
    notifyOtherTabs()
  } catch (error) {
    console.warn('a conversation could not be saved on this device', error)
  }
}

export function readTurns({ db }: ConversationStore, id: string): Promise<readonly Turn[]> {
  return db.turnsOf(id).catch((): readonly Turn[] => [])
}

function readConversations({ db }: ConversationStore): Promise<readonly Conversation[]> {
  return db.list().catch((): readonly Conversation[] => [])
}
