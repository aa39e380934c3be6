import type { PhraseEntry, PhraseLanguage } from '@app/domain/travel-phrases'

import { Note } from '../../ui/note.tsx'
import { translateText as text } from './phrasebook-text.ts'

type Props = {
  readonly language: PhraseLanguage
  readonly phrases: readonly Pick<PhraseEntry, 'key' | 'english'>[]
  /** Nothing else is on this shelf. */
  readonly isWhole: boolean
}

/** Why the page has no words here, with the English to point at. */
export function WithheldNote({ language: { name }, phrases, isWhole }: Props) {
  if (phrases.length === 0) return null
  return (
    <Note tone="notice" title={text(isWhole ? 'withheld.title.all' : 'withheld.title.some', { language: name })}>
      <p>{text('withheld')}</p>
      <ul className="mt-2 grid gap-1">
        {phrases.map(({ key, english }) => (
          <li key={key} lang="en" className="font-semibold">
            {english}
          </li>
        ))}
      </ul>
    </Note>
  )
}
