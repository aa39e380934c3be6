// In forced colours a button needs a border; the transparent ones become visible.
const VARIANTS = {
  default: 'border border-transparent bg-tide text-on-tide hover:bg-tide-deep active:translate-y-px',
  destructive: 'border border-transparent bg-signal text-on-signal hover:bg-signal-deep active:translate-y-px',
  outline: 'border border-edge text-ink hover:border-tide hover:text-tide',
  secondary: 'border border-transparent bg-illustration text-ink hover:bg-line',
  ghost: 'border border-transparent text-ink hover:bg-illustration',
  link: 'text-tide underline underline-offset-4 hover:text-tide-deep',
} as const

const SIZES = {
  default: 'min-h-12 px-6',
  sm: 'min-h-11 px-4 text-small',
  lg: 'min-h-14 px-8 text-lead',
  icon: 'size-11 shrink-0',
} as const

const BASE =
  'inline-flex cursor-pointer items-center justify-center gap-2 rounded-control text-center ' +
  'font-semibold no-underline transition-colors duration-150 disabled:cursor-not-allowed ' +
  'disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55'

export type ButtonLook = {
  readonly variant?: keyof typeof VARIANTS | undefined
  readonly size?: keyof typeof SIZES | undefined
}

/** In a file without React, because parts rendered before React have buttons too. */
export function buttonClass({ variant = 'default', size = 'default' }: ButtonLook = {}, more = ''): string {
  return `${BASE} ${VARIANTS[variant]} ${SIZES[size]} ${more}`.trimEnd()
}
