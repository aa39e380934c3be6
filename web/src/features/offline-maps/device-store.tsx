import { useEffect, useState } from 'react'
import { Link } from 'react-router'

import { usePageConfig } from '../../api/page-config.tsx'
import { usePendingActions } from '../../offline/use-pending-actions.ts'
import { formatBytes } from '../../text/format-bytes.ts'
import { offlineMapsText as text } from './offline-maps-text.ts'
import { type DeviceStorage, readDeviceStorage } from './read-device-storage.ts'

export function DeviceStore() {
  const [look, setLook] = useState<DeviceStorage | null>(null)
  useEffect(() => {
    let isGone = false
    void readDeviceStorage().then((found) => {
      if (!isGone) setLook(found)
    })
    return () => {
      isGone = true
    }
  }, [])
  return (
    <div className="grid gap-10">
      <section aria-labelledby="device">
        <h2 id="device" className="text-title">
          {text('device.title')}
        </h2>
        {look ? (
          <Ledger look={look} />
        ) : (
          <p className="mt-4 min-h-60 border-t border-line pt-4 text-soft">{text('device.wait')}</p>
        )}
      </section>
      <section aria-labelledby="steps">
        <h2 id="steps" className="text-title">
          {text('steps.title')}
        </h2>
        <ol className="mt-3 grid list-decimal gap-2 ps-5 marker:text-signal">
          <li>
            {text('step.1')}{' '}
            <Link to="/download" className="text-tide underline">
              {text('step.1.link')}
            </Link>
          </li>
          <li>{text('step.2')}</li>
          <li>{text('step.3')}</li>
          <li>{text('step.4')}</li>
        </ol>
      </section>
    </div>
  )
}

function Ledger({ look }: { readonly look: DeviceStorage }) {
  const { locale } = usePageConfig()
  const { pending } = usePendingActions()
  const room = (bytes: number): string => formatBytes(bytes, locale)
  const { usedBytes, wholeBytes, pages, notes } = look
  const rows = [
    [
      text('used'),
      usedBytes === null || wholeBytes === null
        ? text('used.unknown')
        : text('used.of', { used: room(usedBytes), whole: room(wholeBytes) }),
    ],
    [text('pages'), pages === 0 ? text('pages.none') : String(pages)],
    [text('notes'), notes.length === 0 ? text('notes.none') : notes.map((key) => text(`note.${key}`)).join(', ')],
    [text('waiting'), waitingText(pending.length)],
  ] as const
  return (
    <dl className="mt-4 border-t border-line">
      {rows.map(([name, value]) => (
        <div key={name} className="grid gap-x-6 border-b border-line py-3 sm:grid-cols-[11rem_1fr]">
          <dt className="chart-label pt-1 text-soft">{name}</dt>
          <dd className="font-medium tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function waitingText(count: number): string {
  if (count === 0) return text('waiting.none')
  return count === 1 ? text('waiting.one') : text('waiting.some', { count: String(count) })
}
