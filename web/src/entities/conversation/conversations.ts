/** The conversation store of this tab, connected to its storage, network, clock and account, and the hooks that read it. */
import type { PageConfig } from '@app/contracts/page-rendering'
import { useEffect, useSyncExternalStore } from 'react'

import { usePageConfig } from '../../api/page-config.tsx'
import { currentUserId } from '../../api/session/current-user-id.ts'
import { dropFlag, writeFlag } from '../../device/storage/flags.ts'
import { useAuth } from '../traveller/session/use-auth.ts'
import type { Recorded } from '../traveller/usage/record-use.ts'
import type { AnswerSources } from './answer-turn.ts'
import { askQuestion, type Question } from './ask-question.ts'
import { askServer } from './ask-server.ts'
// Not loaded on demand: it is needed exactly when there is no network to load it from.
import { answerOnDevice } from './companion/answer-on-device.ts'
import { conversationDb } from './conversation-db.ts'
import {
  createConversationStore,
  hideConversation,
  openConversation,
  pullConversations,
  refreshConversations,
  removeConversation,
  renameConversation,
  restoreConversation,
  saveTurn,
  showConversations,
  showUnanswered,
} from './conversation-store.ts'
import { type Conversation, type ConversationState, EMPTY_STATE, type Turn } from './conversation.ts'
import { remoteConversations } from './remote-conversations.ts'
import { pendingQuestions } from './unsent-questions.ts'

const UNDO_MS = 8000
/** A tab that was hidden for less than this is not refreshed from the account. */
const PULL_INTERVAL_MS = 20_000
/** Tells other pages that a guest has conversations here, without opening the database. */
const GUEST_HAS_CONVERSATIONS_FLAG = 'assistant-kept'

const tabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('sojourn-conversations')

export const conversationStore = createConversationStore({
  db: conversationDb,
  pending: pendingQuestions(currentUserId),
  now: () => new Date().toISOString(),
  newId: () => crypto.randomUUID(),
  notifyOtherTabs: () => tabs?.postMessage('changed'),
})

conversationStore.listen(() => {
  const { owner, list } = conversationStore.get()
  if (owner === undefined) return
  if (owner === null && list.length > 0) writeFlag(GUEST_HAS_CONVERSATIONS_FLAG, 'true')
  else dropFlag(GUEST_HAS_CONVERSATIONS_FLAG)
})

export function useConversations(): ConversationState {
  const config = usePageConfig()
  const { user, isLoading } = useAuth()
  const owner = user?.id ?? null
  useEffect(() => (isLoading ? undefined : startConversations(config, owner)), [config, owner, isLoading])
  return useSyncExternalStore(conversationStore.listen, conversationStore.get, () => EMPTY_STATE)
}

/** Reads the turns of a conversation once it is opened. */
export function useOpenConversation(id: string | null, isKnown: boolean): void {
  const config = usePageConfig()
  useEffect(() => {
    if (id === null || !isKnown) return
    void openConversation(conversationStore, id, navigator.onLine ? currentRemote(config) : null)
  }, [config, id, isKnown])
}

/** Shows the owner's conversations and keeps them current; returns how to stop. */
function startConversations(config: PageConfig, owner: string | null): () => void {
  const show = async (): Promise<void> => {
    await showConversations(conversationStore, owner)
    await finishDeleting(config, owner)
  }
  let pulledAt = Date.now()
  const pull = async (): Promise<void> => {
    const remote = remoteConversations(config, owner)
    if (remote && navigator.onLine) await pullConversations(conversationStore, remote)
  }
  void show().then(pull)
  const onOtherTab = (): void => void refreshConversations(conversationStore, owner)
  const onVisible = (): void => {
    if (document.visibilityState !== 'visible' || Date.now() - pulledAt < PULL_INTERVAL_MS) return
    pulledAt = Date.now()
    void pull().then(() => reopenConversations(config, owner))
  }
  tabs?.addEventListener('message', onOtherTab)
  document.addEventListener('visibilitychange', onVisible)
  return () => {
    tabs?.removeEventListener('message', onOtherTab)
    document.removeEventListener('visibilitychange', onVisible)
  }
}

