import { useLayout } from '../device/use-layout.ts'

const LATER = { 'data-later': 'below', suppressHydrationWarning: true } as const
const AT_ONCE = {} as const

/**
 * For a part that begins below a phone's first screen, however high that is (`device/lay-out-rest.ts`). On a desk the same
 * part stands in a column beside others, which would move when it gets its height.
 */
export function useLaterOnPhone(): typeof LATER | typeof AT_ONCE {
  return useLayout() === 'mobile' ? LATER : AT_ONCE
}
