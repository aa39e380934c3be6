import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'

import { staffText as text } from '../../entities/traveller/roles/staff-text.ts'
import { useAdmin } from '../../entities/traveller/roles/use-admin.ts'
import { Tabs } from '../../ui/disclosure/tabs.tsx'
import { AreaPanel } from './area-panel.tsx'
import { AuditPanel } from './audit-panel.tsx'
import { HealthPanel } from './health-panel.tsx'
import { ModelUseSection } from './model-use-section.tsx'
import { PaymentsPanel } from './payments-panel.tsx'
import { RolesPanel } from './roles-panel.tsx'
import { readStaffTab, STAFF_TABS, type StaffTab } from './staff-tabs.ts'

/** The area is in the URL, so that redirects and colleagues can link to it. */
export function StaffDashboard() {
  const { role } = useAdmin()
  const [params, setParams] = useSearchParams()
  return (
    <div className="page-width py-8 lg:py-12">
      <header className="flex flex-wrap items-end justify-between gap-x-10 gap-y-3 pb-8">
        <div>
          <p className="chart-label caps text-soft">{text('signed-in', { role: role.replace('_', ' ') })}</p>
          <h1 className="mt-2 text-heading">{text('title')}</h1>
        </div>
        <Link to="/" className="inline-flex min-h-11 items-center text-small font-semibold text-tide">
          {text('leave')}
        </Link>
      </header>
      <Tabs
        label={text('tabs')}
        mount="active"
        value={readStaffTab(params.get('tab'))}
        onValueChange={(tab) => setParams({ tab }, { replace: true, preventScrollReset: true })}
        tabs={STAFF_TABS.map((value) => ({ value, label: text(`tab.${value}`), content: panelOf(value) }))}
      />
    </div>
  )
}

function panelOf(tab: StaffTab): ReactNode {
  if (tab === 'overview')
    return (
      <>
        <HealthPanel />
        <ModelUseSection />
      </>
    )
  if (tab === 'roles') return <RolesPanel />
  if (tab === 'payments') return <PaymentsPanel />
  return tab === 'audit' ? <AuditPanel /> : <AreaPanel area={tab} />
}
