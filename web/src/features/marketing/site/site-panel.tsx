import type { staffSiteContract, StaffSiteRequest, StaffSiteResponse } from '@app/contracts/staff-site'
import { useEffect } from 'react'

import { usePageConfig } from '../../../api/page-config.tsx'
import { useAdmin } from '../../../entities/traveller/roles/use-admin.ts'
import { formatMoment } from '../../../text/format-moment.ts'
import { Button } from '../../../ui/button.tsx'
import { Progress } from '../../../ui/states/progress.tsx'
import { Table } from '../../../ui/table/table.tsx'
import { marketingText as text } from '../marketing-text.ts'
import { OfficePanel, OfficePart, type PanelProps } from '../office-panel.tsx'
import { OfficeState } from '../office-state.tsx'
import { useOffice } from '../use-office.ts'
import { FindingPart } from './finding-part.tsx'
import { RedirectPart } from './redirect-part.tsx'
import { SearchFiles } from './search-files.tsx'
import type { SiteOffice } from './site-office.ts'

/** Type only: the schemas stay on the server. */
const STAFF_SITE: (typeof staffSiteContract)['name'] = 'staff-site'
const LOOK_AGAIN_MS = 3_000

export function SitePanel(props: PanelProps) {
  const { isMarketing, isContentEditor } = useAdmin()
  return (
    <OfficePanel id="seo" title={text('site')} lead={text('site.lead')} {...props}>
      {isMarketing || isContentEditor ? <Site /> : <p>{text('only.site')}</p>}
    </OfficePanel>
  )
}

function Site() {
  const office: SiteOffice = useOffice<StaffSiteRequest, StaffSiteResponse>(STAFF_SITE)
  const newest = office.state.kind === 'loaded' ? office.state.answer.checks[0] : undefined
  const isRunning = newest?.state === 'asked' || newest?.state === 'running'
  useRepeated(isRunning, office.again)
  return (
    <OfficeState office={office}>
      {({ checks, findings, counts, redirects }) => (
        <div className="grid gap-10">
          <Latest office={office} check={checks[0]} isRunning={isRunning} />
          <FindingPart
            office={office}
            findings={findings}
            counts={counts}
            hasRun={checks.some(({ state }) => state === 'done')}
          />
          <History checks={checks} />
          <RedirectPart office={office} redirects={redirects} />
          <SearchFiles />
        </div>
      )}
    </OfficeState>
  )
}

/** While a check runs, its pages are counted on the screen. */
function useRepeated(isOn: boolean, look: () => void): void {
  useEffect(() => {
    if (!isOn) return undefined
    const timer = setInterval(look, LOOK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [isOn, look])
}

type LatestProps = {
  readonly office: SiteOffice
  readonly check: StaffSiteResponse['checks'][number] | undefined
  readonly isRunning: boolean
}

function Latest({ office, check, isRunning }: LatestProps) {
  if (isRunning && check)
    return <Progress label={text('site.running')} valueText={text('site.pages', { count: String(check.pages) })} />
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <Button isBusy={office.isWorking} onClick={() => void office.act({ action: 'check' }, text('site.asked'))}>
        {text('site.check')}
      </Button>
      <p className="text-soft">{check ? resultOf(check) : text('site.never')}</p>
      {check && check.unseen > 0 && (
        <p className="text-small text-soft">{text('site.unseen', { count: String(check.unseen) })}</p>
      )}
    </div>
  )
}

function resultOf({ problem, pages, opened, mended }: StaffSiteResponse['checks'][number]): string {
  if (problem !== null) return problem
  return text('site.last.value', { pages: String(pages), opened: String(opened), mended: String(mended) })
}

function History({ checks }: Pick<StaffSiteResponse, 'checks'>) {
  const { locale } = usePageConfig()
  return (
    <OfficePart title={text('site.history')}>
      <Table
        caption={text('site.history')}
        isCaptionHidden
        rows={checks}
        rowKey={({ id }) => String(id)}
        empty={<p className="text-soft">{text('site.never')}</p>}
        columns={[
          { id: 'at', label: text('check.when'), cell: ({ askedAt }) => formatMoment(askedAt, locale) },
          { id: 'state', label: text('check.state'), cell: ({ state }) => text(`check.${state}`) },
          {
            id: 'result',
            label: text('check.result'),
            cell: (check) => (check.state === 'done' || check.problem ? resultOf(check) : ''),
          },
        ]}
      />
    </OfficePart>
  )
}
