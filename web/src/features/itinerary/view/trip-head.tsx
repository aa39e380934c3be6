import { isCalendarDate } from '@app/domain/kernel'
import { setFirstDate } from '@app/domain/trip-edit'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import Bed from 'lucide-react/icons/bed'
import CloudDownload from 'lucide-react/icons/cloud-download'
import Download from 'lucide-react/icons/download'
import Ellipsis from 'lucide-react/icons/ellipsis'
import History from 'lucide-react/icons/history'
import MessageCircle from 'lucide-react/icons/message-circle'
import Redo from 'lucide-react/icons/redo-2'
import Share from 'lucide-react/icons/share'
import Sliders from 'lucide-react/icons/sliders-horizontal'
import Undo from 'lucide-react/icons/undo-2'
import { Suspense, useState } from 'react'
import { Link } from 'react-router'

import { useLayout } from '../../../device/screen/use-layout.ts'
import { today } from '../../../device/today.ts'
import { openSidePanel } from '../../../entities/conversation/side-panel.ts'
import { SaveButton } from '../../../entities/save/save-button.tsx'
import { useMeasureLocale } from '../../../entities/traveller/profile/use-measure-locale.ts'
import { formatWalk } from '../../../entities/trip/findings/format-plan.ts'
import { usePendingActions } from '../../../offline/use-pending-actions.ts'
import { part } from '../../../ui/deferred/part.ts'
import { describedBy } from '../../../ui/form/field.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { MissingPart } from '../../../ui/states/missing-part.tsx'
import { itineraryText as text } from '../itinerary-text.ts'
import { packText } from '../pack/pack-text.ts'
import { tripItem, tripPath } from '../saved/trip-item.ts'
import { CostDetails } from './cost-details.tsx'
import { summariseDay } from './day/summarise-day.ts'
import { TripVerdict } from './trip-verdict.tsx'
import type { HeadDialog, TripEditor } from './use-trip-editor.ts'

const HeadDialogs = part(async () => (await import('./dialogs/head-dialogs.tsx')).HeadDialogs, MissingPart)

