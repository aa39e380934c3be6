const VARIANTS = {
  default: 'bg-tide text-on-tide hover:bg-tide-deep active:translate-y-px',
  destructive: 'bg-signal text-on-signal hover:bg-signal-deep active:translate-y-px',
  outline: 'border border-edge text-ink hover:border-tide hover:text-tide',
  secondary: 'bg-sunk text-ink hover:bg-line',
  ghost: 'text-ink hover:bg-sunk',
  link: 'text-tide underline underline-offset-4 hover:text-tide-deep',
} as const

const SIZES = {
  default: 'min-h-12 px-6',
  sm: 'min-h-11 px-4 text-small',
  lg: 'min-h-14 px-8 text-lead',
  icon: 'size-11 shrink-0',
} as const

const BASE =
  'inline-flex cursor-pointer items-center justify-center gap-2 rounded-control font-semibold no-underline transition-colors duration-150 disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55'

export type ButtonLook = {
  readonly variant?: keyof typeof VARIANTS | undefined
  readonly size?: keyof typeof SIZES | undefined
}

/** In a file without React, because what appears before React has buttons too. */
export function buttonClass({ variant = 'default', size = 'default' }: ButtonLook = {}, more = ''): string {
  return `${BASE} ${VARIANTS[variant]} ${SIZES[size]} ${more}`.trimEnd()
}
