import type { Phrase, Phrasebook } from '@app/domain/travel-phrases'

import { usePageConfig } from '../../../api/page-config.tsx'
import { writeMoment } from '../../../text/write-moment.ts'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { Progress } from '../../../ui/states/progress.tsx'
import { type Shown, shownPhrase } from '../phrase-row.tsx'
import { WithheldNote } from '../withheld-note.tsx'
import { freeText as text } from './free-text-text.ts'
import type { FreeTranslation } from './translate-free-text.ts'
import { TranslatedWords } from './translated-words.tsx'
import type { TranslationState } from './use-translation.ts'

type Props = {
  readonly state: TranslationState
  readonly book: Phrasebook
  readonly original: string
  readonly hasVoice: boolean
  readonly onShow: (shown: Shown) => void
  readonly onStop: () => void
  readonly onUseModel: () => void
}

export function TranslationAnswer({ state, onStop, ...rest }: Props) {
  const { language } = rest.book
  switch (state.kind) {
    case 'idle':
      return null
    case 'working':
      return state.downloaded === null ? (
        <Progress label={text('working')} onStop={onStop} />
      ) : (
        <Progress label={text('download')} value={state.downloaded} max={1} onStop={onStop} />
      )
    case 'same':
      return <p>{text('same', { language: language.name })}</p>
    case 'answered':
      return state.answer.kind === 'translated' ? (
        <TranslatedWords answer={state.answer} {...rest} language={language} />
      ) : (
        <NotTranslated answer={state.answer} near={state.near} {...rest} />
      )
  }
}

type NotProps = Pick<Props, 'book' | 'onShow' | 'onUseModel'> & {
  readonly answer: Exclude<FreeTranslation, { kind: 'translated' }>
  readonly near: readonly Phrase[]
}

/** The honest line, and what we have instead. */
function NotTranslated({ answer, near, book: { language }, onShow, onUseModel }: NotProps) {
  const { locale } = usePageConfig()
  const said = near.filter(({ words }) => words !== '')
  const why =
    answer.kind === 'used-up'
      ? text('used-up', { time: writeMoment(answer.resetsAtMs, locale) })
      : answer.hasModel
        ? text('model.offer')
        : text(`none.${answer.why}`)
  return (
    <div className="grid gap-5">
      <Note tone={answer.kind === 'none' && answer.hasModel ? 'info' : 'notice'}>
        <p>{why}</p>
        {answer.kind === 'none' && answer.hasModel && (
          <Button size="sm" className="mt-3" onClick={onUseModel}>
            {text('model.use')}
          </Button>
        )}
      </Note>
      <WithheldNote language={language} phrases={near.filter(({ words }) => words === '')} isWhole />
      {near.length === 0 && <p className="text-soft">{text('near.none')}</p>}
      {said.length > 0 && (
        <section aria-labelledby="near">
          <h2 id="near" className="text-title">
            {text('near')}
          </h2>
          <ul className="mt-3 border-t border-line">
            {said.map((phrase) => (
              <li key={phrase.key} className="border-b border-line">
                <button
                  type="button"
                  onClick={() => onShow(shownPhrase(phrase, language.code, { language: 'en', words: phrase.english }))}
                  className="grid min-h-14 w-full cursor-pointer content-center py-2.5 text-start hover:text-tide"
                >
                  <span className="text-small text-soft">{phrase.english}</span>
                  <span
                    lang={language.code}
                    dir={language.direction}
                    className="justify-self-start font-display text-lead leading-snug"
                  >
                    {phrase.words}
                  </span>
                  {phrase.sound && <span className="text-small text-tide">{phrase.sound}</span>}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
