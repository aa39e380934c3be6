import { useEffect, useState } from 'react'

import { keepTrying } from '../../device/keep-trying.ts'
import type { AnswerBody } from './cards/answer-body.tsx'
import type { NextQuestions } from './next-questions.tsx'

export type AnswerParts = {
  readonly AnswerBody: typeof AnswerBody
  readonly NextQuestions: typeof NextQuestions
}

let here: AnswerParts | undefined

export async function loadAnswerParts(): Promise<AnswerParts> {
  here ??= await import('./answer-parts.ts')
  return here
}

/** Before a page comes alive in which the server has drawn an answer: it wakes as it stands. */
export async function wakeDrawnAnswer(): Promise<void> {
  if (typeof document === 'undefined' || !document.querySelector('[data-answer]')) return
  await loadAnswerParts().catch(() => undefined)
}

/**
 * `isNeeded`: there is an answer to draw. Otherwise they are fetched ahead, but never without a network: Chromium keeps
 * in mind that a script did not come, and would not ask for it again when the network is back.
 */
export function useAnswerParts(isNeeded: boolean): {
  readonly parts: AnswerParts | undefined
  readonly isLate: boolean
} {
  const [parts, setParts] = useState(() => here)
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (parts) return
    let stop = (): void => undefined
    const attempt = (): void => {
      stop()
      if (!isNeeded && !navigator.onLine) return
      stop = keepTrying(async () => {
        try {
          const loaded = await loadAnswerParts()
          setParts(loaded)
        } catch (error) {
          setLate(true)
          throw error
        }
      })
    }
    attempt()
    addEventListener('online', attempt)
    return () => {
      stop()
      removeEventListener('online', attempt)
    }
  }, [parts, isNeeded])
  return { parts, isLate }
}
