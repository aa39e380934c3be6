'use no memo'
import type { ComponentProps } from 'react'
import { Link } from 'react-router'

import { buttonClass, type ButtonLook } from './button-class.ts'

export { buttonClass }

export function Button({ variant, size, className, type = 'button', ...rest }: ComponentProps<'button'> & ButtonLook) {
  return <button type={type} className={buttonClass({ variant, size }, className)} {...rest} />
}

/** Looks like a button, is a link: it goes somewhere and works without script. */
export function ButtonLink({ variant, size, className, ...rest }: ComponentProps<typeof Link> & ButtonLook) {
  return <Link className={buttonClass({ variant, size }, className)} {...rest} />
}
