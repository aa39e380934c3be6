import type { PhraseLanguage } from '@app/domain/travel-phrases'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import Volume2 from 'lucide-react/icons/volume-2'
import { useState } from 'react'

import { speak } from '../../entities/phrases/use-voice.ts'
import { Button } from '../../ui/button.tsx'
import { FullScreen } from '../../ui/overlay/full-screen.tsx'
import type { Shown } from './phrase-row.tsx'
import { translateText as text } from './phrasebook-text.ts'

type Props = {
  readonly shown: Shown
  readonly language: PhraseLanguage
  readonly hasVoice: boolean
  readonly onClose: () => void
}

/** To show to someone across a counter; turned, the words face the person opposite. */
export function LargePhrase({ shown, language, hasVoice, onClose }: Props) {
  const { words, spoken = words, sound, meaning } = shown
  const [isTurned, setTurned] = useState(false)
  return (
    <FullScreen
      open
      onOpenChange={onClose}
      title={meaning.words}
      description={text('large.note')}
      footer={
        <>
          {hasVoice && (
            <Button variant="outline" onClick={() => speak(spoken, language.code)}>
              <Volume2 className="size-5" strokeWidth={1.75} aria-hidden="true" />
              {text('large.play')}
            </Button>
          )}
          <Button variant="outline" aria-pressed={isTurned} onClick={() => setTurned(!isTurned)}>
            <RotateCcw className="size-5" strokeWidth={1.75} aria-hidden="true" />
            {text('large.turn')}
          </Button>
        </>
      }
    >
      <div className="flex min-h-full flex-col gap-6">
        <p
          lang={language.code}
          dir={language.direction}
          className={`my-auto text-center leading-tight font-bold wrap-break-word whitespace-pre-line ${sizeOf(words)} ${isTurned ? 'rotate-180' : ''}`}
        >
          {words}
        </p>
        <p className="text-center">
          {sound && <span className="block text-lead">{sound}</span>}
          <span lang={meaning.language} className="block">
            {meaning.words}
          </span>
        </p>
      </div>
    </FullScreen>
  )
}

const WHOLE_CARD = 140
const LONG = 60
const MIDDLE = 18

function sizeOf({ length }: string): string {
  if (length > WHOLE_CARD) return 'text-[min(6vw,5dvh)]'
  if (length > LONG) return 'text-[min(8vw,9dvh)]'
  return length > MIDDLE ? 'text-[min(13vw,14dvh)]' : 'text-[min(19vw,26dvh)]'
}
