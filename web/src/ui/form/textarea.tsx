import type { ComponentProps } from 'react'

import { CONTROL } from './field.tsx'

/** Grows with its text if the browser supports it, up to half a screen. */
export function Textarea({ className = '', rows = 4, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={rows}
      className={`${CONTROL} field-sizing-content max-h-[50dvh] min-h-28 w-full resize-y py-3 ${className}`}
      {...rest}
    />
  )
}
