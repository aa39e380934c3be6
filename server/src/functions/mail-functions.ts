import type { Platform } from '../platform.ts'
import { createMailEventsFunction } from './mail-events/function.ts'
import { createNewsFunctions } from './news/news-functions.ts'
import { createSendTestMailFunction } from './send-test-mail/function.ts'
import type { ServerFunction } from './server-function.ts'
import { createExportSubscribersFunction } from './staff-mail/export-function.ts'
import { createStaffMailFunction } from './staff-mail/function.ts'
import { createLookAtMailFunction } from './staff-mail/look-function.ts'
import { createStaffSiteFunction } from './staff-site/function.ts'

/** What marketing works with: campaigns with their links, and the check of our own pages. */
export function createMailFunctions(platform: Platform): readonly ServerFunction[] {
  return [
    createExportSubscribersFunction(platform),
    createLookAtMailFunction(platform),
    createMailEventsFunction(platform),
    ...createNewsFunctions(platform),
    createSendTestMailFunction(platform),
    createStaffMailFunction(platform),
    createStaffSiteFunction(),
  ]
}
