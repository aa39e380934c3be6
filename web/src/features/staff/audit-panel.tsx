import { useEffect, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router'

import { usePageConfig } from '../../api/page-config.tsx'
import { staffText as text } from '../../entities/traveller/roles/staff-text.ts'
import { useAdmin } from '../../entities/traveller/roles/use-admin.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { Table } from '../../ui/table/table.tsx'
import { auditColumns } from './audit-columns.tsx'
import { entriesBefore, ENTRIES_ON_A_PAGE, type Entry } from './read-entries.ts'
import { RowsState } from './rows-state.tsx'
import { useRows } from './use-rows.ts'

const NEWEST = '?tab=audit'

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
        {isAdmin ? <Entries key={before} before={before} /> : <p className="text-soft">{text('audit.only')}</p>}
      </div>
    </section>
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

function Entries({ before }: { readonly before: number | null }) {
  const { locale } = usePageConfig()
  const [ask] = useState(() => entriesBefore(before))
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
          <Pages isFirst={before === null} rows={rows} />
        </>
      )}
    </RowsState>
  )
}

function NoEntries({ isFirstPage }: { readonly isFirstPage: boolean }) {
  const kind = isFirstPage ? 'audit.empty' : 'audit.end'
  return <EmptyState heading="h3" title={text(kind)} text={text(`${kind}.text`)} action={null} />
}

function Pages({ isFirst, rows }: { readonly isFirst: boolean; readonly rows: readonly Entry[] }) {
  const last = rows.length > ENTRIES_ON_A_PAGE ? rows[ENTRIES_ON_A_PAGE - 1] : undefined
  if (isFirst && !last) return null
  return (
    <nav aria-label={text('audit.pages')} className="mt-6 flex flex-wrap items-center gap-x-8 gap-y-3">
      {last && (
        <ButtonLink to={`${NEWEST}&before=${last.id}`} variant="outline" preventScrollReset>
          {text('audit.older')}
        </ButtonLink>
      )}
      {!isFirst && (
        <Link to={NEWEST} preventScrollReset className="inline-flex min-h-11 items-center text-tide underline">
          {text('audit.newest')}
        </Link>
      )}
    </nav>
  )
}
