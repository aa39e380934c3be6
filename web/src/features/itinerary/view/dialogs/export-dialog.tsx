import type { Trip } from '@app/domain/trip'
import { type ExportWords, writeGpx, writeIcs, writeKml, writeMarkdown } from '@app/domain/trip-export'

import { usePageConfig } from '../../../../api/page-config.tsx'
import { copyText } from '../../../../device/copy-text.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/overlay/dialog.tsx'
import { toast } from '../../../../ui/overlay/toast.ts'
import { itineraryText as text } from '../../itinerary-text.ts'
import { hoursInWords } from '../day/hours-words.ts'
import { formatDay } from '../day/stop-words.ts'
import type { DialogProps } from '../use-trip-editor.ts'

const FILES = [
  { name: 'ics', type: 'text/calendar', write: writeCalendar },
  { name: 'markdown', type: 'text/markdown', write: writeMarkdown },
  { name: 'gpx', type: 'application/gpx+xml', write: writeGpx },
  { name: 'kml', type: 'application/vnd.google-earth.kml+xml', write: writeKml },
] as const

function writeCalendar(trip: Trip, words: ExportWords): string | null {
  return writeIcs(trip, new Date().toISOString(), words)
}

export function ExportDialog({ editor: { trip }, onClose }: DialogProps) {
  const { locale } = usePageConfig()
  const words: ExportWords = {
    date: (date) => formatDay(date, locale),
    hours: (hours) => hoursInWords(hours, locale),
  }
  const copy = async (): Promise<void> => {
    if (await copyText(writeMarkdown(trip, words))) toast.success(text('export.copied'))
    else toast.error(text('share.failed'))
  }
  const print = (): void => {
    onClose()
    // After the dialog has closed.
    setTimeout(() => window.print(), 300)
  }
  return (
    <Dialog open onOpenChange={onClose} size="sm" title={text('export.title')} description={text('export.text')}>
      <ul className="grid gap-2">
        {FILES.map(({ name, type, write }) => (
          <li key={name}>
            <Button
              variant="outline"
              className="w-full justify-start"
              onClick={() =>
                saveFile(write(trip, words), { type, name: `${fileName(trip)}.${name === 'markdown' ? 'md' : name}` })
              }
            >
              {text(`export.${name}`)}
            </Button>
          </li>
        ))}
        <li>
          <Button variant="outline" className="w-full justify-start" onClick={() => void copy()}>
            {text('export.copy')}
          </Button>
        </li>
        <li>
          <Button variant="outline" className="w-full justify-start" onClick={print}>
            {text('export.print')}
          </Button>
        </li>
      </ul>
    </Dialog>
  )
}

function saveFile(content: string | null, { type, name }: { readonly type: string; readonly name: string }): void {
  if (content === null) {
    toast.info(text('export.no-dates'))
    return
  }
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([content], { type: `${type};charset=utf-8` }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}

function fileName({ title }: Trip): string {
  const plain = title
    .normalize('NFKD')
    .replaceAll(/[^\w -]/g, '')
    .trim()
    .replaceAll(/\s+/g, '-')
    .toLowerCase()
  return plain.slice(0, 60) || 'trip'
}
