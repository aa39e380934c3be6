import type { BookingSite } from '@app/domain/booking-search'
import ArrowUpRight from 'lucide-react/icons/arrow-up-right'

import { isNative } from '../device/is-native.ts'
import { openOutside } from '../device/open-outside.ts'
import { uiText as text } from '../text/ui.ts'
import { buttonClass } from './button-class.ts'

type Props = { readonly href: string; readonly site: BookingSite; readonly label: string }

/** A plain link, so that it works without script and shows where it leads; the native app keeps its browser inside. */
export function HandOff({ href, site, label }: Props) {
  return (
    <>
      <a
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        onClick={(event) => {
          if (!isNative()) return
          event.preventDefault()
          void openOutside(href)
        }}
        className={buttonClass({ size: 'lg' }, 'w-full sm:w-auto')}
      >
        {label}
        <ArrowUpRight className="size-4.5" strokeWidth={1.75} aria-hidden="true" />
      </a>
      <p className="mt-3 text-small text-soft">{text('hand-off', { host: site.host })}</p>
    </>
  )
}
