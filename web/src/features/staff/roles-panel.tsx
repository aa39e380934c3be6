import { backend } from '../../api/backend.ts'
import type { Backend } from '../../api/create-backend.ts'
import { usePageConfig } from '../../api/page-config.tsx'
import { useAdmin } from '../../api/roles/use-admin.ts'
import { staffText as text } from '../../text/staff.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Table } from '../../ui/table.tsx'
import { toast } from '../../ui/toast.ts'
import { GrantForm } from './grant-form.tsx'
import { type Holder, holderColumns } from './holder-columns.tsx'
import { RowsState } from './rows-state.tsx'
import { useRows } from './use-rows.ts'

export function RolesPanel() {
  const { isAdmin } = useAdmin()
  return (
    <section aria-labelledby="roles" className="pt-4">
      <h2 id="roles" className="text-title">
        {text('roles.title')}
      </h2>
      <div className="mt-5">{isAdmin ? <Holders /> : <p className="text-soft">{text('roles.only')}</p>}</div>
    </section>
  )
}

function readHolders({ from }: Backend) {
  return from('user_roles').select('user_id, role, created_at').order('created_at', { ascending: false })
}

/** What may be granted or taken back is decided in the database; here its refusal is only told. */
function Holders() {
  const config = usePageConfig()
  const answer = useRows(readHolders)

  async function takeBack({ user_id, role }: Holder): Promise<void> {
    const { from } = await backend(config)
    const { data, error } = await from('user_roles').delete().eq('user_id', user_id).eq('role', role).select('role')
    // A row one may not touch is left alone without an error.
    if (!data?.length) return void toast.error(text('roles.refused', { reason: error?.message ?? text('roles.above') }))
    toast.success(text('roles.taken'))
    answer.again()
  }

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
            columns={holderColumns(config.locale, (holder) => void takeBack(holder))}
          />
        )}
      </RowsState>
      <GrantForm onGranted={answer.again} />
    </div>
  )
}
