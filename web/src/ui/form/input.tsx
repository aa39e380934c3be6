import type { ComponentProps } from 'react'

import { CONTROL } from './field.tsx'

/** Uncontrolled by default: give it a `name`, so that text typed before hydration is not lost. */
export function Input({ className = '', ...rest }: ComponentProps<'input'>) {
  return <input className={`${CONTROL} w-full ${className}`} {...rest} />
}
