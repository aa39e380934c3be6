import { useCallback, useEffect, useRef, useState } from 'react'

import { usePageConfig } from '../../../../api/page-config.tsx'
import { copyText } from '../../../../device/copy-text.ts'
import { endLink, listLinks, makeLink, type ShareLink } from '../../../../entities/trip/share-links.ts'
import { Button, ButtonLink } from '../../../../ui/button.tsx'
import { Checkbox } from '../../../../ui/form/checkbox.tsx'
import { Field } from '../../../../ui/form/field.tsx'
import { Select } from '../../../../ui/form/select.tsx'
import { Dialog } from '../../../../ui/overlay/dialog.tsx'
import { toast } from '../../../../ui/overlay/toast.ts'
import { itineraryText as text } from '../../itinerary-text.ts'
import { tripPath } from '../../saved/trip-item.ts'
import type { DialogProps } from '../use-trip-editor.ts'

const DAYS = ['7', '30', '180'] as const

export function ShareDialog({ editor: { kept }, onClose }: DialogProps) {
  const isGuest = kept.owner === null
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title={text('share.title')}
      description={isGuest ? text('share.sign-in') : text('share.text')}
      {...(isGuest && {
        footer: (
          <ButtonLink
            to={`/auth?returnTo=${encodeURIComponent(tripPath(kept.trip.id))}`}
            data-locked={text('share.feature')}
          >
            {text('share.sign-in.action')}
          </ButtonLink>
        ),
      })}
    >
      {!isGuest && <Links tripId={kept.trip.id} />}
    </Dialog>
  )
}

function Links({ tripId }: { readonly tripId: string }) {
  const [days, setDays] = useState<(typeof DAYS)[number]>('30')
  const [withNotes, setWithNotes] = useState(false)
  const { links, made, problem, isMaking, make, end } = useSharing(tripId)
  return (
    <div className="grid gap-4">
      <Field id="share-days" label={text('share.days')}>
        <Select
          id="share-days"
          value={days}
          options={DAYS.map((value) => ({ value, label: text(`share.days.${value}`) }))}
          onChange={({ currentTarget: { value } }) => setDays(DAYS.find((each) => each === value) ?? '30')}
        />
      </Field>
      <Checkbox
        label={text('share.notes')}
        hint={text('share.notes.hint')}
        checked={withNotes}
        onCheckedChange={setWithNotes}
      />
      <Button isBusy={isMaking} onClick={() => void make(Number(days), withNotes)}>
        {text(isMaking ? 'share.making' : 'share.make')}
      </Button>
      {problem && (
        <p role="alert" className="text-small font-medium text-signal">
          {problem}
        </p>
      )}
      {made && <MadeLink url={made} />}
      <ActiveLinks links={links} onEnd={(id) => void end(id)} />
    </div>
  )
}

/** Errors are shown beside the button, because a toast's script may fail to load. */
function useSharing(tripId: string) {
  const config = usePageConfig()
  const [links, reload] = useLinks(tripId)
  const [made, setMade] = useState('')
  const [problem, setProblem] = useState('')
  const [isMaking, setMaking] = useState(false)
  const isUnderway = useRef(false)
  const make = async (days: number, withNotes: boolean): Promise<void> => {
    // A double click fires twice before the button re-renders.
    if (isUnderway.current) return
    isUnderway.current = true
    setMaking(true)
    setProblem('')
    try {
      const { token } = await makeLink(config, { tripId, days, withNotes })
      setMade(`${config.origin}/itinerary/shared/${token}`)
      reload()
    } catch {
      setProblem(text(navigator.onLine ? 'share.waiting' : 'share.offline'))
    } finally {
      isUnderway.current = false
      setMaking(false)
    }
  }
  const end = async (id: string): Promise<void> => {
    setProblem('')
    try {
      await endLink(config, id)
      setMade('')
      toast.success(text('share.ended'))
      reload()
    } catch {
      setProblem(text(navigator.onLine ? 'share.failed' : 'share.offline.end'))
    }
  }
  return { links, made, problem, isMaking, make, end }
}

function MadeLink({ url }: { readonly url: string }) {
  const copy = async (): Promise<void> => {
    if (await copyText(url)) toast.success(text('share.copied'))
    else toast.error(text('share.failed'))
  }
  return (
    <div className="grid gap-2 border-s-2 border-moss ps-4" role="status">
      <label htmlFor="share-link" className="text-small">
        {text('share.made')}
      </label>
      <div className="flex gap-2">
        <input
          id="share-link"
          readOnly
          value={url}
          onFocus={({ currentTarget }) => currentTarget.select()}
          className="min-h-11 min-w-0 flex-1 rounded-control border border-edge bg-paper px-3 text-small"
        />
        <Button size="sm" variant="outline" onClick={() => void copy()}>
          {text('share.copy')}
        </Button>
      </div>
    </div>
  )
}

function ActiveLinks({ links, onEnd }: { readonly links: readonly ShareLink[]; readonly onEnd: (id: string) => void }) {
  const { locale } = usePageConfig()
  if (links.length === 0) return null
  return (
    <section aria-labelledby="share-links">
      <h3 id="share-links" className="chart-label caps font-sans text-soft">
        {text('share.links')}
      </h3>
      <ul className="divide-y divide-line">
        {links.map(({ id, madeAt, expiresAt, withNotes }) => {
          const made = text('share.made-at', {
            time: new Date(madeAt).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' }),
          })
          const until = text('share.until', {
            date: new Date(expiresAt).toLocaleDateString(locale, { dateStyle: 'medium' }),
          })
          return (
            <li key={id} className="flex min-h-14 items-center justify-between gap-3">
              <span className="grid py-2">
                {made}
                <span className="text-small text-soft">
                  {until}
                  {withNotes && `, ${text('share.with-notes')}`}
                </span>
              </span>
              <Button size="sm" variant="ghost" aria-label={`${text('share.end')}: ${made}`} onClick={() => onEnd(id)}>
                {text('share.end')}
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function useLinks(tripId: string): readonly [readonly ShareLink[], () => void] {
  const config = usePageConfig()
  const [links, setLinks] = useState<readonly ShareLink[]>([])
  const load = useCallback(() => {
    void listLinks(config, tripId).then(setLinks, () => undefined)
  }, [config, tripId])
  useEffect(load, [load])
  return [links, load]
}
