import { countChanges } from '@app/domain/trip-diff'
import { useEffect, useState } from 'react'

import { usePageConfig } from '../../../api/page-config.tsx'
import type { PastVersion } from '../../../api/trips/account-trips.ts'
import { itineraryText as text } from '../../../text/itinerary.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { toast } from '../../../ui/toast.ts'
import type { DialogProps } from './head-dialog.ts'

type Loaded = 'loading' | 'failed' | readonly PastVersion[]

export function VersionsDialog({ editor, onClose }: DialogProps) {
  const { kept } = editor
  const versions = useVersions(kept.owner === null ? null : kept.trip.id)
  const isGuest = kept.owner === null
  const restore = (version: PastVersion): void => {
    editor.edit(version.trip)
    toast.success(text('versions.restored'), { action: { label: text('view.undo'), onPress: editor.undo } })
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={text('versions.title')}
      description={isGuest ? text('versions.guest') : text('versions.text')}
    >
      {!isGuest && versions === 'loading' && <Spinner />}
      {!isGuest && versions === 'failed' && <p role="alert">{text('share.failed')}</p>}
      {!isGuest && Array.isArray(versions) && (
        <ul className="divide-y divide-line">
          {(versions as readonly PastVersion[]).map((version) => (
            <VersionLine key={version.id} version={version} editor={editor} onRestore={() => restore(version)} />
          ))}
          {versions.length === 0 && <li className="text-small text-soft">{text('versions.none')}</li>}
        </ul>
      )}
    </Dialog>
  )
}

type LineProps = Pick<DialogProps, 'editor'> & { readonly version: PastVersion; readonly onRestore: () => void }

function VersionLine({ version, editor: { trip }, onRestore }: LineProps) {
  const { locale } = usePageConfig()
  const changes = countChanges(version.trip, trip)
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  const name = text(`version.${madeBy(version.madeBy)}`)
  return (
    <li className="flex min-h-14 items-center gap-3 py-2">
      <span className="min-w-0 flex-1">
        <span className="font-medium">{name}</span>
        <span className="chart-label block text-soft">
          {moment.format(new Date(version.madeAt))} ·{' '}
          {changes === 0
            ? text('versions.current')
            : changes === 1
              ? text('version.change')
              : text('version.changes', { count: String(changes) })}
        </span>
      </span>
      {changes > 0 && (
        <Button size="sm" variant="outline" onClick={onRestore}>
          {text('versions.restore')}
        </Button>
      )}
    </li>
  )
}

function madeBy(value: string) {
  return value === 'plan' || value === 'merge' || value === 'restore' || value === 'import' ? value : 'edit'
}

function useVersions(tripId: string | null): Loaded {
  const config = usePageConfig()
  const [versions, setVersions] = useState<Loaded>('loading')
  useEffect(() => {
    if (tripId === null) return
    let isGone = false
    const show = (loaded: Loaded): void => {
      if (!isGone) setVersions(loaded)
    }
    void import('../../../api/trips/account-trips.ts')
      .then(({ listVersions }) => listVersions(config, tripId))
      .then(show, () => show('failed'))
    return () => {
      isGone = true
    }
  }, [config, tripId])
  return versions
}
