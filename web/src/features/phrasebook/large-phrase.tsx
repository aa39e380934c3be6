import type { Phrase, PhraseLanguage } from '../../content/phrases.ts'
import { translateText as text } from '../../text/translate.ts'
import { Dialog } from '../../ui/dialog.tsx'

type Props = { readonly phrase: Phrase; readonly language: PhraseLanguage; readonly onClose: () => void }

/** To be read by somebody on the other side of a counter. */
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
