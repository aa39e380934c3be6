import { calendarDate } from '@app/domain/kernel'
import { countryStays } from '@app/domain/trip-preparation'
import { useState } from 'react'
import { Link } from 'react-router'

import { usePageConfig } from '../../../api/page-config.tsx'
import { useOnline } from '../../../offline/use-online.ts'
import { formatAge } from '../../../text/format-age.ts'
import { formatBytes } from '../../../text/format-bytes.ts'
import { formatMonth } from '../../../text/format-month.ts'
import { formatDate } from '../../../text/format.ts'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { toast } from '../../../ui/overlay/toast.ts'
import { Progress } from '../../../ui/states/progress.tsx'
import type { DialogProps } from '../view/use-trip-editor.ts'
import { packText as text } from './pack-text.ts'
import { PACK_PARTS, type PackPart, type PackPartId, sizeOfPack, type TravelPack } from './travel-pack.ts'
import { countKeptParts, useTravelPack } from './use-travel-pack.ts'

const WEEK_MS = 7 * 86_400_000

/** Where each part is shown; all of these pages open without a network. */
function pathOf(id: PackPartId, country: string | undefined): string | null {
  const at = country ? `?country=${country}` : ''
  if (id === 'documents') return '/documents/vault'
  if (id === 'maps') return '/offline-maps'
  if (id === 'phrases') return '/translate'
  if (id === 'rates') return '/currency-converter'
  if (id === 'entry') return '/documents'
  if (id === 'emergency') return '/gemini-safety/card'
  return id === 'advisories' ? `/risk-radar${at}` : null
}

/** One button that takes everything; each part with its size and age. */
export function PackDialog({ editor, onClose }: DialogProps) {
  const { pack, running, take, remove, stop } = useTravelPack(editor.kept)
  const isOnline = useOnline()
  const country = countryStays(editor.trip)[0]?.country
  const run = async (): Promise<void> => {
    const outcome = await take()
    if (outcome === 'done') toast.success(text('done'))
    if (outcome === 'some') toast.info(text('some'))
  }
  const drop = async (): Promise<void> => {
    await remove()
    toast.info(text('removed'))
  }
  return (
    <Dialog open onOpenChange={onClose} title={text('title')} description={text('lead')}>
      <div className="grid gap-4">
        {!isOnline && <Note>{text('offline')}</Note>}
        {pack && <Summary pack={pack} isOnline={isOnline} />}
        {running ? (
          <Progress
            label={text('taking', { part: text(`part.${running}`) })}
            value={PACK_PARTS.indexOf(running)}
            max={PACK_PARTS.length}
            onStop={stop}
          />
        ) : (
          <div className="flex flex-wrap gap-2">
            <Button disabled={!isOnline} onClick={() => void run()}>
              {text(pack ? 'refresh' : 'take')}
            </Button>
            {pack && (
              <Button variant="outline" onClick={() => void drop()}>
                {text('remove')}
              </Button>
            )}
          </div>
        )}
        <ul className="border-t border-line" aria-label={text('title')}>
          {PACK_PARTS.map((id) => (
            <PartRow key={id} id={id} part={pack?.parts[id]} path={pathOf(id, country)} />
          ))}
        </ul>
      </div>
    </Dialog>
  )
}

function Summary({ pack, isOnline }: { readonly pack: TravelPack; readonly isOnline: boolean }) {
  const { locale } = usePageConfig()
  const [now] = useState(() => Date.now())
  const age = formatAge(pack.takenAtMs, now, locale)
  return (
    <div className="grid gap-2" role="status">
      <p className="font-semibold">{text('taken.age', { age, size: formatBytes(sizeOfPack(pack), locale) })}</p>
      <p className="text-small text-soft">
        {text('taken.part', { kept: String(countKeptParts(pack)), count: String(PACK_PARTS.length) })}
      </p>
      {isOnline && now - pack.takenAtMs >= WEEK_MS && <Note tone="notice">{text('old', { age })}</Note>}
    </div>
  )
}

type RowProps = { readonly id: PackPartId; readonly part: PackPart | undefined; readonly path: string | null }

function PartRow({ id, part, path }: RowProps) {
  const { locale } = usePageConfig()
  const isHere = part !== undefined && part.bytes > 0
  return (
    <li className="flex min-h-12 items-center justify-between gap-4 border-b border-line py-1.5">
      <span className="min-w-0">
        <span className="block font-medium">{text(`part.${id}`)}</span>
        <span className={`block text-small ${part?.state === 'failed' ? 'text-signal' : 'text-soft'}`}>
          {describe(id, part, locale)}
        </span>
      </span>
      {part?.state === 'plan' ? (
        <Link to="/pricing" className="py-2 text-small text-tide underline">
          {text('plans')}
        </Link>
      ) : (
        isHere &&
        path !== null && (
          <Link
            to={path}
            className="py-2 text-small text-tide underline"
            aria-label={`${text('open.part')}: ${text(`part.${id}`)}`}
          >
            {text('open.part')}
          </Link>
        )
      )}
    </li>
  )
}

function describe(id: PackPartId, part: PackPart | undefined, locale: string): string {
  if (!part) return text('state.waiting')
  if (part.state === 'plan') return text('state.plan')
  if (part.state === 'none') return id === 'maps' ? text('none.maps') : text('none.documents')
  const size = formatBytes(part.bytes, locale)
  const date = dateOf(part.asOf, locale)
  if (part.state === 'failed') return part.bytes > 0 ? text('state.earlier', { size, date }) : text('state.failed')
  if (!date) return text('state.undated', { size })
  return text(isDatedItself(id) ? 'state.kept' : 'state.taken', { size, date })
}

/** The others are tables of several dates, which their own pages show: here stands the day on which they were taken. */
function isDatedItself(id: PackPartId): boolean {
  return id === 'plan' || id === 'maps' || id === 'rates' || id === 'advisories'
}

/** A day, or for maps a year and month. */
function dateOf(asOf: string, locale: string): string {
  if (asOf === '') return ''
  return asOf.length > 7 ? formatDate(calendarDate(asOf), locale) : formatMonth(asOf, locale)
}
