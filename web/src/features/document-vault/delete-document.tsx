import { useState } from 'react'

import { usePageConfig } from '../../api/page-config.tsx'
import { removeDocument } from '../../entities/vault/documents.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { vaultText as text } from './vault-text.ts'

type Props = { readonly userId: string; readonly id: string; readonly onDeleted: () => void }

/** Asked twice: there is no other copy that we could give back. */
export function DeleteDocument({ userId, id, onDeleted }: Props) {
  const config = usePageConfig()
  const [isAsking, setAsking] = useState(false)
  async function remove(): Promise<void> {
    try {
      await removeDocument({ config, userId }, id, text('unlabelled'))
      toast.success(text('deleted'))
      onDeleted()
    } catch {
      toast.error(text('added.other'))
    }
  }
  return (
    <div className="mt-6 border-t border-line pt-5">
      {isAsking ? (
        <div role="group" aria-label={text('form.delete.sure')} className="grid gap-3">
          <p className="font-semibold">{text('form.delete.sure')}</p>
          <p className="max-w-[60ch] text-small text-soft">{text('form.delete.text')}</p>
          <div className="flex flex-wrap gap-3">
            <Button variant="destructive" size="sm" onClick={() => void remove()}>
              {text('form.delete.yes')}
            </Button>
            <Button variant="ghost" size="sm" onClick={() => setAsking(false)}>
              {text('form.delete.no')}
            </Button>
          </div>
        </div>
      ) : (
        <Button variant="link" className="px-0! text-signal!" onClick={() => setAsking(true)}>
          {text('form.delete')}
        </Button>
      )}
    </div>
  )
}
