import type { BoardingPass } from '@app/domain/boarding-pass'
import { calendarDate } from '@app/domain/kernel'
import ScanLine from 'lucide-react/icons/scan-line'
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'

import { usePageConfig } from '../../../api/page-config.tsx'
import { formatDate } from '../../../text/format.ts'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { type DelayQuestion, questionPath } from '../delay-question.ts'
import { useKeepScanned } from '../letter/use-letter-details.ts'
import { passText as text } from './boarding-pass-text.ts'
import { scannedFlight } from './scanned-flight.ts'

const ScanDialog = lazy(async () => ({ default: (await import('./scan-dialog.tsx')).ScanDialog }))

/** Fills the form from the code on a boarding pass, and the letter with what only the traveller sees. */
export function ScanBoardingPass({ question }: { readonly question: DelayQuestion }) {
  const navigate = useNavigate()
  const keepScanned = useKeepScanned()
  const [isOpen, setOpen] = useState(false)
  const [pass, setPass] = useState<BoardingPass | null>(null)
  function fill(read: BoardingPass): void {
    const { from, to, date, details } = scannedFlight(read)
    setOpen(false)
    setPass(read)
    keepScanned([`${from}-${to}`, date].filter(Boolean).join(' '), details)
    void navigate(questionPath({ ...question, from, to, date, flight: '' }), { preventScrollReset: true })
  }
  return (
    <div className="grid gap-3">
      <div className="grid gap-1.5 noscript:hidden">
        <Button variant="outline" className="w-full" onClick={() => setOpen(true)}>
          <ScanLine className="size-5" strokeWidth={1.75} aria-hidden="true" />
          {text('open')}
        </Button>
        <p className="text-small text-soft">{text('open.note')}</p>
      </div>
      <div role="status" className="empty:hidden">
        {pass && <ReadPass pass={pass} />}
      </div>
      {isOpen && (
        <Suspense fallback={null}>
          <ScanDialog onRead={fill} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}

function ReadPass({ pass }: { readonly pass: BoardingPass }) {
  const { locale } = usePageConfig()
  const { from, to, date, details } = scannedFlight(pass)
  const facts = [details.flight, text('read.route', { from, to }), date && formatDate(calendarDate(date), locale)]
  const { length } = pass.legs
  return (
    <Note tone="success" title={text('read')}>
      <p className="tabular-nums">{[...facts, pass.passenger].filter(Boolean).join(', ')}</p>
      {length > 1 && <p>{text('read.legs', { count: String(length) })}</p>}
      {date === '' && <p>{text('read.no-date')}</p>}
      {date !== '' && !pass.isYearCertain && <p>{text('read.year')}</p>}
      {pass.isNameCut && <p>{text('read.name-cut')}</p>}
    </Note>
  )
}
