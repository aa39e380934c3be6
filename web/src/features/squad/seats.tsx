import type { SquadResponse } from '@app/contracts/trips/squad'
import { type ReactNode, useState } from 'react'

import { usePageConfig } from '../../api/page-config.tsx'
import { formatDayOf } from '../../text/format-moment.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { InviteForm } from './invite-form.tsx'
import { squadText as text } from './squad-text.ts'
import type { SquadActions } from './use-squad.ts'

type Seat = SquadResponse['seats'][number]
type Props = { readonly squad: SquadResponse; readonly actions: SquadActions }

/** Three rows of two, as in a small plane. */
const NUMBERS = ['1A', '1B', '2A', '2B', '3A', '3B']

/** A seat plan: the payer in front, the others behind, and free seats dashed. */
export function Seats({ squad, actions }: Props) {
  const [leaving, setLeaving] = useState<Seat | null>(null)
  const { seats, size } = squad
  const free = Math.max(0, size - 1 - seats.length)
  const taken = String(1 + seats.filter(({ state }) => state === 'joined').length)
  return (
    <div className="grid items-start gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <section aria-labelledby="seats">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6">
          <h2 id="seats" className="text-title">
            {text('seats.title')}
          </h2>
          <p role="status" className="chart-label text-soft">
            {text('seats.taken', { taken, size: String(size) })}
          </p>
        </div>
        <ol className="mt-4 grid gap-3 sm:auto-rows-fr sm:grid-cols-2">
          <Place number={NUMBERS[0]} isTaken>
            <p className="font-medium">{text('seat.you')}</p>
          </Place>
          {seats.map((seat, index) => (
            <Place key={seat.id} number={NUMBERS[index + 1]} isTaken={seat.state === 'joined'}>
              <Taken seat={seat} actions={actions} onRemove={() => setLeaving(seat)} />
            </Place>
          ))}
          {NUMBERS.slice(size - free).map((number) => (
            <Place key={number} number={number} isTaken={false}>
              <p className="text-soft">{text('seat.free')}</p>
            </Place>
          ))}
        </ol>
      </section>
      <InviteForm isFull={free === 0} isActive={squad.isActive} actions={actions} />
      {leaving && <TakeBack seat={leaving} actions={actions} onClose={() => setLeaving(null)} />}
    </div>
  )
}

type PlaceProps = { readonly number: string | undefined; readonly isTaken: boolean; readonly children: ReactNode }

function Place({ number, isTaken, children }: PlaceProps) {
  return (
    <li
      className={`grid grid-cols-[3rem_minmax(0,1fr)] rounded-sheet border ${isTaken ? 'border-edge bg-raised' : 'border-dashed border-edge'}`}
    >
      <span aria-hidden="true" className={`chart-label pt-4 text-center ${isTaken ? 'text-tide' : 'text-soft'}`}>
        {number}
      </span>
      <div className="min-h-14 min-w-0 sm:min-h-24 border-s border-dashed border-edge px-4 py-3.5">{children}</div>
    </li>
  )
}

type TakenProps = { readonly seat: Seat; readonly actions: SquadActions; readonly onRemove: () => void }

function Taken({ seat, actions, onRemove }: TakenProps) {
  const { locale } = usePageConfig()
  const date = formatDayOf(seat.since, locale)
  const { email } = seat
  async function inviteAgain(): Promise<void> {
    const refused = await actions.change({ action: 'invite', email }, text('invite.done', { email }))
    if (refused !== null) toast.error(refused)
  }
  return (
    <>
      <p className="font-medium wrap-anywhere">{seat.name || email}</p>
      {seat.name && <p className="text-small text-soft wrap-anywhere">{email}</p>}
      <p className={`text-small ${seat.state === 'expired' ? 'text-signal' : 'text-soft'}`}>
        {text(`seat.${seat.state}`, { date })}
      </p>
      <div className="-mb-2 flex flex-wrap gap-x-5">
        {seat.state !== 'joined' && (
          <Button
            variant="link"
            size="sm"
            className="px-0!"
            aria-label={text('seat.again.named', { who: email })}
            isBusy={actions.isWorking}
            onClick={() => void inviteAgain()}
          >
            {text('seat.again')}
          </Button>
        )}
        <Button
          variant="link"
          size="sm"
          className="px-0!"
          aria-label={text('seat.remove.named', { who: seat.name || email })}
          onClick={onRemove}
        >
          {text('seat.remove')}
        </Button>
      </div>
    </>
  )
}

type TakeBackProps = { readonly seat: Seat; readonly actions: SquadActions; readonly onClose: () => void }

function TakeBack({ seat, actions, onClose }: TakeBackProps) {
  const [problem, setProblem] = useState<string | null>(null)
  const who = seat.name || seat.email
  async function takeBack({ id }: Seat): Promise<void> {
    const refused = await actions.change({ action: 'remove', seat: id }, text('remove.done'))
    setProblem(refused)
    if (refused === null) onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={text('remove.title')}
      description={text(seat.state === 'joined' ? 'remove.joined' : 'remove.invited', { who })}
    >
      {problem && (
        <p role="alert" className="mb-4 text-small font-medium text-signal">
          {problem}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="destructive" isBusy={actions.isWorking} onClick={() => void takeBack(seat)}>
          {text('remove.confirm')}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {text('remove.keep')}
        </Button>
      </div>
    </Dialog>
  )
}
