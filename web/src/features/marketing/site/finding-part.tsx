import type { SiteFinding, StaffSiteResponse } from '@app/contracts/staff-site'
import { useState } from 'react'

import { usePageConfig } from '../../../api/page-config.tsx'
import { formatDayOf } from '../../../text/format-moment.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { Table } from '../../../ui/table/table.tsx'
import { marketingText as text } from '../marketing-text.ts'
import { OfficePart } from '../office-panel.tsx'
import { FAULTS } from './fault-text.ts'
import type { SiteOffice } from './site-office.ts'

type Props = Pick<StaffSiteResponse, 'findings' | 'counts'> & { readonly office: SiteOffice; readonly hasRun: boolean }
type Shown = SiteFinding['state']

const STATES = ['open', 'ignored', 'mended'] as const
const MOST_SHOWN = 500

export function FindingPart({ office, findings, counts, hasRun }: Props) {
  const { locale } = usePageConfig()
  const [shown, setShown] = useState<Shown>('open')
  const isClean = shown === 'open' && hasRun
  return (
    <OfficePart title={text('site.findings')}>
      <div className="max-w-xs">
        <Field id="finding-state" label={text('site.show')}>
          <Select
            id="finding-state"
            value={shown}
            onChange={(event) => setShown(STATES.find((state) => state === event.currentTarget.value) ?? 'open')}
            options={STATES.map((value) => ({ value, label: text(`site.${value}`, { count: String(counts[value]) }) }))}
          />
        </Field>
      </div>
      <Table
        caption={text('site.findings')}
        isCaptionHidden
        rows={findings.filter(({ state }) => state === shown)}
        rowKey={({ id }) => String(id)}
        empty={<p className="text-soft">{text(isClean ? 'site.clean' : 'site.none')}</p>}
        columns={[
          {
            id: 'page',
            label: text('site.page'),
            cell: ({ path }) => <PageLink path={path} />,
            sortValue: ({ path }) => path,
          },
          {
            id: 'finding',
            label: text('site.finding'),
            cell: ({ kind, detail }) => (
              <>
                <span className="block font-semibold">{FAULTS[kind].title}</span>
                {detail !== '' && <span className="block wrap-anywhere">{detail}</span>}
                <span className="block text-soft">{FAULTS[kind].fix}</span>
              </>
            ),
            sortValue: ({ kind }) => FAULTS[kind].title,
          },
          { id: 'since', label: text('site.since'), cell: ({ firstSeenAt }) => formatDayOf(firstSeenAt, locale) },
          {
            id: 'act',
            label: text('site.ignore'),
            isLabelHidden: true,
            cell: (finding) => <SetAside office={office} finding={finding} />,
          },
        ]}
      />
      {findings.length >= MOST_SHOWN && <p className="text-small text-soft">{text('site.more')}</p>}
    </OfficePart>
  )
}

function SetAside({
  office,
  finding: { id, state, path, kind },
}: {
  readonly office: SiteOffice
  readonly finding: SiteFinding
}) {
  if (state === 'mended') return null
  const isOpen = state === 'open'
  return (
    <Button
      size="sm"
      variant="ghost"
      isBusy={office.isWorking}
      onClick={() => void office.act({ action: 'set-aside', id, isIgnored: isOpen })}
    >
      {text(isOpen ? 'site.ignore' : 'site.reopen')}
      <span className="sr-only">
        : {FAULTS[kind].title}, {path}
      </span>
    </Button>
  )
}

function PageLink({ path }: Pick<SiteFinding, 'path'>) {
  return (
    <a href={path} className="inline-flex min-h-11 items-center text-tide underline wrap-anywhere @2xl:min-w-56">
      {path}
    </a>
  )
}
