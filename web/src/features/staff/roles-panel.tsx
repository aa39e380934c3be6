import { useRef, useState } from 'react'

import { usePageConfig } from '../../api/page-config.tsx'
import { staffText as text } from '../../entities/traveller/roles/staff-text.ts'
import { useAdmin } from '../../entities/traveller/roles/use-admin.ts'
import { useAuth } from '../../entities/traveller/session/use-auth.ts'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { Table } from '../../ui/table/table.tsx'
import { GrantForm } from './grant-form.tsx'
import { holderColumns } from './holder-columns.tsx'
import { type Holder, readHolders } from './read-holders.ts'
import { RevokeQuestion } from './revoke-question.tsx'
import { RowsState } from './rows-state.tsx'
import { useRevokeRole } from './use-revoke-role.ts'
import { useRows } from './use-rows.ts'

export function RolesPanel() {
  const { isAdmin } = useAdmin()
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <section aria-labelledby="roles" className="pt-4">
      <h2 id="roles" ref={heading} tabIndex={-1} className="scroll-mt-24 text-title outline-none">
        {text('roles.title')}
      </h2>
      <div className="mt-5">
        {isAdmin ? (
          // The pressed button is removed with its row: the focus moves to the heading.
          <Holders onTaken={() => heading.current?.focus()} />
        ) : (
          <p className="text-soft">{text('roles.only')}</p>
        )}
      </div>
    </section>
  )
}

/** The database decides what may be granted or revoked; here its refusal is only shown. */
function Holders({ onTaken }: { readonly onTaken: () => void }) {
  const { locale } = usePageConfig()
  const { isOwner } = useAdmin()
  const { user } = useAuth()
  const answer = useRows(readHolders)
  const [asked, setAsked] = useState<Holder | null>(null)
  const { take, isWorking } = useRevokeRole(answer, onTaken)
  const isOneself = asked?.user_id === user?.id
  return (
    <div className="grid gap-12 lg:grid-cols-[1fr_20rem]">
      <RowsState answer={answer}>
        {(rows) => (
          <Table<Holder>
            caption={text('roles.caption')}
            rows={rows}
            rowKey={({ user_id, role }) => `${user_id} ${role}`}
            empty={
              <EmptyState heading="h3" title={text('roles.empty')} text={text('roles.empty.text')} action={null} />
            }
            columns={holderColumns({ locale, isOwner, onTakeBack: setAsked })}
          />
        )}
      </RowsState>
      <GrantForm onGranted={answer.again} />
      {asked && (
        <RevokeQuestion
          holder={asked}
          isOneself={isOneself}
          isWorking={isWorking}
          onTake={() => void take(asked, isOneself).finally(() => setAsked(null))}
          onKeep={() => setAsked(null)}
        />
      )}
    </div>
  )
}
