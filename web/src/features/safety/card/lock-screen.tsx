import Download from 'lucide-react/icons/download'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { saveFile } from '../../../device/save-file.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { toast } from '../../../ui/overlay/toast.ts'
import type { CountryAid } from '../use-country-aid.ts'
import { cardText as text } from './card-text.ts'
import type { EmergencyCard } from './emergency-card.ts'
import { drawPicture, PICTURE, toPng } from './lock-picture.ts'
import { pictureLines, type Spoken } from './picture-lines.ts'

type Props = {
  readonly card: EmergencyCard
  readonly aid: CountryAid
  readonly spoken: readonly Spoken[]
  readonly countryName: string
}

/** Drawn on the device: nothing of the card is sent to make it. */
export function LockScreen(props: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isPersonal, setPersonal] = useState(true)
  const lines = pictureLines({ ...props, isPersonal })
  const drawn = lines.map((line) => line.text).join('\n')
  const draw = useEffectEvent(() => {
    if (canvas.current) drawPicture(canvas.current, lines)
  })
  useEffect(() => {
    draw()
    // The fonts of the page may arrive after the first drawing.
    void document.fonts.ready.then(() => draw())
  }, [drawn])
  const download = async (): Promise<void> => {
    const png = canvas.current && (await toPng(canvas.current))
    if (!png) return void toast.error(text('picture.failed'))
    saveFile(png, 'emergency-card.png')
    toast.success(text('picture.saved'))
  }
  return (
    <section aria-labelledby="lock-screen" className="grid gap-x-8 gap-y-5 sm:grid-cols-[auto_1fr]">
      <div className="order-last sm:order-first">
        <canvas
          ref={canvas}
          width={PICTURE.width}
          height={PICTURE.height}
          role="img"
          aria-label={text('picture.shows', { lines: lines.map((line) => line.text).join('; ') })}
          className="h-auto w-48 rounded-[1.5rem] border border-edge"
        />
      </div>
      <div className="grid content-start justify-items-start gap-3">
        <h2 id="lock-screen" className="text-title">
          {text('picture')}
        </h2>
        <p className="max-w-[46ch] text-soft">{text('picture.text')}</p>
        <Checkbox label={text('picture.private')} checked={isPersonal} onCheckedChange={setPersonal} />
        <Button onClick={() => void download()}>
          <Download className="size-5" strokeWidth={1.75} aria-hidden="true" />
          {text('picture.download')}
        </Button>
      </div>
    </section>
  )
}
