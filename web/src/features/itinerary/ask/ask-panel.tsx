import type { TripAsk } from '@app/domain/trip-draft'
import type { TripRequest } from '@app/domain/trip-request'
import { judgeUsage } from '@app/domain/usage-limits'
import Check from 'lucide-react/icons/check'
import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { usePageConfig } from '../../../api/page-config.tsx'
import { useUsage } from '../../../entities/traveller/usage/use-usage.ts'
import { Button } from '../../../ui/button.tsx'
import { itineraryText as text } from '../itinerary-text.ts'
import { AskEditor } from './ask-editor.tsx'
import { ConflictNote } from './conflict-note.tsx'
import { type Chip, CHIPS, describeChip } from './describe-ask.ts'
import { MarkedSentence } from './marked-sentence.tsx'
import { RouteSummary } from './route-summary.tsx'
import { UnreadNote } from './unread-note.tsx'
import { useUnderstood } from './use-understood.ts'
import { wishText } from './wish-text.ts'

type Props = {
  readonly ask: TripAsk
  readonly sentence: string
  readonly request: TripRequest | null
  /** The model's later reading of the same sentence. */
  readonly better?: TripRequest | null
  readonly isBusy: boolean
  /** The plan was asked for with the sentence, so it is made as soon as the profile is known. */
  readonly isAsked?: boolean
  readonly onPlan: (ask: TripAsk) => void
  readonly label?: string
  /** Inside a dialog, which has its own heading and frame. */
  readonly isBare?: boolean
}

/** A plan depends on these, so they are always in sight. */
const ALWAYS: ReadonlySet<Chip> = new Set(['cities', 'dates', 'people', 'pace'])

/** Each understood wish as a chip that opens its editor; what was not said waits behind a button. */
export function AskPanel({
  ask: given,
  sentence,
  request: read,
  better = null,
  isBusy,
  isAsked = false,
  onPlan,
  label = text('plan'),
  isBare = false,
}: Props) {
  const isNew = !isBare
  const { ask, setAsk, request, isSettled } = useUnderstood({ ask: given, request: read, better, isBusy, isNew })
  usePlanOnce(isAsked && isSettled, () => onPlan(ask))
  // A route has towns already; without one, the towns of a region are offered.
  const named = request?.route ? [] : (request?.destinations ?? [])
  const regions = named.flatMap(({ value }) => (value.city ? [] : [value.name]))
  const [open, setOpen] = useState<Chip | null>(given.cities.length === 0 || regions.length > 0 ? 'cities' : null)
  return (
    <section
      {...(isBare ? { 'aria-label': label } : { 'aria-labelledby': 'understood' })}
      className={isBare ? '' : 'scroll-mt-24 rounded-sheet border border-line bg-raised p-4 sm:p-6 lg:scroll-mt-40'}
    >
      {!isBare && <Opening sentence={sentence} request={request} />}
      <Chips ask={ask} request={request} open={open} onOpen={setOpen} className={isBare ? '' : 'mt-4'} />
      <ConflictNote conflict={ask.conflict} />
      <UnreadNote words={ask.unread ?? []} />
      {open && (
        <div id="ask-editor" className="mt-4 border-t border-line pt-4">
          <AskEditor chip={open} ask={ask} regions={regions} change={(changes) => setAsk({ ...ask, ...changes })} />
          <Button size="sm" variant="ghost" className="mt-3" onClick={() => setOpen(null)}>
            <Check className="size-4" aria-hidden="true" />
            {text('edit.done')}
          </Button>
        </div>
      )}
      <RouteSummary ask={ask} />
      <PlanButton ask={ask} isBusy={isBusy} label={label} onPlan={onPlan} />
    </section>
  )
}

function usePlanOnce(isDue: boolean, plan: () => void): void {
  const wasPlanned = useRef(false)
  const planNow = useEffectEvent(plan)
  useEffect(() => {
    if (!isDue || wasPlanned.current) return
    wasPlanned.current = true
    planNow()
  }, [isDue])
}

type ChipsProps = Pick<Props, 'ask' | 'request'> & {
  readonly open: Chip | null
  readonly onOpen: (chip: Chip | null) => void
  readonly className: string
}

/** What was said, and what a plan depends on; the other questions wait behind a button. */
function Chips({ ask, request, open, onOpen, className }: ChipsProps) {
  const { locale } = usePageConfig()
  const unsaid = unsaidOf(ask, request)
  const [isMore, setMore] = useState(false)
  const said = CHIPS.filter((chip) => ALWAYS.has(chip) || !unsaid.has(chip))
  const others = CHIPS.filter((chip) => !said.includes(chip))
  return (
    <ul className={`flex flex-wrap gap-2 ${className}`}>
      {(isMore ? [...said, ...others] : said).map((chip) => (
        <li key={chip}>
          <ChipButton
            chip={chip}
            value={describeChip(chip, ask, locale)}
            isUnsaid={unsaid.has(chip)}
            isOpen={open === chip}
            onPress={() => onOpen(open === chip ? null : chip)}
          />
        </li>
      ))}
      {!isMore && others.length > 0 && (
        <li>
          <Button variant="ghost" className="min-h-12" onClick={() => setMore(true)}>
            <Plus className="size-4" strokeWidth={1.75} aria-hidden="true" />
            {text('understood.more')}
          </Button>
        </li>
      )}
    </ul>
  )
}

