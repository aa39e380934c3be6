/** Faults of our own pages, and addresses that moved: for marketing, content editors, admins and owners. */
import { z } from 'zod'

import type { FunctionContract } from './function-contract.ts'
import { ownPath } from './mail/campaign-text.ts'

export const FAULT_KINDS = [
  'bad-status',
  'broken-link',
  'redirected-link',
  'no-title',
  'long-title',
  'same-title',
  'no-description',
  'long-description',
  'same-description',
  'no-canonical',
  'other-canonical',
  'no-structured-data',
  'broken-structured-data',
  'no-heading',
  'several-headings',
  'no-alt',
  'not-indexed',
  'too-large',
  'slow',
] as const
export type FaultKind = (typeof FAULT_KINDS)[number]

const fromPath = ownPath.refine((path) => path !== '/' && !/[?#]/.test(path), {
  error: 'must be a page of this site without a question mark, and not the first page',
})

export const StaffSiteRequest = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('overview') }),
  z.strictObject({ action: z.literal('check') }),
  z.strictObject({ action: z.literal('set-aside'), id: z.int(), isIgnored: z.boolean() }),
  z.strictObject({
    action: z.literal('save-redirect'),
    from: fromPath,
    to: ownPath,
    status: z.union([z.literal(301), z.literal(302)]),
  }),
  z.strictObject({ action: z.literal('delete-redirect'), from: z.string().max(300) }),
])
export type StaffSiteRequest = z.infer<typeof StaffSiteRequest>

export const SiteCheck = z.object({
  id: z.number(),
  state: z.enum(['asked', 'running', 'done', 'failed']),
  askedAt: z.string(),
  finishedAt: z.string().nullable(),
  pages: z.number(),
  /** Addresses that were found and not opened, because a bound was reached. */
  unseen: z.number(),
  opened: z.number(),
  mended: z.number(),
  problem: z.string().nullable(),
})
export type SiteCheck = z.infer<typeof SiteCheck>

export const SiteFinding = z.object({
  id: z.number(),
  path: z.string(),
  kind: z.enum(FAULT_KINDS),
  detail: z.string(),
  state: z.enum(['open', 'ignored', 'mended']),
  firstSeenAt: z.string(),
  lastSeenAt: z.string(),
})
export type SiteFinding = z.infer<typeof SiteFinding>

export const Redirect = z.object({ from: z.string(), to: z.string(), status: z.number() })
export type Redirect = z.infer<typeof Redirect>

export const StaffSiteResponse = z.object({
  checks: z.array(SiteCheck),
  findings: z.array(SiteFinding),
  counts: z.object({ open: z.number(), ignored: z.number(), mended: z.number() }),
  redirects: z.array(Redirect),
})
export type StaffSiteResponse = z.infer<typeof StaffSiteResponse>

export const staffSiteContract = {
  name: 'staff-site',
  request: StaffSiteRequest,
  response: StaffSiteResponse,
} as const satisfies FunctionContract
