import { useState } from 'react'

import { copyText } from '../../../device/copy-text.ts'
import { saveFile } from '../../../device/save-file.ts'
import { Button } from '../../../ui/button.tsx'
import { letterAsText } from './letter-as-text.ts'
import { letterText as text } from './letter-text.ts'
import type { Letter } from './letter.ts'
import type { PAPERS } from './pdf/letter-pages.ts'

type Props = {
  readonly letter: Letter
  readonly missing: readonly string[]
  /** Of the file, without its ending. */
  readonly name: string
  readonly paper: keyof typeof PAPERS
  readonly onForget: () => void
}

export function TakeLetter({ letter, missing, name, paper, onForget }: Props) {
  const [said, setSaid] = useState('')
  const [isBusy, setBusy] = useState(false)
  async function savePdf(): Promise<void> {
    setBusy(true)
    setSaid(text('pdf.busy'))
    setSaid(await writtenPdf(letter, paper, name).catch(() => text('failed.pdf')))
    setBusy(false)
  }
  async function copy(): Promise<void> {
    setSaid(text((await copyText(letterAsText(letter))) ? 'done.copy' : 'failed.copy'))
  }
  function saveText(): void {
    saveFile(new Blob([letterAsText(letter)], { type: 'text/plain;charset=utf-8' }), `${name}.txt`)
    setSaid(text('done.text'))
  }
  return (
    <div className="grid gap-3">
      <p className="text-small">
        {missing.length === 0 ? text('no-gaps') : text('gaps', { list: missing.join(', ') })}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <Button isBusy={isBusy} onClick={() => void savePdf()}>
          {text('pdf')}
        </Button>
        <Button variant="outline" onClick={saveText}>
          {text('text')}
        </Button>
        <Button variant="outline" onClick={() => void copy()}>
          {text('copy')}
        </Button>
      </div>
      <p role="status" className="min-h-[1lh] max-w-[58ch] text-small font-medium">
        {said}
      </p>
      <p className="max-w-[58ch] text-small text-soft">{text('send')}</p>
      <button
        type="button"
        className="inline-flex min-h-11 cursor-pointer items-center justify-self-start text-small underline underline-offset-4"
        onClick={() => {
          onForget()
          setSaid(text('forgotten'))
        }}
      >
        {text('forget')}
      </button>
    </div>
  )
}

/** Library and fonts weigh more than the page, so they come with the first PDF. Returns what to tell the traveller. */
async function writtenPdf(letter: Letter, paper: keyof typeof PAPERS, name: string): Promise<string> {
  const [{ writePdf }, { loadLetterFonts }] = await Promise.all([
    import('./pdf/letter-as-pdf.ts'),
    import('./pdf/load-letter-fonts.ts'),
  ])
  const written = await writePdf(letter, await loadLetterFonts(), paper)
  if (written.kind === 'letters-missing') return text('failed.letters', { letters: written.letters.join(' ') })
  saveFile(new Blob([written.bytes], { type: 'application/pdf' }), `${name}.pdf`)
  return text('done.pdf')
}
