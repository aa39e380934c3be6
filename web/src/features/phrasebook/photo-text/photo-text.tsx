import type { PhraseLanguage } from '@app/domain/travel-phrases'
import ScanText from 'lucide-react/icons/scan-text'
import { lazy, Suspense, useState } from 'react'

import { Button } from '../../../ui/button.tsx'
import { isPhotoLanguage, type PhotoLanguage } from './photo-languages.ts'
import { photoText as text } from './photo-text-text.ts'

const PhotoDialog = lazy(async () => ({ default: (await import('./photo-dialog.tsx')).PhotoDialog }))

type Props = {
  readonly languages: readonly PhraseLanguage[]
  /** The language that the traveller chose for the text, if any. */
  readonly chosen: string
  readonly onRead: (text: string, language: PhotoLanguage) => void
}

export function PhotoText({ languages, chosen, onRead }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="outline" size="sm" className="justify-self-start noscript:hidden" onClick={() => setOpen(true)}>
        <ScanText className="size-5" strokeWidth={1.75} aria-hidden="true" />
        {text('open')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <PhotoDialog
            languages={languages}
            first={isPhotoLanguage(chosen) ? chosen : 'en'}
            onRead={(read, language) => {
              setOpen(false)
              onRead(read, language)
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
