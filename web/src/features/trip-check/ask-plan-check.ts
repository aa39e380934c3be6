import { type AskPlanCheck, isPlanAnswer, type PlanQuestion } from '@app/contracts/trips/plan-check'
import { createContext, type LoaderFunctionArgs } from 'react-router'

import { readPage } from '../../api/read-page.ts'
import { isNative } from '../../device/native/is-native.ts'

/** On the server the checker is called directly; a browser calls the function. */
export const serverPlanCheck = createContext<AskPlanCheck | null>(null)

const TOO_OFTEN = 429

type Asking = Pick<LoaderFunctionArgs, 'context' | 'request'>

export function askPlanCheck({ context, request }: Asking, question: PlanQuestion): ReturnType<AskPlanCheck> {
  const ask = context.get(serverPlanCheck)
  return ask ? ask(question) : askFunction(question, request.signal)
}

async function askFunction(question: PlanQuestion, signal: AbortSignal): ReturnType<AskPlanCheck> {
  const { config } = readPage(document, location.origin)
  const base = isNative() ? (config.supabaseUrl ?? config.origin) : location.origin
  try {
    const response = await fetch(`${base}/functions/v1/check-plan`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(question),
      signal,
    })
    if (response.status === TOO_OFTEN) return 'too-often'
    const answer: unknown = response.ok ? await response.json() : null
    return isPlanAnswer(answer) ? answer : 'unreachable'
  } catch (error) {
    if (signal.aborted) throw error
    return 'unreachable'
  }
}
