import { assistantText as text } from '../../text/assistant.ts'

/** Like a line somebody wrote into the notebook. A pasted plan is a question too, and scrolls by itself. */
export function QuestionLine({ children }: { readonly children: string }) {
  const isLong = children.length > 600
  return (
    <h2
      dir="auto"
      {...(isLong && { tabIndex: 0 })}
      className={`border-s-2 border-signal ps-4 font-sans text-base font-semibold tracking-normal wrap-anywhere whitespace-pre-line ${isLong ? 'max-h-[40dvh] overflow-y-auto' : ''}`}
    >
      <span dir="ltr" className="sr-only">
        {text('you')}:{' '}
      </span>
      {children}
    </h2>
  )
}
