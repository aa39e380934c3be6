import { Suspense, useState } from 'react'
import { Link, useSearchParams } from 'react-router'

import { staffText as text } from '../../entities/traveller/roles/staff-text.ts'
import { useAdmin } from '../../entities/traveller/roles/use-admin.ts'
import { part } from '../../ui/deferred/part.ts'
import { Tabs } from '../../ui/disclosure/tabs.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Loading, SkeletonText } from '../../ui/states/skeleton.tsx'
import { readStaffTab, type StaffPanel } from './staff-tabs.ts'

/** The area is in the URL, so that redirects and colleagues can link to it. */
export function StaffDashboard({ panels }: { readonly panels: readonly StaffPanel[] }) {
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
        value={readStaffTab(panels, params.get('tab'))}
        onValueChange={(tab) => setParams({ tab }, { replace: true, preventScrollReset: true })}
        tabs={panels.map((panel) => ({
          value: panel.tab,
          label: panel.label,
          content: <Panel key={panel.tab} panel={panel} />,
        }))}
      />
    </div>
  )
}

/** On a phone any signed-in traveller opens the dashboard: an area that they may not use is not even loaded. */
function Panel({ panel }: { readonly panel: StaffPanel }) {
  const { isSupport, isAdmin, isLoading } = useAdmin()
  if (isLoading) return <Waiting />
  const isAllowed = panel.roles === 'admin' ? isAdmin : isSupport
  if (isAllowed) return <LoadedPanel load={panel.load} />
  return (
    <section aria-labelledby={`refused-${panel.tab}`} className="pt-4">
      <h2 id={`refused-${panel.tab}`} className="text-title">
        {panel.label}
      </h2>
      <p className="mt-5 text-soft">{text(`panel.${panel.roles}`)}</p>
    </section>
  )
}

function LoadedPanel({ load }: Pick<StaffPanel, 'load'>) {
  const [Content] = useState(() => part(load, LostPanel))
  return (
    <Suspense fallback={<Waiting />}>
      <Content />
    </Suspense>
  )
}

function Waiting() {
  return (
    <Loading>
      <SkeletonText lines={6} />
    </Loading>
  )
}

function LostPanel() {
  return <ErrorState text={text('panel.lost')} onRetry={() => location.reload()} />
}
