import type { ComponentProps } from 'react'

import { useHydrated } from '../device/use-hydrated.ts'
import { uiText as text } from '../text/ui.ts'

/**
 * A date field below the first screen. A desk's browser makes some thirty elements for each and asks for the names of all
 * months while it still reads the page, longer than for everything else in its form; here that is done when its part is
 * laid out (`device/lay-out-rest.ts`). Without script it is a date field from the start, and first in the form, so that
 * the typed day counts and not the empty one.
 */
export function LateDate({ required, className = '', ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  const isHydrated = useHydrated()
  return (
    <>
      <noscript>
        <input {...rest} type="date" required={required} className={className} />
      </noscript>
      <input
        {...rest}
        type={isHydrated ? 'date' : 'text'}
        placeholder={text('date.form')}
        data-late={isHydrated ? undefined : 'type date'}
        suppressHydrationWarning
        className={`needs-script ${className}`}
      />
    </>
  )
}