/** If the button is disabled, the reason is next to it. */
function PlanButton({
  ask,
  isBusy,
  label,
  onPlan,
}: Pick<Props, 'ask' | 'isBusy' | 'onPlan'> & { readonly label: string }) {
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-2 border-t border-line pt-5">
      <Button
        size="lg"
        className="max-sm:w-full"
        disabled={ask.cities.length === 0}
        {...(ask.cities.length === 0 && { 'aria-describedby': 'no-city' })}
        isBusy={isBusy}
        onClick={() => onPlan(ask)}
      >
        {label}
      </Button>
      {ask.cities.length === 0 && (
        <p id="no-city" className="text-small font-medium">
          {text('plan.no-city')}
        </p>
      )}
      <PlansLeft />
    </div>
  )
}

function Opening({ sentence, request }: Pick<Props, 'sentence' | 'request'>) {
  return (
    <>
      <h2 id="understood" tabIndex={-1} className="font-display text-title outline-none">
        {sentence ? text('understood.title') : text('understood.form')}
      </h2>
      {request && <MarkedSentence sentence={sentence} request={request} />}
      <p className="mt-2 text-small text-soft">{text('understood.hint')}</p>
    </>
  )
}

/** Wishes that the sentence did not mention, offered as questions. */
function unsaidOf(ask: TripAsk, request: TripRequest | null): ReadonlySet<Chip> {
  const unsaid = new Set<Chip>()
  if (ask.cities.length === 0) unsaid.add('cities')
  if (ask.firstDate === null) unsaid.add('dates')
  if (request && (!request.travellers || request.missing.includes('child-ages'))) unsaid.add('people')
  if (ask.budget === null) unsaid.add('budget')
  if (ask.interests.length === 0) unsaid.add('interests')
  if (ask.mustSee.length === 0) unsaid.add('mustSee')
  if (ask.mustNot.length === 0) unsaid.add('mustNot')
  if (ask.diets.length === 0) unsaid.add('diets')
  if (ask.cities.every(({ bed }) => !bed)) unsaid.add('lodging')
  if (ask.arriveAt === null && ask.departAt === null) unsaid.add('hours')
  if (ask.appointments.length === 0) unsaid.add('fixed')
  if (!ask.special?.length) unsaid.add('special')
  if (ask.mobility === 'any' && ask.walkingCapMetres === null) unsaid.add('mobility')
  return unsaid
}

type ChipProps = {
  readonly chip: Chip
  readonly value: string
  readonly isUnsaid: boolean
  readonly isOpen: boolean
  readonly onPress: () => void
}

function ChipButton({ chip, value, isUnsaid, isOpen, onPress }: ChipProps) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      {...(isOpen && { 'aria-controls': 'ask-editor' })}
      onClick={onPress}
      className={`group flex min-h-12 max-w-full cursor-pointer items-center gap-3 rounded-control border px-3.5 py-1.5 text-start hover:border-tide aria-expanded:border-tide aria-expanded:bg-tide-wash ${isUnsaid ? 'border-dashed border-edge' : 'border-edge bg-paper'}`}
    >
      <span className="grid min-w-0">
        <span className="chart-label text-soft">{chip === 'special' ? wishText('chip') : text(`chip.${chip}`)}</span>
        <span className={`truncate ${isUnsaid ? 'text-soft' : 'font-medium'}`}>{value || question(chip)}</span>
      </span>
      <Pencil className="size-3.5 shrink-0 text-soft group-hover:text-tide" strokeWidth={1.75} aria-hidden="true" />
    </button>
  )
}

function question(chip: Chip): string {
  if (chip === 'special') return wishText('question')
  return chip === 'pace' || chip === 'mobility' ? '–' : text(`ask.${chip}`)
}

/** Nothing when few are left or none: the notice at the top of the page says that. */
function PlansLeft() {
  const { counters, isKnown } = useUsage()
  const { used, limit } = counters.itinerary_generations ?? { used: 0, limit: null }
  if (!isKnown || limit === null) return null
  const figures = { left: String(Math.max(0, limit - used)), limit: String(limit) }
  const level = judgeUsage(used, limit)
  if (level === 'few' || level === 'used-up') return null
  return <p className="text-small text-soft">{text('plan.counts', figures)}</p>
}
