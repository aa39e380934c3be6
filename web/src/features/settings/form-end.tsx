import type { ReactNode } from 'react'

import { accountText as text } from '../../text/account.ts'
import { Button } from '../../ui/button.tsx'

/** How a form is ended: by what it does, or by leaving everything as it was. */
export function FormEnd({ children, onCancel }: { readonly children: ReactNode; readonly onCancel: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      {children}
      <Button variant="ghost" onClick={onCancel}>
        {text('cancel')}
      </Button>
    </div>
  )
}
