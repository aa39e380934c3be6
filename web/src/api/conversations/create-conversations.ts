import { askQuestion, type Asking, type Question, showUnanswered } from './ask-question.ts'
import { type AccountShelf, createDesk, type Deps, keeping, keepTurn } from './conversation-desk.ts'
import { type ConversationState, NOTHING, withConversation, without } from './conversation-state.ts'
import { type Conversation, LONGEST_TITLE, type Turn } from './conversation.ts'
import { openTurns, pullConversations, showAgain, showConversations } from './show-conversations.ts'

/** Everything asked and answered, outside of React: an answer goes on while the traveller looks at something else. */
export function createConversations(deps: Deps) {
  const desk = createDesk(deps)
  const { db, now } = deps
  const find = (id: string): Conversation | undefined => desk.get().list.find((each) => each.id === id)
  return {
    get: desk.get,
    getOnServer: (): ConversationState => NOTHING,
    listen: desk.listen,
    show: (owner: string | null) => showConversations(desk, owner),
    showAgain: (owner: string | null) => showAgain(desk, owner),
    pull: (account: AccountShelf) => pullConversations(desk, account),
    open: (id: string, account: AccountShelf | null) => openTurns(desk, id, account),
    ask: (question: Question, asking: Asking) => askQuestion(desk, question, asking),
    stop: (id: string) => desk.running.get(id)?.abort(),

    /** An answer that came with the page becomes the first of a conversation. */
    adopt: (turn: Omit<Turn, 'answeredAt'>, account: AccountShelf | null) =>
      keepTurn(desk, { ...turn, answeredAt: 'page' }, [], account),
    withhold(id: string, question: string, refusal: { limit: number | null; resetsAt: string | null }): void {
      const { limit, resetsAt } = refusal
      showUnanswered(desk, id, { kind: 'used-up', type: 'ai_requests', question, replaces: null, limit, resetsAt })
    },

    async rename(id: string, title: string, account: AccountShelf | null): Promise<void> {
      const before = find(id)
      const words = title.trim().slice(0, LONGEST_TITLE)
      if (!before || words === '' || words === before.title) return
      const renamed = { ...before, title: words }
      desk.set(withConversation(desk.get(), renamed))
      await keeping(desk, db.put(renamed))
      await account?.writeTitle(renamed)
    },

    /** Out of sight at once; `remove` makes it final. */
    async putAway(id: string): Promise<void> {
      const before = find(id)
      if (!before) return
      desk.running.get(id)?.abort()
      desk.set({ ...desk.get(), list: desk.get().list.filter((each) => each.id !== id) })
      await keeping(desk, db.put({ ...before, deletedAt: now() }))
    },
    async takeBack({ deletedAt: _, ...back }: Conversation): Promise<void> {
      desk.set(withConversation(desk.get(), back))
      await keeping(desk, db.put(back))
    },
    async remove(conversation: Conversation, account: AccountShelf | null): Promise<void> {
      desk.waiting.drop(conversation.id)
      await account?.remove(conversation).catch((error: unknown) => console.warn('not deleted in the account', error))
      desk.set({ ...desk.get(), turns: without(desk.get().turns, conversation.id) })
      await keeping(desk, db.remove([conversation.id]))
    },
  }
}
