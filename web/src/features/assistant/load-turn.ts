import type { LoaderFunctionArgs } from 'react-router'

import { answerQuestion } from './answer-question.ts'
import type { Turn } from './assistant-turn.ts'

const LONGEST_QUESTION = 500

/** The question in the address, answered on the server for the first view and in the browser afterwards. */
export async function loadTurn({ request }: Pick<LoaderFunctionArgs, 'request'>): Promise<Turn | null> {
  const asked = new URL(request.url).searchParams.get('q')
  const question = (asked ?? '').trim().slice(0, LONGEST_QUESTION)
  return question === '' ? null : { id: `${Date.now()}`, question, answer: await answerQuestion(question) }
}
