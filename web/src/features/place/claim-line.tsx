import type { Claim } from '@app/domain/kernel'

import { usePageConfig } from '../../api/page-config.tsx'
import { formatDate } from '../../text/format.ts'
import { placeText as text } from '../../text/place.ts'

type Props = {
  readonly claim: Claim<unknown>
  /** Where the title of the source would be said twice. */
  readonly title?: string
}

/** Who says so, when it was read, and whether that is too long ago. */
export function ClaimLine({ claim: { source, checkedAt, status }, title = source.title }: Props) {
  const { locale } = usePageConfig()
  return (
    <p className="text-small text-soft">
      <a href={source.url} target="_blank" rel="noopener noreferrer" className="py-1.5 text-tide underline">
        {title}
      </a>
      , <span className={status === 'verified' ? '' : 'text-signal'}>{text(`status.${status}`)}</span>{' '}
      <time dateTime={checkedAt} className="tabular-nums">
        {formatDate(checkedAt, locale)}
      </time>
    </p>
  )
}
