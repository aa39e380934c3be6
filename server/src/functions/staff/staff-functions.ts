import type { Platform } from '../../platform.ts'
import type { ServerFunction } from '../server-function.ts'
import { createStaffFiguresFunction } from '../staff-figures/function.ts'
import { createStaffJobsFunction } from '../staff-jobs/function.ts'
import { createStaffPaymentsFunction } from '../staff-payments/function.ts'
import { createStaffPeopleFunction } from '../staff-people/function.ts'
import { createStaffReviewsFunction } from '../staff-reviews/function.ts'
import { createStaffSalesFunction } from '../staff-sales/function.ts'
import { createStaffUsersFunctions } from '../staff-users/functions.ts'

/** The functions of the staff dashboard. Who may call each is held by database/tests/access-over-http.test.ts. */
export function createStaffFunctions(platform: Platform): readonly ServerFunction[] {
  return [
    createStaffFiguresFunction(platform),
    createStaffJobsFunction(platform),
    createStaffPaymentsFunction(platform),
    createStaffPeopleFunction(platform),
    createStaffReviewsFunction(platform),
    createStaffSalesFunction(platform),
    ...createStaffUsersFunctions(platform),
  ]
}
