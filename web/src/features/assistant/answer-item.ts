import { textOf, type Turn } from '../../api/conversations/conversation.ts'
import type { SavableItem } from '../../api/saves/saved-item.ts'

/** As much as a list of saves is good for; the rest stands in the conversation. */
const LONGEST_ANSWER = 2000

/** The words are kept, and the way leads to where they were said: asking again costs a question, and answers another one. */
export function answerItem({ id, conversationId, question, answer }: Turn): SavableItem {
  const words = textOf(answer).trim()
  return {
    type: 'answer',
    title: cut(question.trim(), 300),
    description: cut(words, LONGEST_ANSWER),
    image_url: null,
    item_id: id,
    item_data: { path: `/assistant?c=${encodeURIComponent(conversationId)}` },
  }
}

/** Half a character would be refused. */
function cut(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 1).replace(/[\ud800-\udbff]$/, '')}…`
}
