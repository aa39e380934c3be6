import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { useOnline } from '../../../offline/use-online.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { Textarea } from '../../../ui/form/textarea.tsx'
import type { PhrasebookView } from '../load-phrasebook.ts'
import { PhotoText } from '../photo-text/photo-text.tsx'
import type { Shown } from '../phrase-row.tsx'
import { freeText as text } from './free-text-text.ts'
import { FromField } from './from-field.tsx'
import { TranslationAnswer } from './translation-answer.tsx'
import { useRecognised } from './use-recognised.ts'
import { useTranslation } from './use-translation.ts'

/** As many as the server takes. */
export const LONGEST_TEXT = 2000

type Props = {
  readonly view: PhrasebookView
  readonly hasVoice: boolean
  readonly onShow: (shown: Shown) => void
}

/** Any text into the chosen language. */
export function FreeText({ view: { book, languages }, hasVoice, onShow }: Props) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState('')
  const recognised = useRecognised(typed)
  const { state, translate, stop } = useTranslation(book)
  const isOnline = useOnline()
  const readTyped = useEffectEvent(() => setTyped(field.current?.value ?? ''))
  // Typed before the page was alive.
  useEffect(() => readTyped(), [])
  const ask = (mayCount: boolean): void => {
    if (typed.trim() !== '') void translate({ text: typed.trim(), from: chosen || null, mayCount })
  }
  function take(read: string, language: string): void {
    const fitting = read.slice(0, LONGEST_TEXT)
    if (field.current) field.current.value = fitting
    setTyped(fitting)
    setChosen(language)
  }
  return (
    <div className="grid gap-5">
      <Field id="text" label={text('label')} hint={text(isOnline ? 'hint' : 'hint.offline')}>
        <Textarea
          ref={field}
          id="text"
          maxLength={LONGEST_TEXT}
          dir="auto"
          {...(recognised && { lang: recognised })}
          aria-describedby="text-hint"
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </Field>
      <PhotoText languages={languages} chosen={chosen} onRead={take} />
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-4">
        <FromField recognised={recognised} languages={languages} value={chosen} onChoose={setChosen} />
        {/* No form: sent without script, it would put a private text into the address. */}
        <Button isBusy={state.kind === 'working'} onClick={() => ask(false)}>
          {text('translate')}
        </Button>
      </div>
      <p className="hidden text-soft noscript:block">{text('no-script')}</p>
      <div role="status" className="empty:hidden">
        <TranslationAnswer
          state={state}
          book={book}
          original={typed}
          hasVoice={hasVoice}
          onShow={onShow}
          onStop={stop}
          onUseModel={() => ask(true)}
        />
      </div>
    </div>
  )
}
