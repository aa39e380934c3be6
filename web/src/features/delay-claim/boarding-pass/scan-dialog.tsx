import type { BoardingPass } from '@app/domain/boarding-pass'
import Camera from 'lucide-react/icons/camera'
import ImageIcon from 'lucide-react/icons/image'
import { useEffect, useEffectEvent, useRef } from 'react'

import { KeepForOffline } from '../../../entities/kept-tool/keep-for-offline.tsx'
import { Button } from '../../../ui/button.tsx'
import { PhotoInput } from '../../../ui/form/photo-input.tsx'
import { Note } from '../../../ui/note.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { Progress } from '../../../ui/states/progress.tsx'
import { BARCODE_FILES } from './barcode-reader.ts'
import { passText as text } from './boarding-pass-text.ts'
import type { FoundPass } from './find-pass.ts'
import { type ScanState, usePassScan } from './use-pass-scan.ts'
import { watchCamera } from './watch-camera.ts'

const READER_MB = 0.4
const scannerFiles = async (): Promise<readonly string[]> => BARCODE_FILES

type Props = { readonly onRead: (pass: BoardingPass) => void; readonly onClose: () => void }

export function ScanDialog({ onRead, onClose }: Props) {
  const { state, scanPhoto, scanCamera, take, stop } = usePassScan(onRead)
  const problem = state.kind === 'reading' ? null : state.problem
  return (
    <Dialog open onOpenChange={onClose} title={text('title')} description={text('note')} size="sm">
      <div className="grid gap-5">
        {state.kind === 'camera' && <CameraPicture state={state} onFound={take} />}
        {state.kind !== 'idle' && <Progress label={text(state.isLoaded ? 'reading' : 'loading')} onStop={stop} />}
        <div role="status" className="empty:hidden">
          {problem && <Note tone="notice">{text(problem)}</Note>}
        </div>
        {state.kind === 'idle' && (
          <Choices onCamera={() => void scanCamera()} onPhoto={(file) => void scanPhoto(file)} />
        )}
      </div>
    </Dialog>
  )
}

type ChoicesProps = { readonly onCamera: () => void; readonly onPhoto: (file: File) => void }

function Choices({ onCamera, onPhoto }: ChoicesProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <div className="grid gap-3">
        <Button onClick={onCamera}>
          <Camera className="size-5" strokeWidth={1.75} aria-hidden="true" />
          {text('camera')}
        </Button>
        <Button variant="outline" onClick={() => input.current?.click()}>
          <ImageIcon className="size-5" strokeWidth={1.75} aria-hidden="true" />
          {text('photo')}
        </Button>
      </div>
      <PhotoInput ref={input} accept="image/*" label={text('photo')} onChosen={onPhoto} />
      <p className="text-small text-soft">{text('photo.hint')}</p>
      <KeepForOffline what={text('keep')} sizeMb={READER_MB} addresses={scannerFiles} />
    </>
  )
}

type CameraProps = {
  readonly state: Extract<ScanState, { kind: 'camera' }>
  readonly onFound: (found: FoundPass) => void
}

function CameraPicture({ state: { scan, stream, isLoaded }, onFound }: CameraProps) {
  const video = useRef<HTMLVideoElement>(null)
  const watch = useEffectEvent(async () => {
    if (!video.current) return
    for await (const found of watchCamera(video.current, scan.reader, scan.signal)) report(found)
  })
  const report = useEffectEvent(onFound)
  useEffect(() => {
    if (video.current) video.current.srcObject = stream
  }, [stream])
  useEffect(() => {
    if (isLoaded) void watch()
  }, [isLoaded])
  return (
    <figure className="grid gap-2">
      <video
        ref={video}
        autoPlay
        muted
        playsInline
        aria-label={text('video')}
        className="aspect-4/3 w-full rounded-control bg-line object-cover"
      />
      <figcaption className="text-small text-soft">{text('aim')}</figcaption>
    </figure>
  )
}
