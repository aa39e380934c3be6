import type { AccountSession } from '@app/contracts/account/account-sessions'

import { usePageConfig } from '../../api/page-config.tsx'
import { formatMoment } from '../../text/format-moment.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { accountText as text } from './settings-text.ts'

type Props = { readonly session: AccountSession; readonly name: string; readonly onEnd: () => void }

export function DeviceRow({ session, name, onEnd }: Props) {
  const { locale } = usePageConfig()
  const { signedInAt, lastSeenAt, address, isCurrent } = session
  const facts = [
    text('devices.since', { when: formatMoment(signedInAt, locale) }),
    ...(address ? [text('devices.at', { address })] : []),
  ]
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
          {name}
          {isCurrent && <Badge tone="moss">{text('devices.here')}</Badge>}
        </p>
        <p className="text-small text-soft wrap-anywhere first-letter:uppercase">
          {[...(isCurrent ? [] : [text('devices.seen', { when: formatMoment(lastSeenAt, locale) })]), ...facts].join(
            ' · ',
          )}
        </p>
      </div>
      {!isCurrent && (
        <Button variant="outline" size="sm" aria-label={text('devices.end.name', { name })} onClick={onEnd}>
          {text('devices.end')}
        </Button>
      )}
    </li>
  )
}
