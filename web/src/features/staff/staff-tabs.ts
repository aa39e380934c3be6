/** The areas, by their names in `?tab=`. */
export const STAFF_TABS = [
  'overview',
  'roles',
  'audit',
  'payments',
  'chat',
  'email-campaigns',
  'trial-emails',
  'seo-automation',
  'content-generation',
] as const

export type StaffTab = (typeof STAFF_TABS)[number]
/** Areas whose feature is not built yet, with a page that already covers part of it. */
export const AREA_LINKS = {
  chat: '/support-center',
  'email-campaigns': '/email-test',
  'trial-emails': '/email-test',
  'seo-automation': '/sitemap.xml',
  'content-generation': '/blog',
} as const

export function readStaffTab(asked: string | null): StaffTab {
  return STAFF_TABS.find((tab) => tab === asked) ?? 'overview'
}