async function reopenConversations(config: PageConfig, owner: string | null): Promise<void> {
  const remote = remoteConversations(config, owner)
  const { turns, list } = conversationStore.get()
  for (const id of Object.keys(turns))
    if (remote && list.some((each) => each.id === id)) await openConversation(conversationStore, id, remote)
}

function currentRemote(config: PageConfig) {
  return remoteConversations(config, currentUserId())
}

export async function ask(config: PageConfig, question: Question): Promise<void> {
  const isGuest = currentUserId() === null
  const sources: AnswerSources = {
    isOnline: () => navigator.onLine,
    server: (request, signal) => askServer(config, request, signal),
    device: (request, signal) => answerOnDevice(config, request, signal),
    countAnswer: () => recordUse(config, 'ai_requests', isGuest),
    countPlan: () => recordUse(config, 'itinerary_generations', isGuest),
  }
  const deviceHash = async (): Promise<string | null> => {
    if (!isGuest || !navigator.onLine) return null
    return (await import('../traveller/usage/guest-device.ts')).guestDevice(config).catch(() => null)
  }
  const spending = import('./own-spending.ts')
    .then(({ ownSpendingFor }) => ownSpendingFor(question.question, config))
    .catch(() => null)
  await askQuestion(
    conversationStore,
    { ...question, spending },
    { sources, remote: currentRemote(config), deviceHash },
  )
  const { usageStore } = await import('../traveller/usage/usage-store.ts')
  await usageStore.reload(config)
}

export function stopAnswer(id: string): void {
  conversationStore.running.get(id)?.abort()
}

/** Saves a turn that was answered elsewhere: with the page, or by an older version of the assistant. */
export function addTurn(
  config: PageConfig,
  turn: Omit<Turn, 'answeredAt'>,
  remote = currentRemote(config),
): Promise<void> {
  return saveTurn(conversationStore, { ...turn, answeredAt: 'page' }, [], remote)
}

/** The server counts a question before an answer that came with the page is saved. */
export async function addCountedTurn(config: PageConfig, turn: Turn, isGuest: boolean): Promise<void> {
  const remote = currentRemote(config)
  const recorded = await recordUse(config, 'ai_requests', isGuest)
  if (recorded.kind === 'used-up') showLimitReached(turn.conversationId, turn.question, recorded)
  else await addTurn(config, turn, remote)
}

export function showLimitReached(
  id: string,
  question: string,
  { limit, resetsAt }: { limit: number | null; resetsAt: string | null },
): void {
  const why = { kind: 'used-up', type: 'ai_requests', question, replaces: null, limit, resetsAt } as const
  showUnanswered(conversationStore, id, why)
}

/** Loaded with the first use; a failed load counts as an unreachable server. */
async function recordUse(
  ...asked: Parameters<typeof import('../traveller/usage/record-use.ts').recordUse>
): Promise<Recorded> {
  const use = await import('../traveller/usage/record-use.ts').catch(() => null)
  return use ? use.recordUse(...asked) : { kind: 'unreachable' }
}

export async function rename(config: PageConfig, id: string, title: string): Promise<void> {
  await renameConversation(conversationStore, id, title, currentRemote(config))
}

/** Returns the undo function. */
export async function removeWithUndo(config: PageConfig, conversation: Conversation): Promise<() => void> {
  await hideConversation(conversationStore, conversation.id)
  const remove = (): Promise<void> => removeConversation(conversationStore, conversation, currentRemote(config))
  const timer = setTimeout(() => void remove(), UNDO_MS)
  return () => {
    clearTimeout(timer)
    void restoreConversation(conversationStore, conversation)
  }
}

/** Removes conversations whose page was closed during the undo period. */
async function finishDeleting(config: PageConfig, owner: string | null): Promise<void> {
  const all = await conversationDb.list().catch((): readonly Conversation[] => [])
  const before = new Date(Date.now() - UNDO_MS).toISOString()
  for (const each of all)
    if (each.owner === owner && each.deletedAt !== undefined && each.deletedAt < before)
      await removeConversation(conversationStore, each, remoteConversations(config, owner))
}
