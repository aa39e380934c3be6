import { dayOfMonth } from '@app/domain/guide'

import { formatMonth } from '../../../text/format-month.ts'
import { beforeText as text } from './before-text.ts'

type Props = {
  /** Months of writing, `2026-11`; the oldest one is said. */
  readonly months: readonly string[]
  readonly locale: string
}

/** Facts of our own guide are not checked on site, and say so once per list. */
export function GuideProof({ months, locale }: Props) {
  const [oldest] = months.toSorted()
  if (oldest === undefined) return null
  return (
    <p className="text-small text-soft">{text('proof.guide', { month: formatMonth(dayOfMonth(oldest), locale) })}</p>
  )
}
