import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router'

import { PERSON } from '../../entities/support/wants-person.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Input } from '../../ui/form/input.tsx'
import { ChatAnswer } from './chat-answer.tsx'
import { chatText as text } from './help-text.ts'

const STARTERS = [
  'My verification mail does not arrive',
  'What does the trial cost?',
  'How do I install it on my phone?',
]
const LONGEST = 200

/** Without script the form reloads the page with the answer; after hydration, the conversation grows in place. */
export function ChatPage() {
  const { questions, ask, end } = useConversation()
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const field = event.currentTarget.elements.namedItem('ask')
    if (!(field instanceof HTMLInputElement)) return
    ask(field.value)
    field.value = ''
  }

  return (
    <div className="page-width grid gap-x-16 gap-y-8 py-8 lg:grid-cols-[1fr_17rem] lg:py-16">
      {/* The form covers the end of the log: focused elements are scrolled above it. */}
      <div className="flex max-w-[46rem] flex-col lg:min-h-[32rem] [&>:not(form)_:focus-visible]:scroll-mb-[calc(var(--tab-bar)+9rem)]">
        <h1 className="text-heading">{text('heading')}</h1>
        <p className="mt-5 border-s-2 border-tide ps-4">{text('hello')}</p>
        <Starters onAsk={ask} />
        <div role="log" aria-label={text('log')}>
          <ol className="grid gap-10 not-empty:mt-8">
            {questions.map((question, index) => (
              // The same question may be asked twice.
              <ChatAnswer key={`${String(index)} ${question}`} question={question} />
            ))}
          </ol>
        </div>
        <form
          method="get"
          action="/chat-with-us"
          onSubmit={submit}
          className="bottom-(--tab-bar) mt-8 bg-paper [@media(min-height:30rem)]:sticky border-t border-edge pt-4 pb-4"
        >
          <Field id="ask" label={text('ask')}>
            <div className="flex gap-2">
              <Input id="ask" name="ask" maxLength={LONGEST} autoComplete="off" placeholder={text('ask.placeholder')} />
              <Button type="submit">{text('send')}</Button>
            </div>
          </Field>
        </form>
        <div ref={end} className="scroll-mb-40" />
      </div>
      <aside className="self-start border-s border-line ps-5 text-small">
        <p>{text('honest')}</p>
        <Link to={PERSON} className="mt-1 inline-flex min-h-11 items-center font-semibold text-tide">
          {text('person')}
        </Link>
      </aside>
    </div>
  )
}

function Starters({ onAsk }: { readonly onAsk: (question: string) => void }) {
  return (
    <ul className="mt-3 grid justify-items-start ps-4.5">
      {STARTERS.map((starter) => (
        <li key={starter}>
          <a
            href={`/chat-with-us?${new URLSearchParams({ ask: starter })}`}
            onClick={(event) => {
              event.preventDefault()
              onAsk(starter)
            }}
            className="inline-flex min-h-11 items-center text-tide"
          >
            {starter}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** The newest answer is scrolled into view, except the first one, which came with the page. */
function useConversation() {
  const [params] = useSearchParams()
  const first = params.get('ask')?.trim().slice(0, LONGEST) ?? ''
  const [questions, setQuestions] = useState<readonly string[]>(first ? [first] : [])
  const end = useRef<HTMLDivElement>(null)
  const count = useRef(questions.length)
  useEffect(() => {
    if (questions.length > count.current) end.current?.scrollIntoView({ block: 'nearest' })
    count.current = questions.length
  }, [questions])
  const ask = (question: string): void => {
    if (question.trim()) setQuestions([...questions, question.trim().slice(0, LONGEST)])
  }
  return { questions, ask, end }
}
