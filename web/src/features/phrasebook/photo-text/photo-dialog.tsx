import type { PhraseLanguage } from '@app/domain/travel-phrases'
import Camera from 'lucide-react/icons/camera'
import { useCallback, useRef, useState } from 'react'

import { KeepForOffline } from '../../../entities/kept-tool/keep-for-offline.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { PhotoInput } from '../../../ui/form/photo-input.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { Note } from '../../../ui/note.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { Progress } from '../../../ui/states/progress.tsx'
import { isPhotoLanguage, MODEL_MB, type PhotoLanguage, READER_MB } from './photo-languages.ts'
import { photoText as text } from './photo-text-text.ts'
import { usePhotoReading } from './use-photo-reading.ts'

type Props = {
  readonly languages: readonly PhraseLanguage[]
  readonly first: PhotoLanguage
  readonly onRead: (text: string, language: PhotoLanguage) => void
  readonly onClose: () => void
}

export function PhotoDialog({ languages, first, onRead, onClose }: Props) {
  const { state, read, stop } = usePhotoReading(onRead)
  const [language, setLanguage] = useState(first)
  const options = languages
    .filter(({ code }) => isPhotoLanguage(code))
    .map(({ code, name, ownName }) => ({ value: code, label: name === ownName ? name : `${name} · ${ownName}` }))
  const progress = state.kind === 'working' ? state.progress : null
  return (
    <Dialog open onOpenChange={onClose} title={text('title')} description={text('note')} size="sm">
      <div className="grid gap-5">
        {state.kind === 'working' ? (
          <Progress
            label={text(progress?.step ?? 'loading')}
            {...(progress && { value: progress.share * 100 })}
            onStop={stop}
          />
        ) : (
          <>
            <Field id="photo-language" label={text('language')}>
              <Select
                id="photo-language"
                value={language}
                options={options}
                onChange={({ target: { value } }) => {
                  if (isPhotoLanguage(value)) setLanguage(value)
                }}
              />
            </Field>
            <ChoosePhoto onChosen={(photo) => void read(photo, language)} />
            <KeepLanguage
              key={language}
              language={language}
              name={languages.find(({ code }) => code === language)?.name ?? language}
            />
          </>
        )}
        <div role="status" className="empty:hidden">
          {state.kind === 'idle' && state.problem && <Note tone="notice">{text(state.problem)}</Note>}
        </div>
      </div>
    </Dialog>
  )
}

function KeepLanguage({ language, name }: { readonly language: PhotoLanguage; readonly name: string }) {
  const addresses = useCallback(async () => {
    // The page's own part of the reader comes with it.
    const [{ photoFiles }] = await Promise.all([import('./model-urls.ts'), import('./read-photo.ts')])
    return photoFiles(language)
  }, [language])
  return (
    <KeepForOffline
      what={text('keep', { language: name })}
      sizeMb={MODEL_MB[language] + READER_MB}
      addresses={addresses}
    />
  )
}

function ChoosePhoto({ onChosen }: { readonly onChosen: (photo: File) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className="grid gap-2">
      <Button onClick={() => input.current?.click()}>
        <Camera className="size-5" strokeWidth={1.75} aria-hidden="true" />
        {text('choose')}
      </Button>
      <PhotoInput ref={input} accept="image/*" label={text('choose')} onChosen={onChosen} />
      <p className="text-small text-soft">{text('hint')}</p>
    </div>
  )
}
