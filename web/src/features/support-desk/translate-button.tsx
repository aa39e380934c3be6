import { useState } from 'react'

import { usePageConfig } from '../../api/page-config.tsx'
import { askDesk } from '../../entities/support/ask-support.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { deskText as text } from './desk-text.ts'

type Translated = { readonly words: string; readonly model: string }

/** Into the language of the team member's browser. Shown only when a model is set. */
export function TranslateButton({ message }: { readonly message: string }) {
  const config = usePageConfig()
  const [translated, setTranslated] = useState<Translated | null>(null)
  const [isWorking, setWorking] = useState(false)

  async function translate(): Promise<void> {
    setWorking(true)
    const to = new Intl.Locale(config.locale).language
    const answer = await askDesk(config, { action: 'translate', message, to })
    setWorking(false)
    if (answer.kind === 'translated') setTranslated(answer)
    else if (answer.kind === 'refused') toast.error(answer.message)
  }
  if (!translated)
    return (
      <Button variant="ghost" size="sm" isBusy={isWorking} onClick={() => void translate()}>
        {text(isWorking ? 'translating' : 'translate')}
      </Button>
    )
  return (
    <div className="mt-2 border-s border-line ps-4">
      <p dir="auto" className="text-small wrap-anywhere whitespace-pre-wrap">
        {translated.words}
      </p>
      <p className="chart-label text-soft">{text('translated', { model: translated.model })}</p>
    </div>
  )
}
