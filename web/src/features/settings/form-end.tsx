import type { ReactNode } from 'react'

import { Button } from '../../ui/button.tsx'
import { accountText as text } from './settings-text.ts'

/** The buttons at the end of a form: submit, and cancel. */
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
