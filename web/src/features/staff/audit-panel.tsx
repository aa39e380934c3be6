import { useEffect, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router'

import { usePageConfig } from '../../api/page-config.tsx'
import { staffText as text } from '../../entities/traveller/roles/staff-text.ts'
import { useAdmin } from '../../entities/traveller/roles/use-admin.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { Table } from '../../ui/table/table.tsx'
import { auditColumns } from './audit-columns.tsx'
import { AuditFilters } from './audit-filters.tsx'
import { CsvButton } from './csv-button.tsx'
import { type AuditFilter, entriesBefore, ENTRIES_ON_A_PAGE, type Entry, readAuditFilter } from './read-entries.ts'
import { RowsState } from './rows-state.tsx'
import { useRows } from './use-rows.ts'

/** The page is in the URL: it can be sent to a colleague, and Back works. */
export function AuditPanel() {
  const { isAdmin } = useAdmin()
  const [params] = useSearchParams()
  const before = readBefore(params.get('before'))
  const heading = useHeadingOfPage(before)
  return (
    <section aria-labelledby="audit" className="pt-4">
      <h2 id="audit" ref={heading} tabIndex={-1} className="scroll-mt-24 text-title outline-none">
        {text('audit.title')}
      </h2>
      <div className="mt-5">
        {isAdmin ? <Filtered before={before} params={params} /> : <p className="text-soft">{text('audit.only')}</p>}
      </div>
    </section>
  )
}

function Filtered({ before, params }: { readonly before: number | null; readonly params: URLSearchParams }) {
  const filter = readAuditFilter(params)
  const asked = JSON.stringify(filter)
  return (
    <>
      <AuditFilters key={asked} filter={filter} />
      <Entries key={`${asked} ${String(before)}`} before={before} filter={filter} />
    </>
  )
}

function readBefore(asked: string | null): number | null {
  return asked && /^[1-9]\d{0,14}$/.test(asked) ? Number(asked) : null
}

/** After paging, the focus moves to the heading of the new page. */
function useHeadingOfPage(before: number | null) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(before)
  useEffect(() => {
    if (shown.current === before) return
    shown.current = before
    heading.current?.focus()
  }, [before])
  return heading
}

function Entries({ before, filter }: { readonly before: number | null; readonly filter: AuditFilter }) {
  const { locale } = usePageConfig()
  const [ask] = useState(() => entriesBefore(before, filter))
  const answer = useRows(ask)
  return (
    <RowsState answer={answer}>
      {(rows) => (
        <>
          <Table<Entry>
            caption={text('audit.caption')}
            rows={rows.slice(0, ENTRIES_ON_A_PAGE)}
            rowKey={({ id }) => String(id)}
            empty={<NoEntries isFirstPage={before === null} />}
            columns={auditColumns(locale)}
          />
          {rows.length > 0 && <CsvButton name="audit-log" rows={rows.slice(0, ENTRIES_ON_A_PAGE).map(flatten)} />}
          <Pages isFirst={before === null} rows={rows} />
        </>
      )}
    </RowsState>
  )
}

function flatten({ at, action, actor, actor_id, subject, subject_type, subject_id, details }: Entry) {
  return { at, action, by: actor?.email ?? actor_id, about: subject?.email ?? `${subject_type} ${subject_id}`, details }
}

function NoEntries({ isFirstPage }: { readonly isFirstPage: boolean }) {
  const kind = isFirstPage ? 'audit.empty' : 'audit.end'
  return <EmptyState heading="h3" title={text(kind)} text={text(`${kind}.text`)} action={null} />
}

function Pages({ isFirst, rows }: { readonly isFirst: boolean; readonly rows: readonly Entry[] }) {
  const last = rows.length > ENTRIES_ON_A_PAGE ? rows[ENTRIES_ON_A_PAGE - 1] : undefined
  const [params] = useSearchParams()
  if (isFirst && !last) return null
  const kept = new URLSearchParams(params)
  kept.delete('before')
  const newest = `?${kept.toString()}`
  return (
    <nav aria-label={text('audit.pages')} className="mt-6 flex flex-wrap items-center gap-x-8 gap-y-3">
      {last && (
        <ButtonLink to={`${newest}&before=${last.id}`} variant="outline" preventScrollReset>
          {text('audit.older')}
        </ButtonLink>
      )}
      {!isFirst && (
        <Link to={newest} preventScrollReset className="inline-flex min-h-11 items-center text-tide underline">
          {text('audit.newest')}
        </Link>
      )}
    </nav>
  )
}
