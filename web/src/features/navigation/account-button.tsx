'use no memo'
import type { ComponentProps } from 'react'

import { buttonClass } from '../../ui/button.tsx'
import { frameText as text } from './frame-text.ts'
import { Glyph } from './glyph.tsx'

export function AccountButton(props: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...props}
      className={buttonClass({ variant: 'outline', size: 'sm' }, 'chart-label unread-pennant')}
    >
      <Glyph name="profile" className="size-5" />
      {text('account')}
    </button>
  )
}
