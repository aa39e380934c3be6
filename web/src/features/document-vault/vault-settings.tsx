import { useState } from 'react'

import type { FileRow, VaultRow } from '../../entities/vault/vault-query.ts'
import { Button } from '../../ui/button.tsx'
import { DestroyVault } from './destroy-vault.tsx'
import { SecretForm } from './secret-form.tsx'
import { vaultText as text } from './vault-text.ts'

type Props = {
  readonly userId: string
  readonly locks: VaultRow
  readonly files: readonly FileRow[]
  readonly onCode: (code: string) => void
}
type Part = 'passphrase' | 'code' | 'destroy'

export function VaultSettings(props: Props) {
  const [part, setPart] = useState<Part | null>(null)
  const close = (): void => setPart(null)
  return (
    <section aria-labelledby="vault-settings" className="grid max-w-3xl gap-5 border-t border-line pt-8">
      <h2 id="vault-settings" className="text-title">
        {text('settings.title')}
      </h2>
      {part === null && (
        <div className="flex flex-wrap gap-3">
          {(['passphrase', 'code', 'destroy'] as const).map((each) => (
            <Button key={each} variant="outline" size="sm" onClick={() => setPart(each)}>
              {text(`settings.${each}`)}
            </Button>
          ))}
        </div>
      )}
      {part === 'destroy' && <DestroyVault userId={props.userId} files={props.files} onBack={close} />}
      {(part === 'passphrase' || part === 'code') && <SecretForm key={part} {...props} part={part} onDone={close} />}
      <details>
        <summary className="flex min-h-11 w-fit cursor-pointer items-center text-tide underline underline-offset-4">
          {text('settings.know')}
        </summary>
        <p className="mt-2 max-w-[62ch] text-soft">{text('settings.know.text')}</p>
      </details>
    </section>
  )
}
