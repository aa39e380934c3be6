import Maximize2 from 'lucide-react/icons/maximize-2'
import Volume2 from 'lucide-react/icons/volume-2'

import type { Phrase, PhraseLanguage } from '../../entities/place/phrases.ts'
import { translateText as text } from './phrasebook-text.ts'
import { speak } from './use-voice.ts'

type Props = {
  readonly phrase: Phrase
  readonly language: PhraseLanguage
  /** In one of the traveller's languages; without it the English text is shown. */
  readonly meaning?: { readonly language: string; readonly words: string }
  readonly hasVoice: boolean
  readonly onShow: () => void
}

const ICON_BUTTON =
  'invisible grid size-11 shrink-0 cursor-pointer place-items-center rounded-control text-soft hover:text-tide alive:visible'

export function PhraseRow({ phrase: { english, words, sound }, language, meaning, hasVoice, onShow }: Props) {
  return (
    <li className="flex items-center gap-1 border-b border-line py-2">
      <div className="min-w-0 flex-1">
        <p {...(meaning && { lang: meaning.language })} className="text-small text-soft">
          {meaning?.words ?? english}
        </p>
        <p lang={language} className="font-display text-lead leading-snug">
          {words}
        </p>
        {sound && <p className="text-small text-tide">{sound}</p>}
      </div>
      {hasVoice && (
        <button
          type="button"
          aria-label={text('speak', { words: english })}
          onClick={() => speak(words, language)}
          className={ICON_BUTTON}
        >
          <Volume2 className="size-5" strokeWidth={1.6} aria-hidden="true" />
        </button>
      )}
      <button type="button" aria-label={text('show', { words: english })} onClick={onShow} className={ICON_BUTTON}>
        <Maximize2 className="size-4.5" strokeWidth={1.6} aria-hidden="true" />
      </button>
    </li>
  )
}
