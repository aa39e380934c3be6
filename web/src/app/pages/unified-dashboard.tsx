import { AdminProvider } from '../../api/roles/admin-provider.tsx'
import { useLayout } from '../../device/use-layout.ts'
import { RequireLogin } from '../../features/access/require-login.tsx'
import { StaffDashboard } from '../../features/staff/staff-dashboard.tsx'
import { staffText as text } from '../../text/staff.ts'
import { PageHead } from '../page-head.tsx'
import { MovedTo } from '../routes/moved-to.tsx'

/** On a desk another name of the dashboard. On a phone a login is enough: each area shows only what the role may see. */
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
            <StaffDashboard />
          </AdminProvider>
        </RequireLogin>
      )}
    </>
  )
}
