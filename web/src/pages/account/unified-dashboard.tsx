import { useLayout } from '../../device/screen/use-layout.ts'
import { AdminProvider } from '../../entities/traveller/roles/admin-provider.tsx'
import { staffText as text } from '../../entities/traveller/roles/staff-text.ts'
import { RequireLogin } from '../../features/access/require-login.tsx'
import { StaffDashboard } from '../../features/staff/staff-dashboard.tsx'
import { MovedTo } from '../moved-to.tsx'
import { PageHead } from '../page-head.tsx'
import { STAFF_PANELS } from '../staff/staff-panels.ts'

/** On a desktop an alias of the dashboard. On a phone a login is enough: each area shows only what the role may see. */
export function Component() {
  const layout = useLayout()
  return (
    <>
      <PageHead title={text('title')} description={text('description')} isIndexed={false} />
      {layout === 'desktop' ? (
        <MovedTo to="/dashboard-admin" />
      ) : (
        <RequireLogin>
          <AdminProvider>
            <StaffDashboard panels={STAFF_PANELS} />
          </AdminProvider>
        </RequireLogin>
      )}
    </>
  )
}
