import type { ReactNode } from 'react'

import { usePageConfig } from '../../api/page-config.tsx'
import { offlineState } from '../../offline/offline-state.ts'
import { offlineText as text } from '../../offline/offline-text.ts'
import { syncNow } from '../../offline/outbox.ts'
import { usePendingActions } from '../../offline/use-pending-actions.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { PendingItem } from './pending-item.tsx'

const setOpen = (isListOpen: boolean): void => offlineState.change({ isListOpen })

/** Pending changes of this device, and those that need a decision. */
export function PendingList() {
  const { locale } = usePageConfig()
  const { isOnline, isSyncing, pending, needsAttention } = usePendingActions()
  const stopped = new Set(needsAttention.map(({ entity }) => entity))
  return (
    <Dialog
      open
      onOpenChange={setOpen}
      title={text('list.title')}
      description={text('list.description')}
      footer={
        pending.length > 0 && (
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p role="status" className="text-small text-soft">
              {isSyncing ? text('list.syncing') : isOnline ? '' : text('list.offline')}
            </p>
            {/* Not `disabled`: the pressed button would lose the focus. */}
            <Button size="sm" isBusy={isSyncing} onClick={() => void syncNow()}>
              {text('list.sync')}
            </Button>
          </div>
        )
      }
    >
      {pending.length + needsAttention.length === 0 && <p className="py-4 text-soft">{text('list.empty')}</p>}
      {needsAttention.length > 0 && (
        <Section title={text('list.attention')}>
          {needsAttention.map((action) => (
            <PendingItem key={action.id} action={action} locale={locale} isHeld={false} />
          ))}
        </Section>
      )}
      {pending.length > 0 && (
        <Section title={text('list.waiting')}>
          {pending.map((action) => (
            <PendingItem key={action.id} action={action} locale={locale} isHeld={stopped.has(action.entity)} />
          ))}
        </Section>
      )}
    </Dialog>
  )
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="mt-4 first:mt-0">
      <h3 className="chart-label caps border-b border-line pb-2 text-soft">{title}</h3>
      <ul className="divide-y divide-line">{children}</ul>
    </section>
  )
}
