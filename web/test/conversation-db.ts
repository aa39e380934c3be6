import { byTime } from '../src/entities/conversation/conversation-db.ts'
import type { Conversation, Turn } from '../src/entities/conversation/conversation.ts'

/** An in-memory version of conversationDb. */
export function createConversationDb() {
  const conversations = new Map<string, Conversation>()
  const turns = new Map<string, Turn>()
  return {
    list: async () => [...conversations.values()],
    turnsOf: async (id: string) => [...turns.values()].filter((turn) => turn.conversationId === id).toSorted(byTime),
    put: async (each: Conversation) => void conversations.set(each.id, each),
    async putTurn(conversation: Conversation, turn: Turn, replaced: readonly string[] = []) {
      conversations.set(conversation.id, conversation)
      for (const id of replaced) turns.delete(id)
      turns.set(turn.id, turn)
    },
    async replaceTurns(id: string, next: readonly Turn[]) {
      for (const turn of turns.values()) if (turn.conversationId === id) turns.delete(turn.id)
      for (const turn of next) turns.set(turn.id, turn)
    },
    async remove(ids: readonly string[]) {
      for (const id of ids) {
        conversations.delete(id)
        for (const turn of turns.values()) if (turn.conversationId === id) turns.delete(turn.id)
      }
    },
  }
}
