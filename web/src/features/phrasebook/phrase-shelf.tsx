import { type Phrase, searchPhrases, SITUATIONS } from '@app/domain/travel-phrases'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'

import { useFavouritePhrases } from '../../entities/phrases/use-favourite-phrases.ts'
import type { PhrasebookView, Shelf } from './load-phrasebook.ts'
import { phrasePath } from './phrase-path.ts'
import { type Meaning, PhraseRow, type Shown, shownPhrase } from './phrase-row.tsx'
import { PhraseSearch } from './phrase-search.tsx'
import { translateText as text } from './phrasebook-text.ts'
import { WithheldNote } from './withheld-note.tsx'

type Props = {
  readonly view: PhrasebookView
  readonly meaningOf: (phrase: Pick<Phrase, 'key' | 'english'>) => Meaning
  readonly hasVoice: boolean
  readonly onShow: (shown: Shown) => void
}

const SHELVES: readonly Shelf[] = ['favourites', ...SITUATIONS]

/** The phrases of one situation, the favourites, or those that were searched. */
export function PhraseShelf({ view, meaningOf, hasVoice, onShow }: Props) {
  const { book, shelf } = view
  const { language, withheld } = book
  const { favourites, toggle } = useFavouritePhrases(text('star.change'))
  const [typed, setTyped] = useState(view.search)
  const phrases = phrasesOn()
  const isSearched = typed.trim() !== ''
  return (
    <div className="grid gap-4">
      <PhraseSearch view={view} typed={typed} onType={setTyped} found={isSearched ? phrases.length : null} />
      <div className="grid gap-x-8 gap-y-4 lg:grid-cols-[10.5rem_minmax(0,1fr)]">
        <Shelves open={isSearched ? null : shelf} language={language.code} />
        <section aria-labelledby="shelf" className="grid content-start gap-3">
          <h2 id="shelf" className={`text-title ${isSearched ? '' : 'max-lg:sr-only'}`}>
            {isSearched ? text('search.title') : nameOf(shelf)}
          </h2>
          {phrases.length > 0 && (
            <ul className="border-t border-line">
              {phrases.map((phrase) => (
                <PhraseRow
                  key={phrase.key}
                  phrase={phrase}
                  language={language}
                  meaning={meaningOf(phrase)}
                  hasVoice={hasVoice}
                  isFavourite={favourites.includes(phrase.key)}
                  onStar={() => toggle(phrase.key)}
                  onShow={() => onShow(shownPhrase(phrase, language.code, meaningOf(phrase)))}
                />
              ))}
            </ul>
          )}
          {!isSearched && shelf === 'favourites' && phrases.length === 0 && (
            <p className="text-soft">{text('favourites.none')}</p>
          )}
          <WithheldNote language={language} isWhole={phrases.length === 0} phrases={withheldHere()} />
        </section>
      </div>
    </div>
  )

  function phrasesOn(): readonly Phrase[] {
    if (typed.trim() !== '') {
      const withMeanings = book.phrases.map((phrase) => ({ ...phrase, meaning: meaningOf(phrase).words }))
      return searchPhrases(withMeanings, typed)
    }
    if (shelf !== 'favourites') return book.phrases.filter(({ situation }) => situation === shelf)
    return favourites.flatMap((key) => book.phrases.filter((phrase) => phrase.key === key))
  }

  function withheldHere() {
    if (isSearched)
      return searchPhrases(
        withheld.map((entry) => ({ ...entry, words: '', sound: null })),
        typed,
      )
    return withheld.filter(({ key, situation }) =>
      shelf === 'favourites' ? favourites.includes(key) : situation === shelf,
    )
  }
}

function nameOf(shelf: Shelf): string {
  return shelf === 'favourites' ? text('favourites') : text(`situation.${shelf}`)
}

type ShelvesProps = { readonly open: Shelf | null; readonly language: string }

/** A strip on a phone, which opens where the open one is visible; a list beside the phrases on a desktop. */
function Shelves({ open, language }: ShelvesProps) {
  const strip = useRef<HTMLElement>(null)
  useEffect(() => {
    const current = strip.current?.querySelector<HTMLElement>('[aria-current]')
    if (strip.current && current) strip.current.scrollLeft = current.offsetLeft - strip.current.clientWidth / 3
  }, [open])
  return (
    <nav
      ref={strip}
      aria-label={text('situations')}
      className="scroll-strip relative -mx-5 flex overflow-x-auto border-b border-line px-2 lg:mx-0 lg:grid lg:content-start lg:border-s lg:border-b-0 lg:px-0"
    >
      {SHELVES.map((shelf) => (
        <Link
          key={shelf}
          to={phrasePath({ language, shelf })}
          preventScrollReset
          aria-current={shelf === open ? 'true' : undefined}
          className="flex min-h-11 shrink-0 items-center border-b-2 border-transparent px-3 font-semibold text-soft no-underline hover:text-ink aria-[current]:border-signal aria-[current]:text-ink lg:-ms-px lg:min-h-10 lg:border-s-2 lg:border-b-0 lg:ps-4"
        >
          {nameOf(shelf)}
        </Link>
      ))}
    </nav>
  )
}
