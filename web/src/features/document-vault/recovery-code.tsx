import { useState } from 'react'

import { copyText } from '../../device/copy-text.ts'
import { saveFile } from '../../device/save-file.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { vaultText as text } from './vault-text.ts'

type Props = { readonly code: string; readonly onKept: () => void }

/** Shown once. The vault does not open before the traveller says that the code is kept. */
export function RecoveryCode({ code, onKept }: Props) {
  const [isKept, setKept] = useState(false)
  const [isUnkept, setUnkept] = useState(false)
  const [copied, setCopied] = useState<boolean | null>(null)
  const groups = code.split('-').map((group, position) => ({ group, position }))
  return (
    <section
      aria-labelledby="recovery-code"
      className="grid max-w-3xl gap-5 rounded-sheet border border-line bg-raised p-5 sm:p-8"
    >
      <div>
        <h2 id="recovery-code" tabIndex={-1} ref={focusOnce} className="text-title outline-none">
          {text('code.title')}
        </h2>
        <p className="mt-1 max-w-[60ch] text-soft">{text('code.text')}</p>
      </div>
      <p
        translate="no"
        className="grid grid-cols-2 gap-x-6 gap-y-2 border-y border-dashed border-edge py-4 text-lead font-semibold tracking-[0.12em] tabular-nums select-all sm:grid-cols-4"
      >
        {groups.map(({ group, position }) => (
          <span key={position}>{group}</span>
        ))}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" onClick={() => void copyText(code).then(setCopied)}>
          {text('code.copy')}
        </Button>
        <Button
          variant="outline"
          onClick={() =>
            saveFile(new Blob([text('code.file', { code })], { type: 'text/plain' }), 'sojourn-vault-code.txt')
          }
        >
          {text('code.save')}
        </Button>
      </div>
      <p role="status" className="min-h-5 text-small text-soft">
        {copied !== null && text(copied ? 'code.copied' : 'code.not-copied')}
      </p>
      <div>
        <Checkbox label={text('code.kept')} checked={isKept} onCheckedChange={setKept} aria-invalid={isUnkept} />
        {isUnkept && !isKept && (
          <p role="alert" className="text-small font-medium text-signal">
            {text('code.problem')}
          </p>
        )}
      </div>
      <div>
        <Button size="lg" onClick={() => (isKept ? onKept() : setUnkept(true))}>
          {text('code.done')}
        </Button>
      </div>
    </section>
  )
}

function focusOnce(heading: HTMLHeadingElement | null): void {
  heading?.focus()
}
