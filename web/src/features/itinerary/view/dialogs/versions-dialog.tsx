import type { Trip } from '@app/domain/trip'
import { countChanges } from '@app/domain/trip-diff'
import { useEffect, useState } from 'react'

import { usePageConfig } from '../../../../api/page-config.tsx'
import type { PastVersion } from '../../../../entities/trip/account-trips.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/overlay/dialog.tsx'
import { toast } from '../../../../ui/overlay/toast.ts'
import { Spinner } from '../../../../ui/states/spinner.tsx'
import { itineraryText as text } from '../../itinerary-text.ts'
import type { DialogProps } from '../use-trip-editor.ts'

type Loaded = 'loading' | 'failed' | readonly PastVersion[]

export function VersionsDialog({ editor, onClose }: DialogProps) {
  const isGuest = editor.kept.owner === null
  const restore = (trip: Trip): void => {
    editor.restore(trip)
    toast.success(text('versions.restored'))
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={text('versions.title')}
      description={text(isGuest ? 'versions.guest' : 'versions.text')}
    >
      {isGuest ? (
        <StepsBack editor={editor} onRestore={restore} />
      ) : (
        <AccountVersions editor={editor} onRestore={restore} />
      )}
    </Dialog>
  )
}

type ListProps = Pick<DialogProps, 'editor'> & { readonly onRestore: (trip: Trip) => void }

const MOST_STEPS = 30

/** Without an account: the undo steps of this tab, newest first. */
function StepsBack({ editor: { past, trip }, onRestore }: ListProps) {
  const steps = past
    .slice(0, MOST_STEPS)
    .map((before, index) => ({ before, index, changes: countChanges(before, trip) }))
  const other = steps.filter(({ changes }) => changes > 0)
  if (other.length === 0) return <p className="text-small text-soft">{text('versions.none')}</p>
  return (
    <ul className="divide-y divide-line">
      {other.map(({ before, index, changes }) => (
        <Line
          key={index}
          name={index === 0 ? text('version.step') : text('version.steps', { count: String(index + 1) })}
          changes={changes}
          onRestore={() => onRestore(before)}
        />
      ))}
    </ul>
  )
}

function AccountVersions({ editor, onRestore }: ListProps) {
  const versions = useVersions(editor.kept.trip.id)
  if (versions === 'loading') return <Spinner />
  if (versions === 'failed') return <p role="alert">{text('share.failed')}</p>
  return (
    <ul className="divide-y divide-line">
      {versions.map((version) => (
        <VersionLine key={version.id} version={version} editor={editor} onRestore={() => onRestore(version.trip)} />
      ))}
      {versions.length === 0 && <li className="text-small text-soft">{text('versions.none')}</li>}
    </ul>
  )
}

type LineProps = Pick<DialogProps, 'editor'> & { readonly version: PastVersion; readonly onRestore: () => void }

function VersionLine({ version, editor: { trip }, onRestore }: LineProps) {
  const { locale } = usePageConfig()
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <Line
      name={text(`version.${madeBy(version.madeBy)}`)}
      moment={moment.format(new Date(version.madeAt))}
      changes={countChanges(version.trip, trip)}
      onRestore={onRestore}
    />
  )
}

type Shown = {
  readonly name: string
  readonly moment?: string
  readonly changes: number
  readonly onRestore: () => void
}

function Line({ name, moment, changes, onRestore }: Shown) {
  const distance =
    changes === 0
      ? text('versions.current')
      : changes === 1
        ? text('version.change')
        : text('version.changes', { count: String(changes) })
  return (
    <li className="flex min-h-14 items-center gap-3 py-2">
      <span className="min-w-0 flex-1">
        <span className="font-medium">{name}</span>
        <span className="chart-label block text-soft">{[moment, distance].filter(Boolean).join(' · ')}</span>
      </span>
      {changes > 0 && (
        <Button size="sm" variant="outline" aria-label={`${text('versions.restore')}: ${name}`} onClick={onRestore}>
          {text('versions.restore')}
        </Button>
      )}
    </li>
  )
}

function madeBy(value: string) {
  return value === 'plan' || value === 'merge' || value === 'restore' || value === 'import' ? value : 'edit'
}

function useVersions(tripId: string): Loaded {
  const config = usePageConfig()
  const [versions, setVersions] = useState<Loaded>('loading')
  useEffect(() => {
    let isGone = false
    const show = (loaded: Loaded): void => {
      if (!isGone) setVersions(loaded)
    }
    void import('../../../../entities/trip/account-trips.ts')
      .then(({ listVersions }) => listVersions(config, tripId))
      .then(show, () => show('failed'))
    return () => {
      isGone = true
    }
  }, [config, tripId])
  return versions
}
