import { staffText as text } from '../../entities/traveller/roles/staff-text.ts'
import { RequireStaff } from '../../features/access/require-staff.tsx'
import { StaffDashboard } from '../../features/staff/staff-dashboard.tsx'
import { PageHead } from '../page-head.tsx'
import { STAFF_PANELS } from './staff-panels.ts'

/** /dashboard-admin and /admin are the same dashboard. */
export function Component() {
  return (
    <>
      <PageHead title={text('title')} description={text('description')} isIndexed={false} />
      <RequireStaff>
        <StaffDashboard panels={STAFF_PANELS} />
      </RequireStaff>
    </>
  )
}
