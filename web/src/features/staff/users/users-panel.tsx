import type { StaffUsersResponse, UserRow } from '@app/contracts/staff/staff-users'
import type { FormEvent } from 'react'
import { Link, useSearchParams } from 'react-router'

import { usePageConfig } from '../../../api/page-config.tsx'
import { formatDayOf } from '../../../text/format-moment.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { Input } from '../../../ui/form/input.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import type { TableColumn } from '../../../ui/table/table-sort.ts'
import { Table } from '../../../ui/table/table.tsx'
import { useStaffReading } from '../ask-staff.ts'
import { PageLinks, readPage } from '../page-links.tsx'
import { PersonName } from '../person-name.tsx'
import { ReadingState } from '../reading-state.tsx'
import { describeTier } from './describe-tier.ts'
import { UserPage } from './user-page.tsx'
import { usersText as text } from './users-text.ts'

const TAB = 'users'
const ON_A_PAGE = 25
const ONLY = ['all', 'trial', 'paying', 'staff', 'disabled'] as const
const ACCOUNT = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Search, page and person are in the URL: they can be sent to a colleague, and Back works. */
export function UsersPanel() {
  const [params] = useSearchParams()
  const id = params.get('user')
  return id !== null && ACCOUNT.test(id) ? <UserPage key={id} id={id} /> : <UserList />
}

function UserList() {
  const [params] = useSearchParams()
  const query = (params.get('q') ?? '').trim().slice(0, 200)
  const only = ONLY.find((each) => each === params.get('only')) ?? 'all'
  const page = readPage(params)
  const { reading, again } = useStaffReading<StaffUsersResponse>('staff-users', { action: 'search', query, only, page })
  const { locale } = usePageConfig()
  return (
    <section aria-labelledby="users" className="pt-4">
      <h2 id="users" className="text-title">
        {text('title')}
      </h2>
      <SearchForm key={`${query} ${only}`} query={query} only={only} />
      <div className="mt-8" aria-live="polite">
        <ReadingState reading={reading} again={again}>
          {({ users = [], total = 0 }) => (
            <>
              <Table<UserRow>
                caption={text('caption')}
                rows={users}
                rowKey={({ id }) => id}
                empty={<EmptyState heading="h3" title={text('empty')} text={text('empty.text')} action={null} />}
                columns={columnsFor(locale)}
              />
              <PageLinks label={text('pages')} page={page} perPage={ON_A_PAGE} total={total} />
            </>
          )}
        </ReadingState>
      </div>
    </section>
  )
}

function SearchForm({ query, only }: { readonly query: string; readonly only: string }) {
  const [, setParams] = useSearchParams()
  function search(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const read = (name: string): string => {
      const given = form.get(name)
      return typeof given === 'string' ? given : ''
    }
    setParams({ tab: TAB, q: read('q'), only: read('only') })
  }
  return (
    <form className="mt-5 flex max-w-3xl flex-wrap items-end gap-4" role="search" onSubmit={search}>
      <div className="min-w-56 flex-1">
        <Field id="user-query" label={text('find')}>
          <Input id="user-query" name="q" type="search" autoComplete="off" maxLength={200} defaultValue={query} />
        </Field>
      </div>
      <div className="w-40">
        <Field id="user-only" label={text('only')}>
          <Select
            id="user-only"
            name="only"
            defaultValue={only}
            options={ONLY.map((value) => ({ value, label: text(`only.${value}`) }))}
          />
        </Field>
      </div>
      <Button type="submit">{text('find.action')}</Button>
    </form>
  )
}

function columnsFor(locale: string): readonly TableColumn<UserRow>[] {
  const day = (at: string | null) => (at === null ? text('never') : formatDayOf(at, locale))
  return [
    { id: 'person', label: text('person'), cell: (user) => <PersonName id={user.id} person={user} /> },
    { id: 'plan', label: text('plan'), cell: (user) => describeTier(user, locale) },
    { id: 'since', label: text('since'), cell: ({ since }) => day(since), sortValue: ({ since }) => since },
    {
      id: 'last',
      label: text('last-sign-in'),
      cell: ({ lastSignIn }) => day(lastSignIn),
      sortValue: ({ lastSignIn }) => lastSignIn,
    },
    {
      id: 'state',
      label: text('state'),
      cell: ({ isDisabled, roles }) => (
        <span className="flex flex-wrap gap-2">
          {isDisabled && <Badge tone="signal">{text('state.disabled')}</Badge>}
          {roles.map((role) => (
            <Badge key={role}>{role.replace('_', ' ')}</Badge>
          ))}
        </span>
      ),
    },
    {
      id: 'open',
      label: text('open'),
      isLabelHidden: true,
      cell: ({ id, email }) => (
        <Link
          to={`?tab=${TAB}&user=${id}`}
          aria-label={text('open.named', { email })}
          className="inline-flex min-h-11 items-center text-tide underline"
        >
          {text('open')}
        </Link>
      ),
    },
  ]
}
