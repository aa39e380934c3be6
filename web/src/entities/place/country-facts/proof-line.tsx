import type { Claim, ClaimStatus } from '@app/domain/kernel'

import { formatMonth } from '../../../text/format-month.ts'

/** Each is followed by the date. Editorial facts have one sentence with the month in it. */
export type ProofWords = Readonly<Record<Exclude<ClaimStatus, 'editorial'>, string>> & {
  readonly editorial: (month: string) => string
}

type Props = {
  readonly claim: Omit<Claim<unknown>, 'value'>
  readonly words: ProofWords
  /** The date of reading, in the reader's locale. */
  readonly day: string
  readonly locale: string
  /** Empty when the source's title would be repeated. */
  readonly title?: string | undefined
}

/** The source, the date of reading, and whether that is too long ago. */
export function ProofLine({ claim, words, day, locale, title = claim.source.title }: Props) {
  const { source, checkedAt, status } = claim
  if (status === 'editorial') {
    return <p className="text-small text-soft">{words.editorial(formatMonth(checkedAt, locale))}</p>
  }
  return (
    <p className="text-small text-soft">
      <SourceLink url={source.url} title={title} />,{' '}
      <span className={status === 'verified' ? 'whitespace-nowrap' : ''}>
        <span className={status === 'verified' ? '' : 'font-medium text-ink'}>{words[status]}</span>{' '}
        <time dateTime={checkedAt} className="whitespace-nowrap tabular-nums">
          {day}
        </time>
      </span>
    </p>
  )
}

/** An old copy may have a source without a web address: it is shown without a link. */
function SourceLink({ url, title }: { readonly url: string; readonly title: string }) {
  if (!/^https?:\/\//i.test(url)) return <span>{title}</span>
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className="py-1.5 text-tide underline">
      {title}
    </a>
  )
}
