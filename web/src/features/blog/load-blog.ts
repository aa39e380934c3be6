import type { AskBlog, BlogAnswers, BlogRequest, blogContract } from '@app/contracts/blog/blog'
import { createContext, type LoaderFunctionArgs } from 'react-router'

import { NoAnswer } from '../../api/no-answer.ts'
import { readPage } from '../../api/read-page.ts'
import { isNative } from '../../device/native/is-native.ts'

/** Set on the server, which has the articles; a browser has none, and calls the function. */
export const serverBlog = createContext<AskBlog | null>(null)

const NAME: (typeof blogContract)['name'] = 'blog'
/** An article that was opened once can be read without a network. */
const KEPT_MS = 60 * 86_400_000

type Asked = Pick<LoaderFunctionArgs, 'context' | 'request'>
type Of<Action extends BlogRequest['action']> = Extract<BlogRequest, { action: Action }>

/** From the server; without a network the last answer to the same question on this device. */
export async function loadBlog<Action extends BlogRequest['action']>(
  { context, request }: Asked,
  question: Of<Action>,
): Promise<BlogAnswers[Action]> {
  const ask = context.get(serverBlog)
  if (ask) return (await ask(question)) as BlogAnswers[Action]
  const key = `${NAME}:${JSON.stringify(question)}`
  const answer = await askFunction(question, request.signal).catch(async (error: unknown) => {
    const kept = error instanceof NoAnswer ? await readKept(key) : null
    if (!kept) throw error
    return kept
  })
  if (!isAnswer(answer)) throw new Error('no answer about the blog')
  return answer as BlogAnswers[Action]
}

async function askFunction(question: BlogRequest, signal: AbortSignal): Promise<unknown> {
  const { config } = readPage(document, location.origin)
  const base = isNative() ? (config.supabaseUrl ?? config.origin) : location.origin
  const response = await fetch(`${base}/functions/v1/${NAME}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(question),
    signal,
  }).catch((error: unknown) => {
    throw signal.aborted ? error : new NoAnswer('no answer about the blog', { cause: error })
  })
  const answer: unknown = response.ok ? await response.json() : null
  if (isAnswer(answer)) await keep(`${NAME}:${JSON.stringify(question)}`, answer)
  return answer
}

async function keep(key: string, answer: object): Promise<void> {
  const { writeCached } = await import('../../offline/cached-data.ts')
  await writeCached(key, answer, { ttlMs: KEPT_MS, isPublic: true }).catch(() => undefined)
}

async function readKept(key: string): Promise<unknown> {
  const { readCached } = await import('../../offline/cached-data.ts')
  return (await readCached<unknown>(key).catch(() => undefined))?.data
}

function isAnswer(answer: unknown): answer is object {
  return typeof answer === 'object' && answer !== null && 'kind' in answer
}
