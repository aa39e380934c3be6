/** A few options side by side, one of them chosen: links (`aria-current`) or labels around radio buttons. */
export const SEGMENTS = 'rounded-control border border-edge bg-raised p-1'
export const SEGMENT =
  'segment flex min-h-11 cursor-pointer items-center justify-center rounded-[4px] px-4 text-center ' +
  'text-small leading-tight font-semibold text-soft no-underline hover:text-tide ' +
  'aria-[current=true]:bg-tide aria-[current=true]:text-on-tide has-checked:bg-tide ' +
  'has-checked:text-on-tide has-focus-visible:outline-2 has-focus-visible:outline-offset-2 ' +
  'has-focus-visible:outline-tide'
