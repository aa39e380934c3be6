import { type KeyboardEvent, useEffect, useRef } from 'react'

import { Button } from '../../../ui/button.tsx'
import { Textarea } from '../../../ui/form/textarea.tsx'
import { assistantText as text } from '../assistant-text.ts'

type Props = {
  readonly question: string
  /** No turn below would be removed. */
  readonly isLast: boolean
  readonly onSend: (question: string) => void
  readonly onCancel: () => void
}

export function EditQuestion({ question, isLast, onSend, onCancel }: Props) {
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    const before = document.activeElement
    const element = field.current
    element?.focus()
    element?.setSelectionRange(element.value.length, element.value.length)
    return () => {
      // Focus returns to the button or field that opened the form, if it still exists.
      const isLost = document.activeElement === document.body
      if (isLost && before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [])
  const send = (): void => {
    const words = field.current?.value.trim() ?? ''
    if (words !== '') onSend(words)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault()
      send()
    } else if (event.key === 'Escape') {
      event.stopPropagation()
      onCancel()
    }
  }
  return (
    <form
      className="grid gap-3 border-s-2 border-signal ps-4"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <Textarea
        ref={field}
        dir="auto"
        aria-label={text('edit.field')}
        defaultValue={question}
        rows={2}
        maxLength={20_000}
        enterKeyHint="send"
        className="min-h-12!"
        onKeyDown={onKeyDown}
      />
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" size="sm">
          {text('edit.send')}
        </Button>
        <Button variant="ghost" size="sm" onClick={onCancel}>
          {text('edit.cancel')}
        </Button>
        {!isLast && <p className="text-small text-soft">{text('edit.note')}</p>}
      </div>
    </form>
  )
}
