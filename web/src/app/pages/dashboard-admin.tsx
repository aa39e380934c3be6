import { RequireStaff } from '../../features/access/require-staff.tsx'
import { StaffDashboard } from '../../features/staff/staff-dashboard.tsx'
import { staffText as text } from '../../text/staff.ts'
import { PageHead } from '../page-head.tsx'

/** /dashboard-admin and /admin are one dashboard. */
export function Component() {
  return (
    <>
      <PageHead title={text('title')} description={text('description')} isIndexed={false} />
      <RequireStaff>
        <StaffDashboard />
      </RequireStaff>
    </>
  )
}
