'use no memo'
import type { ComponentProps, MouseEvent } from 'react'
import { Link } from 'react-router'

import { buttonClass, type ButtonLook } from './button-class.ts'

export { buttonClass }

type Props = ComponentProps<'button'> &
  ButtonLook & {
    /** Its action is running: a second press does nothing. `disabled` is for impossible actions. */
    readonly isBusy?: boolean
  }

/** Natively disabled it would lose the focus, and keyboard users their place. */
const BUSY = { 'aria-disabled': true, onClick: (event: MouseEvent) => event.preventDefault() } as const

export function Button({ variant, size, className, type = 'button', isBusy = false, ...rest }: Props) {
  return <button type={type} className={buttonClass({ variant, size }, className)} {...rest} {...(isBusy && BUSY)} />
}

/** Looks like a button but is a link: it navigates and works without script. */
export function ButtonLink({ variant, size, className, ...rest }: ComponentProps<typeof Link> & ButtonLook) {
  return <Link className={buttonClass({ variant, size }, className)} {...rest} />
}
