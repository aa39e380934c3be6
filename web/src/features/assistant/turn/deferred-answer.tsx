import { type ComponentProps, lazy, useEffect, useState } from 'react'

import { keepTrying } from '../../../device/hydration/keep-trying.ts'
import { loadAgain } from '../../../device/hydration/load-again.ts'
import { textOf } from '../../../entities/conversation/conversation.ts'
import { Button } from '../../../ui/button.tsx'
import { assistantText as text } from '../assistant-text.ts'
import type { AnswerBody, NextQuestions } from '../cards/answer-body.tsx'

type BodyProps = ComponentProps<AnswerParts['AnswerBody']>
type NextProps = ComponentProps<AnswerParts['NextQuestions']>

// For server rendering, which waits for lazy components.
const ServerBody = lazy(async () => ({ default: (await loadAnswerParts()).AnswerBody }))
const ServerNext = lazy(async () => ({ default: (await loadAnswerParts()).NextQuestions }))

/**
 * The cards weigh more than the rest of the assistant. They load after the page, so that the field is there early, and
 * offline.
 */
export function DeferredAnswer(props: BodyProps) {
  const { sentences, calls } = props.answer
  const hasWords = sentences.length > 0
  const { parts, hasFailed } = useAnswerParts(hasWords || calls.length > 0)
  const Body = typeof document === 'undefined' ? ServerBody : parts?.AnswerBody
  return <div data-answer="">{Body ? <Body {...props} /> : hasWords && <Words {...props} hasFailed={hasFailed} />}</div>
}

export function DeferredNextQuestions(props: NextProps) {
  const { parts } = useAnswerParts(true)
  const Next = typeof document === 'undefined' ? ServerNext : parts?.NextQuestions
  return Next ? <Next {...props} /> : null
}

/** The text without its cards, and a button to load them. */
function Words({ answer, hasFailed }: BodyProps & { readonly hasFailed: boolean }) {
  return (
    <>
      <p
        dir="auto"
        lang={answer.isInEnglish ? 'en' : answer.language}
        className="max-w-[68ch] whitespace-pre-line wrap-anywhere"
      >
        {textOf(answer)}
      </p>
      {hasFailed && (
        <p className="mt-3 flex flex-wrap items-center gap-x-4 text-small text-soft" role="status">
          {text('words-only')}
          <Button variant="link" size="sm" className="px-0!" onClick={() => void loadAgain()}>
            {text('words-only.load')}
          </Button>
        </p>
      )}
    </>
  )
}

export type AnswerParts = {
  readonly AnswerBody: typeof AnswerBody
  readonly NextQuestions: typeof NextQuestions
}

let loaded: AnswerParts | undefined

export async function loadAnswerParts(): Promise<AnswerParts> {
  loaded ??= await import('../cards/answer-body.tsx')
  return loaded
}

/** Before hydration of a page with a server-rendered answer, so that the markup matches. */
export async function loadPartsForRenderedAnswer(): Promise<void> {
  if (typeof document === 'undefined' || !document.querySelector('[data-answer]')) return
  await loadAnswerParts().catch(() => undefined)
}

/**
 * `isNeeded`: there is an answer to draw. Otherwise the parts are preloaded, but never offline: Chromium remembers a
 * failed module load and does not retry it when the network is back.
 */
export function useAnswerParts(isNeeded: boolean): {
  readonly parts: AnswerParts | undefined
  readonly hasFailed: boolean
} {
  const [parts, setParts] = useState(() => loaded)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    if (parts) return
    let stop = (): void => undefined
    const attempt = (): void => {
      stop()
      if (!isNeeded && !navigator.onLine) return
      stop = keepTrying(async () => {
        try {
          setParts(await loadAnswerParts())
        } catch (error) {
          setFailed(true)
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
  return { parts, hasFailed }
}
