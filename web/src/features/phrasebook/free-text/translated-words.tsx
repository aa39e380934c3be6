import type { PhraseLanguage } from '@app/domain/travel-phrases'

import { copyText } from '../../../device/copy-text.ts'
import { speak } from '../../../entities/phrases/use-voice.ts'
import { Button } from '../../../ui/button.tsx'
import { useShortWhile } from '../../../ui/use-short-while.ts'
import type { Shown } from '../phrase-row.tsx'
import { freeText as text } from './free-text-text.ts'
import type { FreeTranslation } from './translate-free-text.ts'

const COPIED_MS = 2000

type Translated = Extract<FreeTranslation, { kind: 'translated' }>

type Props = {
  readonly answer: Translated
  readonly original: string
  readonly language: PhraseLanguage
  readonly hasVoice: boolean
  readonly onShow: (shown: Shown) => void
}

/** The translation, who made it, and what it is good for. */
export function TranslatedWords({ answer: { words, from, by }, original, language, hasVoice, onShow }: Props) {
  const [isCopied, setCopied] = useShortWhile(COPIED_MS)
  const { code, direction, name } = language
  return (
    <section aria-labelledby="translation" className="grid gap-3">
      <h2 id="translation" className="chart-label caps text-soft">
        {text('result', { language: name })}
      </h2>
      <p lang={code} dir={direction} className="font-display text-title leading-snug whitespace-pre-line">
        {words}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="outline"
          size="sm"
          onClick={() => onShow({ words, sound: null, meaning: { language: from ?? '', words: original } })}
        >
          {text('large')}
        </Button>
        {hasVoice && (
          <Button variant="outline" size="sm" onClick={() => speak(words, code)}>
            {text('play')}
          </Button>
        )}
        <Button
          variant="outline"
          size="sm"
          onClick={() => void copyText(words).then((isDone) => isDone && setCopied())}
        >
          {text(isCopied ? 'copied' : 'copy')}
        </Button>
      </div>
      <p className="text-small text-soft">
        {nameOf(by)} {text('machine')}
      </p>
    </section>
  )
}

function nameOf(by: Translated['by']): string {
  return by.kind === 'service' ? text('by.service', { host: by.host }) : text(`by.${by.kind}`)
}
