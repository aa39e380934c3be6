import type { MapPack } from '@app/datasets/map-packs'

import { usePageConfig } from '../../api/page-config.tsx'
import { formatMonth } from '../../text/format-month.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Progress } from '../../ui/states/progress.tsx'
import { formatRoom } from './format-room.ts'
import { offlineMapsText as text } from './offline-maps-text.ts'

type Props = {
  readonly pack: MapPack
  readonly isFree: boolean
  readonly isAllowed: boolean
  readonly isShown: boolean
  /** Null until this device was checked. */
  readonly keptBytes: number | null
  /** Null unless it is being downloaded. */
  readonly loadedBytes: number | null
  readonly onShow: () => void
  readonly onKeep: () => void
  readonly onStop: () => void
  readonly onRemove: () => void
}

export function PackRow(props: Props) {
  const { pack, isFree, isShown, keptBytes, loadedBytes, onShow, onStop } = props
  const { title, area, date, bytes } = pack
  const { locale } = usePageConfig()
  const room = (size: number): string => formatRoom(size, locale)
  return (
    <li className="border-b border-line py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-[min(14rem,100%)] flex-1">
          <h3 className="font-sans text-base font-semibold tracking-normal">
            {title}
            {isFree && <span className="chart-label caps ms-3 text-moss">{text('pack.free')}</span>}
          </h3>
          <p className="text-small text-soft">{area}</p>
          <p className="chart-label mt-1.5 flex flex-wrap gap-x-4 text-soft">
            <span>{room(bytes)}</span>
            <span>{text('pack.date', { date: formatMonth(date, locale) })}</span>
          </p>
          <p className="mt-1 text-small" aria-live="polite">
            {loadedBytes === null && describeKept(keptBytes, bytes, room)}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button
            variant="ghost"
            size="sm"
            className="aria-pressed:bg-illustration"
            aria-pressed={isShown}
            aria-label={named('pack.show', title)}
            onClick={onShow}
          >
            {text('pack.show')}
          </Button>
          {loadedBytes === null && <Choice {...props} />}
        </div>
      </div>
      {loadedBytes !== null && (
        <div className="mt-3">
          <Progress
            label={text('pack.loading', { title })}
            value={loadedBytes}
            max={bytes}
            valueText={text('pack.progress', { done: room(loadedBytes), whole: room(bytes) })}
            onStop={onStop}
          />
        </div>
      )}
    </li>
  )
}

/** The few tiles stored by viewing a map are not worth a delete button. */
const WORTH_DELETING_BYTES = 1_000_000

/** The possible action: download, delete, or a link to the plans. */
function Choice({ pack: { title, bytes }, isAllowed, keptBytes, onKeep, onRemove }: Props) {
  const isWhole = keptBytes === bytes
  return (
    <>
      {keptBytes !== null && (isWhole || keptBytes >= WORTH_DELETING_BYTES) && (
        <Button variant="outline" size="sm" aria-label={named('pack.remove', title)} onClick={onRemove}>
          {text('pack.remove')}
        </Button>
      )}
      {!isWhole && isAllowed && (
        <Button size="sm" disabled={keptBytes === null} aria-label={named('pack.keep', title)} onClick={onKeep}>
          {text('pack.keep')}
        </Button>
      )}
      {!isWhole && !isAllowed && (
        <ButtonLink to="/pricing" variant="outline" size="sm" aria-label={named('pack.plans', title)}>
          {text('pack.plans')}
        </ButtonLink>
      )}
    </>
  )
}

function named(key: 'pack.show' | 'pack.keep' | 'pack.remove' | 'pack.plans', title: string): string {
  return `${text(key)}: ${title}`
}

function describeKept(kept: number | null, whole: number, room: (bytes: number) => string): string {
  if (kept === null || kept === 0) return ''
  return kept === whole ? text('pack.kept') : text('pack.partly', { done: room(kept) })
}
