import type { Claim, ClaimStatus } from '@app/domain/kernel'

type Props = {
  readonly claim: Omit<Claim<unknown>, 'value'>
  /** Each is followed by the day. */
  readonly words: Readonly<Record<ClaimStatus, string>>
  /** When it was read, as the reader writes days. */
  readonly day: string
  /** Where the title of the source would be said twice. */
  readonly title?: string | undefined
}

/** Who says so, when it was read, and whether that is too long ago. */
export function ProofLine({ claim: { source, checkedAt, status }, words, day, title = source.title }: Props) {
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

/** What was kept long ago may be no address of the web: then it is told, and leads nowhere. */
function SourceLink({ url, title }: { readonly url: string; readonly title: string }) {
  if (!/^https?:\/\//i.test(url)) return <span>{title}</span>
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className="py-1.5 text-tide underline">
      {title}
    </a>
  )
}
