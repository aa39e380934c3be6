/** The conversations of this tab, with its storage, network, clock and account. */
import type { PageConfig } from '@app/contracts/page-rendering'

import { dropFlag, writeFlag } from '../../device/flags.ts'
import { currentUserId } from '../session/current-user-id.ts'
import type { Recorded } from '../usage/record-use.ts'
import {
  deleteConversation,
  isWaiting,
  listConversations,
  listTurns,
  writeTitle,
  writeTurn,
} from './account-conversations.ts'
import { answerHere } from './answer-here.ts'
import type { Ways } from './answer-turn.ts'
import type { Question } from './ask-question.ts'
import { askServer } from './ask-server.ts'
import { conversationDb } from './conversation-db.ts'
import type { AccountShelf } from './conversation-desk.ts'
import type { Conversation } from './conversation.ts'
import { createConversations } from './create-conversations.ts'
import { waitingQuestions } from './waiting-questions.ts'

const UNDO_MS = 8000
/** Whoever comes back to the page sooner has it as it was. */
const PULLED_FOR_MS = 20_000
/** Says to other pages that a guest has something here, without opening the database. */
const KEPT_FLAG = 'assistant-kept'

const tabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('sojourn-conversations')

export const conversations = createConversations({
  db: conversationDb,
  waiting: waitingQuestions(currentUserId),
  now: () => new Date().toISOString(),
  newId: () => crypto.randomUUID(),
  tell: () => tabs?.postMessage('changed'),
})

conversations.listen(() => {
  const { owner, list } = conversations.get()
  if (owner === undefined) return
  if (owner === null && list.length > 0) writeFlag(KEPT_FLAG, 'true')
  else dropFlag(KEPT_FLAG)
})

/** Begins to show them, for as long as somebody looks; answers how to stop. */
export function startConversations(config: PageConfig, owner: string | null): () => void {
  const show = async (): Promise<void> => {
    await conversations.show(owner)
    await finishDeleting(config, owner)
  }
  let pulledAt = Date.now()
  const pull = async (): Promise<void> => {
    const account = shelfOf(config, owner)
    if (!account || !navigator.onLine) return
    await conversations.pull(account)
  }
  void show().then(pull)
  const onChange = (): void => void conversations.showAgain(owner)
  /** Another device may have gone on meanwhile. */
  const onReturn = (): void => {
    if (document.visibilityState !== 'visible' || Date.now() - pulledAt < PULLED_FOR_MS) return
    pulledAt = Date.now()
    void pull().then(() => openedAgain(config, owner))
  }
  tabs?.addEventListener('message', onChange)
  document.addEventListener('visibilitychange', onReturn)
  return () => {
    tabs?.removeEventListener('message', onChange)
    document.removeEventListener('visibilitychange', onReturn)
  }
}

async function openedAgain(config: PageConfig, owner: string | null): Promise<void> {
  const account = shelfOf(config, owner)
  const { turns, list } = conversations.get()
  for (const id of Object.keys(turns))
    if (account && list.some((each) => each.id === id)) await conversations.open(id, account)
}

/** Null for a guest: theirs are on this device and nowhere else. */
function shelfOf(config: PageConfig, owner: string | null): AccountShelf | null {
  if (owner === null) return null
  return {
    list: () => listConversations(config, owner),
    turns: (id) => listTurns(config, id),
    isWaiting,
    writeTurn,
    writeTitle,
    remove: deleteConversation,
  }
}

/** Of whoever is signed in on this device. */
export function accountShelf(config: PageConfig): AccountShelf | null {
  return shelfOf(config, currentUserId())
}

export function openConversation(config: PageConfig, id: string): Promise<void> {
  return conversations.open(id, navigator.onLine ? accountShelf(config) : null)
}

export async function ask(config: PageConfig, question: Question): Promise<void> {
  const isGuest = currentUserId() === null
  const ways: Ways = {
    isOnline: () => navigator.onLine,
    server: (request, signal) => askServer(config, request, signal),
    device: (request, signal) => answerHere(config, request, signal),
    count: () => recordUse(config, 'ai_requests', isGuest),
    countPlan: () => recordUse(config, 'itinerary_generations', isGuest),
  }
  const deviceHash = async (): Promise<string | null> => {
    if (!isGuest || !navigator.onLine) return null
    return (await import('../usage/guest-device.ts')).guestDevice(config).catch(() => null)
  }
  await conversations.ask(question, { ways, account: accountShelf(config), deviceHash })
  const { usageStore } = await import('../usage/usage-store.ts')
  await usageStore.reload(config)
}

/** Fetched with the first use; a script that does not come is as good as no server. */
async function recordUse(...asked: Parameters<typeof import('../usage/record-use.ts').recordUse>): Promise<Recorded> {
  const use = await import('../usage/record-use.ts').catch(() => null)
  return use ? use.recordUse(...asked) : { kind: 'unreachable' }
}

export async function rename(config: PageConfig, id: string, title: string): Promise<void> {
  await conversations.rename(id, title, accountShelf(config))
}

/** The answer takes it back; without that, it is gone in a moment. */
export async function removeWithUndo(config: PageConfig, conversation: Conversation): Promise<() => void> {
  await conversations.putAway(conversation.id)
  const timer = setTimeout(() => void conversations.remove(conversation, accountShelf(config)), UNDO_MS)
  return () => {
    clearTimeout(timer)
    void conversations.takeBack(conversation)
  }
}

/** Whoever closed the page before the moment was over has deleted them, too. */
async function finishDeleting(config: PageConfig, owner: string | null): Promise<void> {
  const all = await conversationDb.list().catch((): readonly Conversation[] => [])
  const before = new Date(Date.now() - UNDO_MS).toISOString()
  for (const each of all)
    if (each.owner === owner && each.deletedAt !== undefined && each.deletedAt < before)
      await conversations.remove(each, shelfOf(config, owner))
}
