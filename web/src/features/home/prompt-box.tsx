'use no memo'

import { type RefObject, useEffect, useRef } from 'react'
import { Form, Link } from 'react-router'

import { ASKED_FIRST, OFTEN_ASKED } from '../../entities/conversation/often-asked.ts'
import { useFieldState } from './search/use-field-state.ts'
import { homeText as text } from './text/home.ts'

/** A plain GET form, so that a question reaches the assistant with or without script. */
export function PromptBox({ shown }: { readonly shown: number }) {
  const field = useRef<HTMLInputElement>(null)
  const isBlank = useFieldState(field, () => field.current?.value.trim() === '', false)
  useTyping(field)
  return (
    <div>
      <Form
        action="/assistant"
        role="search"
        className="group flex flex-wrap rounded-sheet border border-edge bg-raised p-1.5 shadow-float focus-within:border-tide outline-tide has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2"
      >
        <label htmlFor="prompt" className="sr-only">
          {text('home.prompt.label')}
        </label>
        <input
          ref={field}
          id="prompt"
          data-typed
          name="q"
          required
          // Without script the browser itself rejects blank input.
          pattern=".*\S.*"
          maxLength={500}
          autoComplete="off"
          placeholder={ASKED_FIRST}
          className="min-h-12 min-w-0 flex-[1_1_8rem] rounded-control bg-transparent px-3.5 text-ellipsis text-ink outline-none placeholder:text-soft"
        />
        <button
          disabled={isBlank}
          className="inline-flex min-h-12 shrink-0 cursor-pointer items-center gap-2 rounded-control bg-tide px-5 font-semibold text-on-tide transition-colors duration-150 group-has-placeholder-shown:bg-sunk group-has-placeholder-shown:text-soft hover:bg-tide-deep disabled:cursor-not-allowed disabled:bg-sunk disabled:text-soft"
        >
          {/* On the narrowest phones only the arrow is shown, and the question gets the space. */}
          <span className="max-[24rem]:sr-only">{text('home.prompt.send')}</span>
          <svg viewBox="0 0 20 20" className="size-4.5" fill="none" aria-hidden="true">
            <path d="M3 15C5 8 11 4.500 16.500 6M12.500 3l4 3-3 4" className="stroke-current" strokeWidth="1.6" />
          </svg>
        </button>
      </Form>
      <OftenAsked shown={shown} />
    </div>
  )
}

function OftenAsked({ shown }: { readonly shown: number }) {
  return (
    <p className="mt-2.5 text-small lg:whitespace-nowrap">
      <span className="text-soft">{text('home.prompt.try')}: </span>
      {OFTEN_ASKED.slice(0, shown).map((suggestion, index) => (
        <span key={suggestion}>
          {index > 0 && <span className="text-edge"> · </span>}
          <Link
            to={`/assistant?q=${encodeURIComponent(suggestion)}`}
            className="inline-block py-1 text-ink underline decoration-edge hover:text-tide"
          >
            {suggestion}
          </Link>
        </span>
      ))}
    </p>
  )
}

/** Loaded separately, because asking does not need it. */
function useTyping(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const input = field.current
    if (!input || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    let stop: (() => void) | undefined
    let isGone = false
    void import('./type-placeholder.ts').then(
      ({ typePlaceholder }) => {
        if (!isGone) stop = typePlaceholder(input)
      },
      () => undefined,
    )
    return () => {
      isGone = true
      stop?.()
    }
  }, [field])
}
