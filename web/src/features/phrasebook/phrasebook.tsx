import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'

import {
  PHRASE_GROUPS,
  PHRASE_LANGUAGES,
  type Phrase,
  type PhraseLanguage,
  phrasesIn,
} from '../../entities/place/phrases.ts'
import { useProfile } from '../../entities/traveller/profile/use-profile.ts'
import { PhraseRow } from './phrase-row.tsx'
import { translateText as text } from './phrasebook-text.ts'
import { useVoice } from './use-voice.ts'

const LargePhrase = lazy(async () => ({ default: (await import('./large-phrase.tsx')).LargePhrase }))

export function Phrasebook({ view: language }: { view: PhraseLanguage }) {
  const voice = useVoice(language)
  const [shown, setShown] = useState<Phrase | null>(null)
  const own = ownLanguage(useProfile().profile.languages, language)
  return (
    <>
      <nav
        aria-label={text('language')}
        className="scroll-strip -mx-5 flex gap-1 overflow-x-auto border-b border-line px-5 sm:mx-0 sm:px-0"
      >
        {PHRASE_LANGUAGES.map((code) => (
          <Link
            key={code}
            to={`/translate?lang=${code}`}
            preventScrollReset
            aria-current={code === language ? 'true' : undefined}
            className="flex min-h-12 shrink-0 items-center border-b-2 border-transparent px-4 font-semibold text-soft no-underline hover:text-ink aria-[current]:border-signal aria-[current]:text-ink"
          >
            {text(code)}
          </Link>
        ))}
      </nav>
      {voice === 'none' && (
        <p className="mt-4 text-small text-soft">{text('no-voice', { language: text(language) })}</p>
      )}
      <div className="mt-6 grid gap-x-12 gap-y-10 lg:grid-cols-2">
        {PHRASE_GROUPS.map((group) => (
          <section key={group} aria-labelledby={`group-${group}`}>
            <h2 id={`group-${group}`} className="text-title">
              {text(`group.${group}`)}
            </h2>
            <ul className="mt-2 border-t border-line">
              {phrasesIn(language, group).map((phrase, index) => (
                <PhraseRow
                  key={phrase.english}
                  phrase={phrase}
                  {...(own && { meaning: { language: own, words: phrasesIn(own, group)[index]?.words ?? '' } })}
                  language={language}
                  hasVoice={voice === 'ready'}
                  onShow={() => setShown(phrase)}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
      {shown && (
        <Suspense fallback={null}>
          <LargePhrase phrase={shown} language={language} onClose={() => setShown(null)} />
        </Suspense>
      )}
    </>
  )
}

/** The profile's best-spoken language that the phrasebook has; null: the page's own English. */
function ownLanguage(spoken: readonly string[], open: PhraseLanguage): PhraseLanguage | null {
  const best = spoken.find((code) => code === 'en' || PHRASE_LANGUAGES.some((known) => known === code))
  return PHRASE_LANGUAGES.find((known) => known === best && known !== open) ?? null
}
