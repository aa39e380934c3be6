import { firstForm, type Phrase, type PhraseLanguage } from '@app/domain/travel-phrases'
import Star from 'lucide-react/icons/star'
import Volume2 from 'lucide-react/icons/volume-2'

import { speak } from '../../entities/phrases/use-voice.ts'
import { translateText as text } from './phrasebook-text.ts'

export type Meaning = { readonly language: string; readonly words: string }

/** What is shown large. */
export type Shown = {
  readonly words: string
  /** What is read aloud, where it is less than what is shown. */
  readonly spoken?: string
  readonly sound: string | null
  readonly meaning: Meaning
}

type Props = {
  readonly phrase: Phrase
  readonly language: PhraseLanguage
  readonly meaning: Meaning
  readonly hasVoice: boolean
  readonly isFavourite: boolean
  readonly onStar: () => void
  readonly onShow: () => void
}

const ICON_BUTTON =
  'invisible grid size-11 shrink-0 cursor-pointer place-items-center rounded-control text-soft hover:text-tide alive:visible'

export function shownPhrase({ words, sound }: Phrase, language: string, meaning: Meaning): Shown {
  return { words, spoken: firstForm(words, language), sound, meaning }
}

/** A tap on the words shows them large. */
export function PhraseRow({ phrase, language, meaning, hasVoice, isFavourite, onStar, onShow }: Props) {
  const { words, sound } = phrase
  return (
    <li className="flex items-center gap-1 border-b border-line">
      <button
        type="button"
        onClick={onShow}
        className="grid min-h-14 min-w-0 flex-1 content-center py-2.5 text-start alive:cursor-pointer alive:hover:text-tide"
      >
        <span lang={meaning.language} className="text-small text-soft">
          {meaning.words}
        </span>
        <span
          lang={language.code}
          dir={language.direction}
          className="justify-self-start font-display text-lead leading-snug"
        >
          {words}
        </span>
        {sound && <span className="text-small text-tide">{sound}</span>}
        <span className="sr-only">{text('large.open')}</span>
      </button>
      {hasVoice && (
        <button
          type="button"
          aria-label={text('speak', { words: meaning.words })}
          onClick={() => speak(firstForm(words, language.code), language.code)}
          className={ICON_BUTTON}
        >
          <Volume2 className="size-5" strokeWidth={1.6} aria-hidden="true" />
        </button>
      )}
      <button
        type="button"
        aria-pressed={isFavourite}
        aria-label={text('star', { words: meaning.words })}
        onClick={onStar}
        className={ICON_BUTTON}
      >
        <Star
          className={`size-5 ${isFavourite ? 'fill-sun text-sun-deep' : ''}`}
          strokeWidth={1.6}
          aria-hidden="true"
        />
      </button>
    </li>
  )
}
