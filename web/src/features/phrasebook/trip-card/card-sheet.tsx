import { firstForm, type Phrase, type PhraseLanguage } from '@app/domain/travel-phrases'

import { Button } from '../../../ui/button.tsx'
import type { Meaning, Shown } from '../phrase-row.tsx'
import { isReadableIn } from './card-lines.ts'
import { tripCardText as text } from './trip-card-text.ts'

type Props = {
  readonly language: PhraseLanguage
  readonly lodging: string
  readonly address: string
  readonly taxi: Phrase | undefined
  readonly phrases: readonly Phrase[]
  readonly meaningOf: (phrase: Pick<Phrase, 'key' | 'english'>) => Meaning
  readonly onShow: (shown: Shown) => void
}

/** The card as the other person reads it, each line with its meaning; a tap shows one line large. */
export function CardSheet({ language, lodging, address, taxi, phrases, meaningOf, onShow }: Props) {
  const { code, direction } = language
  // A name alone is enough where the driver can read it.
  const hasPlace = address !== '' || isReadableIn(code, lodging)
  const lines = [
    ...(taxi && hasPlace ? [{ phrase: taxi, more: [lodging, address].filter(Boolean).join('\n') }] : []),
    ...phrases.map((phrase) => ({ phrase, more: '' })),
  ].map(({ phrase, more }) => {
    const words = [phrase.words, more].filter(Boolean).join('\n')
    return { phrase, words, meaning: meaningOf(phrase), spoken: firstForm(phrase.words, code) }
  })
  const whole: Shown = {
    words: lines.map(({ words }) => words).join('\n\n'),
    spoken: lines.map(({ spoken }) => spoken).join('. '),
    sound: null,
    meaning: { language: 'en', words: text('card') },
  }
  return (
    <section aria-labelledby="card-sheet" className="grid gap-3">
      <h3 id="card-sheet" className="text-lead">
        {text('card')}
      </h3>
      {address === '' && <p className="text-small text-soft">{text('address.none')}</p>}
      {lines.length === 0 ? (
        <p className="text-soft">{text('lines.none')}</p>
      ) : (
        <>
          <ul className="rounded-sheet border-2 border-ink bg-raised">
            {lines.map(({ phrase, words, meaning, spoken }) => (
              <li key={phrase.key} className="border-b border-line last:border-b-0">
                <button
                  type="button"
                  className="grid w-full cursor-pointer gap-1 px-4 py-3 text-start hover:text-tide sm:px-5"
                  onClick={() => onShow({ words, spoken, sound: phrase.sound, meaning })}
                >
                  <span
                    lang={code}
                    dir={direction}
                    className="text-lead font-semibold wrap-anywhere whitespace-pre-line"
                  >
                    {words}
                  </span>
                  <span lang={meaning.language} className="text-small text-soft">
                    {meaning.words}
                  </span>
                </button>
              </li>
            ))}
          </ul>
          <Button variant="outline" className="w-full sm:w-fit" onClick={() => onShow(whole)}>
            {text('large')}
          </Button>
        </>
      )}
    </section>
  )
}
