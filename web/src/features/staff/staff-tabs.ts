/** The areas, by the names that links and redirects use in `?tab=`. */
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
/** Areas whose feature is still to come, with the page that already does part of it. */
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
