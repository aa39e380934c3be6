import { type AskPlaces, isPlaceAnswer, type PlaceAnswer, type PlaceQuestion } from '@app/contracts/place-guide'
import { createContext, type LoaderFunctionArgs } from 'react-router'

import { isNative } from '../device/is-native.ts'
import { NoAnswer } from './no-answer.ts'
import { readPage } from './read-page.ts'

/** On the server the tables are next door; in a browser there is nothing here, and the function is asked. */
export const serverPlaces = createContext<AskPlaces | null>(null)

type Asking = Pick<LoaderFunctionArgs, 'context' | 'request'>

export function askPlaces({ context, request }: Asking, question: PlaceQuestion): Promise<PlaceAnswer> {
  const ask = context.get(serverPlaces)
  return ask ? ask(question) : askFunction(question, request.signal)
}

/** Whoever drew the page answers; only the native app was not sent by a server. */
async function askFunction(question: PlaceQuestion, signal: AbortSignal): Promise<PlaceAnswer> {
  const { config } = readPage(document, location.origin)
  const base = isNative() ? (config.supabaseUrl ?? config.origin) : location.origin
  const response = await fetch(`${base}/functions/v1/place-facts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(question),
    signal,
  }).catch((error: unknown) => {
    throw signal.aborted ? error : new NoAnswer('no answer about a place', { cause: error })
  })
  const answer: unknown = response.ok ? await response.json() : null
  if (!isPlaceAnswer(answer)) throw new Error(`no answer about a place: ${response.status}`)
  return answer
}