/** The trip's title, totals and actions. */
export function TripHead({ editor }: { readonly editor: TripEditor }) {
  const { trip, edit } = editor
  const [open, setOpen] = useState<HeadDialog | null>(null)
  return (
    <header>
      <Link
        to="/itinerary"
        className="flex min-h-11 w-fit items-center gap-2 text-small text-tide no-underline hover:underline print:hidden"
      >
        <ArrowLeft className="size-4 rtl:-scale-x-100" strokeWidth={1.75} aria-hidden="true" />
        {text('view.back')}
      </Link>
      <h1 className="sr-only">{trip.title || text('heading')}</h1>
      <textarea
        rows={1}
        value={trip.title}
        maxLength={120}
        aria-label={text('view.title')}
        placeholder={text('untitled')}
        onChange={({ currentTarget: { value } }) => edit({ ...trip, title: value.replaceAll('\n', ' ') }, 'title')}
        className="-my-1 block field-sizing-content w-full resize-none bg-transparent py-1.5 font-display text-heading leading-tight text-ink placeholder:text-soft"
      />
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 sm:gap-x-6">
        <FirstDay editor={editor} />
        <Totals editor={editor} />
        <Kept editor={editor} />
      </div>
      <CostDetails editor={editor} />
      <TripVerdict editor={editor} />
      <Tools editor={editor} onOpen={setOpen} />
      {open && (
        <Suspense fallback={null}>
          <HeadDialogs which={open} editor={editor} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </header>
  )
}

function FirstDay({ editor: { trip, edit, dayFacts } }: { readonly editor: TripEditor }) {
  const first = trip.days[0]?.date ?? ''
  const [past, setPast] = useState('')
  return (
    <div className="max-sm:w-full print:hidden">
      <label className="chart-label flex items-center gap-2 text-soft">
        {text('view.first')}
        <input
          type="date"
          min={today()}
          value={past || first}
          aria-invalid={past !== ''}
          aria-describedby={describedBy('view-first', false, past !== '')}
          onChange={({ currentTarget: { value } }) => {
            const isPast = isCalendarDate(value) && value < today()
            setPast(isPast ? value : '')
            if (!isPast) edit(setFirstDate(trip, isCalendarDate(value) ? value : null, dayFacts))
          }}
          className="min-h-11 bg-transparent text-ink"
        />
      </label>
      {past && (
        <p id="view-first-error" role="alert" className="text-small font-medium text-signal">
          {text('edit.first.past')}
        </p>
      )}
    </div>
  )
}

type ToolsProps = { readonly editor: TripEditor; readonly onOpen: (dialog: HeadDialog) => void }

/** All actions on a desktop; on a phone two, and the rest in a menu. */
function Tools({ editor, onOpen }: ToolsProps) {
  const isMobile = useLayout() === 'mobile'
  const [isMenuOpen, setMenuOpen] = useState(false)
  const share = { dialog: 'share', name: text('view.share'), Icon: Share } as const
  const rest = [
    editor.kept.ask !== null && ({ dialog: 'preferences', name: text('view.change'), Icon: Sliders } as const),
    { dialog: 'lodging', name: text('view.lodging'), Icon: Bed } as const,
    !isMobile && share,
    { dialog: 'export', name: text('view.export'), Icon: Download } as const,
    { dialog: 'pack', name: packText('open'), Icon: CloudDownload } as const,
    { dialog: 'versions', name: text('view.versions'), Icon: History } as const,
  ].filter((tool) => tool !== false)
  const act = (dialog: HeadDialog) => (): void => {
    setMenuOpen(false)
    onOpen(dialog)
  }
  const ask = (): void => {
    setMenuOpen(false)
    openSidePanel({ tripId: editor.trip.id })
  }
  const named = [
    <Tool key="ask" name={text('view.ask')} Icon={MessageCircle} isNamed act={ask} />,
    ...rest.map(({ dialog, name, Icon }) => <Tool key={dialog} name={name} Icon={Icon} isNamed act={act(dialog)} />),
  ]
  return (
    <div className="mt-3 flex flex-wrap gap-1.5 print:hidden">
      <Tool name={text('view.undo')} Icon={Undo} isOff={!editor.canUndo} act={editor.undo} />
      <Tool name={text('view.redo')} Icon={Redo} isOff={!editor.canRedo} act={editor.redo} />
      <span className="shrink-0 rounded-control border border-line hover:border-tide">
        <SaveButton look="icon" item={tripItem(editor.trip, tripPath(editor.trip.id))} />
      </span>
      {isMobile ? (
        <>
          <Tool name={share.name} Icon={share.Icon} isNamed act={act('share')} />
          <Tool name={text('view.more')} Icon={Ellipsis} act={() => setMenuOpen(true)} />
          <Dialog
            open={isMenuOpen}
            onOpenChange={setMenuOpen}
            size="sm"
            title={text('view.more')}
            description={text('view.tabs')}
            isDescriptionHidden
          >
            <div className="grid gap-2">{named}</div>
          </Dialog>
        </>
      ) : (
        named
      )}
    </div>
  )
}

type ToolProps = {
  readonly name: string
  readonly Icon: typeof Undo
  readonly act: () => void
  readonly isOff?: boolean
  readonly isNamed?: boolean
}

function Tool({ name, Icon, act, isOff = false, isNamed = false }: ToolProps) {
  return (
    <button
      type="button"
      disabled={isOff}
      onClick={act}
      {...(!isNamed && { 'aria-label': name })}
      className={`flex min-h-11 shrink-0 cursor-pointer items-center gap-2 rounded-control border border-line px-3 text-small font-medium hover:border-tide hover:text-tide disabled:cursor-not-allowed disabled:opacity-45 ${isNamed ? '' : 'w-11 justify-center px-0'}`}
    >
      <Icon className="size-4.5" strokeWidth={1.75} aria-hidden="true" />
      {isNamed && name}
    </button>
  )
}

function Totals({ editor: { trip, dayFacts } }: { readonly editor: TripEditor }) {
  const locale = useMeasureLocale()
  const days = trip.days.map((day) => summariseDay(day, trip, dayFacts))
  const metres = days.reduce((sum, { walkingMetres }) => sum + walkingMetres, 0)
  return (
    <>
      {metres > 0 && (
        <span className="chart-label text-soft">{text('sum.walking', { distance: formatWalk(metres, locale) })}</span>
      )}
    </>
  )
}

function Kept({ editor: { kept } }: { readonly editor: TripEditor }) {
  const { pending } = usePendingActions()
  const isWaiting = pending.some(({ entity }) => entity === `trip:${kept.trip.id}`)
  const key = kept.owner === null ? 'view.saved' : isWaiting ? 'view.waiting' : 'view.account'
  return <span className={`chart-label print:hidden ${isWaiting ? 'text-soft' : 'text-moss'}`}>{text(key)}</span>
}
