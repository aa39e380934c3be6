import type { ComponentProps } from 'react'
import { Link } from 'react-router'

const LOOKS = {
  primary: 'bg-tide text-on-tide hover:bg-tide-deep active:translate-y-px',
  quiet: 'border border-edge text-ink hover:border-tide hover:text-tide',
} as const

const BASE =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-control px-6 font-semibold no-underline transition-colors duration-150 cursor-pointer'

type Look = { readonly look?: keyof typeof LOOKS }

export function Button({ look = 'primary', className = '', ...rest }: ComponentProps<'button'> & Look) {
  return <button className={`${BASE} ${LOOKS[look]} ${className}`} {...rest} />
}

/** Looks like a button, is a link: it goes somewhere and works without script. */
export function ButtonLink({ look = 'primary', className = '', ...rest }: ComponentProps<typeof Link> & Look) {
  return <Link className={`${BASE} ${LOOKS[look]} ${className}`} {...rest} />
}
