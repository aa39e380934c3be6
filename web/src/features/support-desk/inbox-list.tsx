import { SUPPORT_FILTERS, type SupportFilter } from '@app/contracts/support/limits'
import type { InboxEntry, StaffSupportResponse } from '@app/contracts/support/staff-support'

import { usePageConfig } from '../../api/page-config.tsx'
import { supportChatText as words } from '../../entities/support/support-chat-text.ts'
import type { Live } from '../../entities/support/use-live-answer.ts'
import { useOnline } from '../../offline/use-online.ts'
import { formatMoment } from '../../text/format-moment.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Input } from '../../ui/form/input.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { OfflineState } from '../../ui/states/offline-state.tsx'
import { Loading, SkeletonText } from '../../ui/states/skeleton.tsx'
import { deskText as text } from './desk-text.ts'

type Props = {
  readonly live: Live<StaffSupportResponse>
  readonly filter: SupportFilter
  readonly search: string
  readonly openId: string | null
  readonly page: number
  readonly onFilter: (filter: SupportFilter) => void
  readonly onSearch: (search: string) => void
  readonly onPage: (page: number) => void
  readonly onOpen: (id: string) => void
}

export function InboxList(props: Props) {
  const { live, filter, search, onFilter, onSearch } = props
  const inbox = live.answer?.kind === 'inbox' ? live.answer : null
  return (
    <div className="grid gap-4">
      <fieldset>
        <legend className="sr-only">{text('filters')}</legend>
        <div className="flex flex-wrap gap-1">
          {SUPPORT_FILTERS.map((each) => (
            <Button
              key={each}
              size="sm"
              variant={each === filter ? 'secondary' : 'ghost'}
              aria-pressed={each === filter}
              className="px-2.5"
              onClick={() => onFilter(each)}
            >
              {text(`filter.${each}`)}
              {inbox && <span className="text-soft tabular-nums">{inbox.counts[each]}</span>}
            </Button>
          ))}
        </div>
      </fieldset>
      <form
        role="search"
        onSubmit={(event) => {
          event.preventDefault()
          const asked = new FormData(event.currentTarget).get('search')
          onSearch(typeof asked === 'string' ? asked.trim() : '')
        }}
      >
        <Field id="inbox-search" label={text('search')}>
          <Input
            id="inbox-search"
            name="search"
            type="search"
            defaultValue={search}
            maxLength={120}
            autoComplete="off"
          />
        </Field>
      </form>
      {inbox ? <Entries {...props} inbox={inbox} /> : <NoInbox live={live} />}
    </div>
  )
}

function NoInbox({ live: { refused, reload } }: Pick<Props, 'live'>) {
  const isOnline = useOnline()
  if (!isOnline) return <OfflineState heading="h3" onRetry={reload} />
  if (refused) return <ErrorState heading="h3" text={refused.message} onRetry={reload} />
  return (
    <Loading>
      <SkeletonText lines={6} />
    </Loading>
  )
}

type EntriesProps = Props & { readonly inbox: Extract<StaffSupportResponse, { kind: 'inbox' }> }

function Entries({ inbox: { entries, hasMore }, live, filter, openId, page, onPage, onOpen }: EntriesProps) {
  if (entries.length === 0)
    return (
      <EmptyState
        heading="h3"
        title={text('empty.title')}
        text={text(filter === 'open' ? 'empty.open' : 'empty.other')}
        action={
          <Button variant="outline" onClick={page === 0 ? live.reload : () => onPage(0)}>
            {text('empty.action')}
          </Button>
        }
      />
    )
  return (
    <>
      <ul aria-label={text('inbox.label')} className="divide-y divide-line border-y border-line">
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} isOpen={entry.id === openId} onOpen={onOpen} />
        ))}
      </ul>
      {hasMore && (
        <Button variant="outline" size="sm" className="justify-self-start" onClick={() => onPage(page + 1)}>
          {text('more')}
        </Button>
      )}
    </>
  )
}

type EntryProps = {
  readonly entry: InboxEntry
  readonly isOpen: boolean
  readonly onOpen: (id: string) => void
}

function Entry({ entry, isOpen, onOpen }: EntryProps) {
  const { locale } = usePageConfig()
  const { id, topic, person, isGuest, state, updatedAt, lastBody, assignedName, rating } = entry
  return (
    <li>
      <button
        type="button"
        aria-current={isOpen ? 'true' : undefined}
        onClick={() => onOpen(id)}
        className="grid w-full cursor-pointer gap-1 px-3 py-3 text-start hover:bg-tide-wash aria-[current]:bg-tide-wash"
      >
        <span className="flex flex-wrap items-baseline justify-between gap-x-3">
          <bdi className="font-semibold wrap-anywhere">{person}</bdi>
          <time dateTime={updatedAt} className="chart-label text-soft">
            {formatMoment(updatedAt, locale)}
          </time>
        </span>
        <bdi className="wrap-anywhere">{topic}</bdi>
        <bdi className="line-clamp-2 text-small text-soft wrap-anywhere">{lastBody}</bdi>
        <span className="mt-1 flex flex-wrap gap-2">
          <Badge tone={state === 'open' ? 'sun' : 'neutral'}>{words(`state.${state}`)}</Badge>
          {isGuest && <Badge>{text('guest')}</Badge>}
          {assignedName && <Badge>{text('assigned', { name: assignedName })}</Badge>}
          {rating !== null && <Badge tone="moss">{text('rating', { rating: String(rating) })}</Badge>}
        </span>
      </button>
    </li>
  )
}
