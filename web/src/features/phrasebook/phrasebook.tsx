import type { Phrase } from '@app/domain/travel-phrases'
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { Link, useNavigate } from 'react-router'

import { useStoredValue } from '../../device/storage/use-stored-value.ts'
import { useVoice } from '../../entities/phrases/use-voice.ts'
import { SEGMENT, SEGMENTS } from '../../ui/form/segments.ts'
import { FreeText } from './free-text/free-text.tsx'
import { LanguageFields } from './language-fields.tsx'
import { LAST_LANGUAGES, readLanguages, withLanguage } from './last-languages.ts'
import { type PhrasebookView, TOOLS } from './load-phrasebook.ts'
import { phrasePath } from './phrase-path.ts'
import type { Shown } from './phrase-row.tsx'
import { PhraseShelf } from './phrase-shelf.tsx'
import { translateText as text } from './phrasebook-text.ts'
import { ReviewLine } from './review-line.tsx'
import { TripCard } from './trip-card/trip-card.tsx'
import { useOwnLanguage } from './use-own-language.ts'

const LargePhrase = lazy(async () => ({ default: (await import('./large-phrase.tsx')).LargePhrase }))

export function Phrasebook({ view }: { readonly view: PhrasebookView }) {
  const { book, languages, tool } = view
  const { language } = book
  const own = useOwnLanguage(languages.map(({ code }) => code))
  const voice = useVoice(language.code)
  const [shown, setShown] = useState<Shown | null>(null)
  useLastLanguage(view)
  const meaningOf = ({ key, english }: Pick<Phrase, 'key' | 'english'>) => {
    const words = own.code === language.code ? undefined : own.meanings?.get(key)
    return words === undefined ? { language: 'en', words: english } : { language: own.code, words }
  }
  const hasVoice = voice === 'ready'
  return (
    <div className="grid gap-6">
      <ToolNav view={view} />
      <LanguageFields view={view} own={own} />
      {tool === 'phrases' && <PhraseShelf view={view} meaningOf={meaningOf} hasVoice={hasVoice} onShow={setShown} />}
      {tool === 'text' && <FreeText view={view} hasVoice={hasVoice} onShow={setShown} />}
      {tool === 'card' && <TripCard view={view} meaningOf={meaningOf} onShow={setShown} />}
      <div className="grid gap-1 text-small text-soft">
        {tool !== 'text' && <ReviewLine language={language} />}
        {voice === 'none' && <p>{text('no-voice', { language: language.name })}</p>}
      </div>
      {shown && (
        <Suspense fallback={null}>
          <LargePhrase shown={shown} language={language} hasVoice={hasVoice} onClose={() => setShown(null)} />
        </Suspense>
      )}
    </div>
  )
}

/** Ways to translate: links, so that each has an address. */
function ToolNav({ view: { book, tool } }: { readonly view: PhrasebookView }) {
  return (
    <nav aria-label={text('tools')} className={`grid auto-cols-fr grid-flow-col ${SEGMENTS}`}>
      {TOOLS.map((each) => (
        <Link
          key={each}
          to={phrasePath({ language: book.language.code, tool: each })}
          preventScrollReset
          aria-current={each === tool ? 'true' : undefined}
          className={`${SEGMENT} px-2`}
        >
          {text(`tool.${each}`)}
        </Link>
      ))}
    </nav>
  )
}

/** Remembers the language, and opens the last one on a page that was asked for none. */
function useLastLanguage({ isOpen, book, shelf, tool }: PhrasebookView): void {
  const navigate = useNavigate()
  const [last, keepLast] = useStoredValue(LAST_LANGUAGES, readLanguages)
  const { code } = book.language
  const follow = useEffectEvent(() => {
    const [used] = last
    if (used === code) return
    if (!isOpen) keepLast(withLanguage(last, code))
    else if (used !== undefined)
      void navigate(phrasePath({ language: used, shelf, tool }), { replace: true, preventScrollReset: true })
  })
  useEffect(() => follow(), [code, isOpen])
}
