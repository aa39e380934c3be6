import type { StaffSiteRequest, StaffSiteResponse } from '@app/contracts/staff-site'

import type { Office } from '../use-office.ts'

export type SiteOffice = Office<StaffSiteRequest, StaffSiteResponse>
