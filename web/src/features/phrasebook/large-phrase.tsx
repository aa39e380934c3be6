import type { Phrase, PhraseLanguage } from '../../entities/place/phrases.ts'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { translateText as text } from './phrasebook-text.ts'

type Props = { readonly phrase: Phrase; readonly language: PhraseLanguage; readonly onClose: () => void }

/** To show to someone across a counter. */
export function LargePhrase({ phrase, language, onClose }: Props) {
  return (
    <Dialog open onOpenChange={onClose} title={phrase.english} description={text(language)} size="lg">
      <p lang={language} className="py-6 font-display text-display leading-tight text-balance">
        {phrase.words}
      </p>
      {phrase.sound && <p className="pb-4 text-lead text-tide">{phrase.sound}</p>}
    </Dialog>
  )
}
