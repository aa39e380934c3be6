import { type AskPlanCheck, isPlanAnswer, type PlanAnswer, type PlanQuestion } from '@app/contracts/plan-check'
import { createContext, type LoaderFunctionArgs } from 'react-router'

import { isNative } from '../device/is-native.ts'
import { readPage } from './read-page.ts'

/** On the server the checker is next door; in a browser there is nothing here, and the function is asked. */
export const serverPlanCheck = createContext<AskPlanCheck | null>(null)

type Asking = Pick<LoaderFunctionArgs, 'context' | 'request'>

/** Null where nobody could be reached, or too many asked at once. */
export function askPlanCheck({ context, request }: Asking, question: PlanQuestion): Promise<PlanAnswer | null> {
  const ask = context.get(serverPlanCheck)
  return ask ? ask(question) : askFunction(question, request.signal)
}

async function askFunction(question: PlanQuestion, signal: AbortSignal): Promise<PlanAnswer | null> {
  const { config } = readPage(document, location.origin)
  const base = isNative() ? (config.supabaseUrl ?? config.origin) : location.origin
  try {
    const response = await fetch(`${base}/functions/v1/check-plan`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(question),
      signal,
    })
    const answer: unknown = response.ok ? await response.json() : null
    return isPlanAnswer(answer) ? answer : null
  } catch (error) {
    if (signal.aborted) throw error
    return null
  }
}
