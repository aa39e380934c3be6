import { type AskPlaces, isPlaceAnswer, type PlaceAnswer, type PlaceQuestion } from '@app/contracts/place-guide'
import { createContext, type LoaderFunctionArgs } from 'react-router'

import { NoAnswer } from '../../api/no-answer.ts'
import { readPage } from '../../api/read-page.ts'
import { isNative } from '../../device/native/is-native.ts'

/** Set on the server, which has the tables; a browser has none, and calls the function. */
export const serverPlaces = createContext<AskPlaces | null>(null)

/** In which the page is drawn; in a browser the document says so. */
export const serverLanguage = createContext<string | null>(null)

type Asking = Pick<LoaderFunctionArgs, 'context' | 'request'>

/** `de` of `de-AT`: names of places are known by language. */
export function languageOf({ context }: Pick<Asking, 'context'>): string {
  const locale = context.get(serverLanguage) ?? readPage(document, location.origin).config.locale
  return locale.split('-')[0] ?? 'en'
}

export function askPlaces({ context, request }: Asking, question: PlaceQuestion): Promise<PlaceAnswer> {
  const ask = context.get(serverPlaces)
  return ask ? ask(question) : askFunction(question, request.signal)
}

/** The origin of the page answers; only the native app was not sent by a server. */
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
