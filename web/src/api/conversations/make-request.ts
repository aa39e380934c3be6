import type { AssistantRequest, ScreenContext } from '@app/contracts/assistant'

import { tripOnTable } from '../trips/trip-on-table.ts'
import { textOf, type Turn } from './conversation.ts'

/** As many and as long as the contract takes. */
const MOST_EARLIER = 12
const LONGEST_EARLIER_QUESTION = 4000
const LONGEST_EARLIER_ANSWER = 8000

export type Asked = {
  readonly turnId: string
  readonly conversationId: string
  readonly question: string
  /** Those before it. */
  readonly earlier: readonly Turn[]
  readonly replaces: string | null
  readonly screen: ScreenContext | null
  /** The trip on the screen, where there is one. */
  readonly trip: unknown
  readonly device: string | null
}

/** The first question may be in words of several languages. */
function readsNow(): Pick<AssistantRequest, 'reads'> {
  const [language = ''] = navigator.language.toLowerCase().split('-')
  return /^[a-z]{2,3}$/.test(language) ? { reads: language } : {}
}

export function makeRequest({ turnId, conversationId, question, earlier, ...asked }: Asked): AssistantRequest {
  const { replaces, screen, device } = asked
  const last = earlier.at(-1)
  const trip = asked.trip ?? tripOnTable(earlier)
  return {
    turnId,
    conversationId,
    question,
    earlier: earlier.slice(-MOST_EARLIER).map((turn) => ({
      question: turn.question.slice(0, LONGEST_EARLIER_QUESTION),
      answer: textOf(turn.answer).slice(0, LONGEST_EARLIER_ANSWER),
    })),
    ...(last ? { memory: last.answer.memory } : readsNow()),
    ...(screen && { screen }),
    ...(trip !== undefined && trip !== null && { trip }),
    ...(replaces !== null && { replaces }),
    ...(device !== null && { device }),
  }
}
