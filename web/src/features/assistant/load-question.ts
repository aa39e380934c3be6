import type { KeptAnswer } from '@app/contracts/assistant'
import type { LoaderFunctionArgs } from 'react-router'

import { serverAnswer } from '../../api/conversations/server-answer.ts'
import { cameFromHere } from '../../device/came-from-here.ts'

const LONGEST_QUESTION = 2000
const HALF_A_CHARACTER = /[\ud800-\udbff]$/

export type AskedByAddress = {
  readonly question: string
  /** Only where the server itself drew the page: in a browser the page asks, and the answer comes as it is made. */
  readonly answer: KeptAnswer | null
  readonly askedAt: string
  /** A page of ours led here, as far as the request tells; inside the app, the way of getting here does. */
  readonly isOurs: boolean
} | null

export async function loadQuestion({
  request,
  context,
}: Pick<LoaderFunctionArgs, 'request' | 'context'>): Promise<AskedByAddress> {
  const question = (new URL(request.url).searchParams.get('q') ?? '')
    .trim()
    .slice(0, LONGEST_QUESTION)
    .replace(HALF_A_CHARACTER, '')
  if (question === '') return null
  const ask = context.get(serverAnswer)
  const answer = (await ask?.(question).catch(() => null)) ?? null
  // A worker that did not wait for the server shows the bare shell, which has to find out by itself.
  return { question, answer, askedAt: new Date().toISOString(), isOurs: ask !== null || cameFromHere() }
}
