import type { StaffPanel } from '../../features/staff/staff-tabs.ts'

/**
 * The areas of the dashboard, in the order of their tabs. A panel may come from any feature; it brings its own heading
 * (h2), its texts beside it, and is loaded when its tab is opened.
 */
export const STAFF_PANELS: readonly StaffPanel[] = [
  {
    tab: 'overview',
    label: 'Overview',
    roles: 'support',
    load: async () => (await import('../../features/staff/overview/overview-panel.tsx')).OverviewPanel,
  },
  {
    tab: 'users',
    label: 'Users',
    roles: 'support',
    load: async () => (await import('../../features/staff/users/users-panel.tsx')).UsersPanel,
  },
  {
    tab: 'roles',
    label: 'Roles',
    roles: 'admin',
    load: async () => (await import('../../features/staff/roles-panel.tsx')).RolesPanel,
  },
  {
    tab: 'audit',
    label: 'Audit log',
    roles: 'admin',
    load: async () => (await import('../../features/staff/audit-panel.tsx')).AuditPanel,
  },
  {
    tab: 'payments',
    label: 'Payments',
    roles: 'support',
    load: async () => (await import('../../features/staff/sales/sales-panel.tsx')).SalesPanel,
  },
  {
    tab: 'reviews',
    label: 'Reviews',
    roles: 'support',
    load: async () => (await import('../../features/staff/reviews/reviews-panel.tsx')).ReviewsPanel,
  },
  {
    tab: 'jobs',
    label: 'Jobs',
    roles: 'admin',
    load: async () => (await import('../../features/staff/jobs/jobs-panel.tsx')).JobsPanel,
  },
  {
    tab: 'chat',
    label: 'Support chat',
    roles: 'support',
    load: async () => (await import('../../features/support-desk/support-panel.tsx')).SupportPanel,
  },
  {
    tab: 'email-campaigns',
    label: 'Campaigns',
    roles: 'support',
    load: async () => (await import('../../features/marketing/mail/campaigns-panel.tsx')).CampaignsPanel,
  },
  {
    tab: 'trial-emails',
    label: 'Trial emails',
    roles: 'support',
    load: async () => (await import('../../features/marketing/mail/trial-mails-panel.tsx')).TrialMailsPanel,
  },
  {
    tab: 'seo-automation',
    label: 'SEO',
    roles: 'support',
    load: async () => (await import('../../features/marketing/site/site-panel.tsx')).SitePanel,
  },
  {
    tab: 'content-generation',
    label: 'Content',
    roles: 'support',
    load: async () => (await import('../../features/blog/generation/content-panel.tsx')).ContentPanel,
  },
]
