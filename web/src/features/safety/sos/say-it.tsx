import type { Phrase, PhraseLanguage } from '@app/domain/travel-phrases'
import Volume2 from 'lucide-react/icons/volume-2'
import { useState } from 'react'

import { speak, useVoice } from '../../../entities/phrases/use-voice.ts'
import { Button } from '../../../ui/button.tsx'
import { type EmergencyCard, phrasesOf } from '../card/emergency-card.ts'
import { useEnglishPhrases } from '../card/use-english-phrases.ts'
import { useCountryAid } from '../use-country-aid.ts'
import type { SosText } from './sos-text.ts'

/** In the order in which somebody nearby has to understand them. */
const NEEDS = [
  'help',
  'call-ambulance',
  'call-police',
  'accident',
  'fire',
  'need-doctor',
  'cannot-breathe',
  'chest-pain',
  'it-hurts-here',
  'leave-me-alone',
  'i-was-robbed',
  'child-lost',
  'where-hospital',
  'call-embassy',
] as const

type Sentence = Pick<Phrase, 'key' | 'english' | 'words' | 'sound'>
type Props = { readonly country: string; readonly card: EmergencyCard; readonly text: SosText }

export function SayIt({ country, card, text }: Props) {
  const aid = useCountryAid(country)
  const english = useEnglishPhrases()
  if (aid === 'loading') return <p>{text('say.loading')}</p>
  const local = typeof aid === 'object' && aid !== null ? aid.local : null
  const keys = [...NEEDS.slice(0, 3), ...phrasesOf(card), ...NEEDS.slice(3)]
  const sentences = keys.flatMap((key): Sentence[] => {
    const words = english.get(key)
    const own = local?.phrases.get(key)
    if (own) return [own]
    return local === null && words !== undefined ? [{ key, english: words, words, sound: null }] : []
  })
  return (
    <section aria-labelledby="sos-say">
      <h3 id="sos-say" className="text-title">
        {text('say')}
      </h3>
      <p className="mt-1 text-small">
        {local ? text('say.in', { language: local.language.ownName }) : text('say.none')}
      </p>
      <ul className="mt-2">
        {sentences.map((sentence) => (
          <Row key={sentence.key} sentence={sentence} language={local?.language ?? null} text={text} />
        ))}
      </ul>
    </section>
  )
}

type RowProps = { readonly sentence: Sentence; readonly language: PhraseLanguage | null; readonly text: SosText }

/** Pressed, it fills the width: for somebody at arm's length, in the dark. */
function Row({ sentence: { words, sound, english }, language, text }: RowProps) {
  const [isLarge, setLarge] = useState(false)
  const code = language?.code ?? 'en'
  const voice = useVoice(code)
  return (
    <li className="border-t border-line first:border-0">
      <button
        type="button"
        aria-expanded={isLarge}
        onClick={() => setLarge(!isLarge)}
        className="block min-h-14 w-full cursor-pointer py-3 text-start"
      >
        <span
          lang={code}
          dir={language?.direction ?? 'ltr'}
          className={`block leading-tight font-bold wrap-break-word ${isLarge ? 'text-[min(11vw,4rem)]' : 'text-lead'}`}
        >
          {words}
        </span>
        {sound && (
          <span lang={code} className="mt-0.5 block text-small">
            {sound}
          </span>
        )}
        {words !== english && (
          <span lang="en" className="mt-0.5 block text-small">
            {english}
          </span>
        )}
      </button>
      {isLarge && voice === 'ready' && (
        <Button variant="outline" size="sm" className="mb-4" onClick={() => speak(words, code)}>
          <Volume2 className="size-4" strokeWidth={1.75} aria-hidden="true" />
          {text('speak')}
        </Button>
      )}
    </li>
  )
}
