import Plus from 'lucide-react/icons/plus'

import { usePageConfig } from '../../api/page-config.tsx'
import { useKept } from '../../device/use-kept.ts'
import { itineraryText as text } from '../../text/itinerary.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { toast } from '../../ui/toast.ts'
import { DayPage } from './day-page.tsx'
import { addDay, EMPTY_NOTEBOOK, type Notebook, NOTEBOOK_KEY, readNotebook } from './notebook.ts'
import { dayDate, writeNotebook } from './write-notebook.ts'

export function Itinerary() {
  const { locale } = usePageConfig()
  const [book, setBook] = useKept(NOTEBOOK_KEY, readNotebook)
  const change = (make: (book: Notebook) => Notebook): void => setBook(make(book))
  return (
    <>
      <noscript>
        <p className="mb-6 border-s-2 border-sun-deep ps-4">{text('no-script')}</p>
      </noscript>
      <div className="grid items-start gap-4 sm:grid-cols-[1fr_13rem]">
        <Field id="trip" label={text('trip')}>
          <Input
            id="trip"
            value={book.title}
            maxLength={120}
            placeholder={text('trip.example')}
            onChange={({ currentTarget: { value } }) => change((own) => ({ ...own, title: value }))}
          />
        </Field>
        <Field id="start" label={text('start')} hint={text('start.hint')}>
          <Input
            id="start"
            type="date"
            value={book.start}
            aria-describedby="start-hint"
            onChange={({ currentTarget: { value } }) => change((own) => ({ ...own, start: value }))}
          />
        </Field>
      </div>
      <ol className="mt-6 grid gap-5 *:min-w-0">
        {book.days.map((day, index) => (
          <DayPage
            key={day.id}
            day={day}
            number={index + 1}
            date={dayDate(book.start, index, locale)}
            change={change}
          />
        ))}
      </ol>
      <Button size="lg" className="mt-5 w-full" onClick={() => change((own) => addDay(own, crypto.randomUUID()))}>
        <Plus className="size-4.5" aria-hidden="true" />
        {text('add.day')}
      </Button>
      <Export book={book} onClear={() => setBook(EMPTY_NOTEBOOK)} onUndo={() => setBook(book)} />
    </>
  )
}

type ExportProps = { readonly book: Notebook; readonly onClear: () => void; readonly onUndo: () => void }

function Export({ book, onClear, onUndo }: ExportProps) {
  const { locale } = usePageConfig()
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(writeNotebook(book, locale))
      toast.success(text('copied'))
    } catch {
      toast.error(text('not-copied'))
    }
  }
  const clear = (): void => {
    onClear()
    toast.info(text('cleared'), { action: { label: text('clear.undo'), onPress: onUndo } })
  }
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line pt-5">
      <p className="chart-label me-auto text-moss">{text('saved')}</p>
      <Button size="sm" variant="outline" onClick={() => void copy()}>
        {text('copy')}
      </Button>
      <Button size="sm" variant="outline" onClick={() => saveFile(writeNotebook(book, locale))}>
        {text('download')}
      </Button>
      <Button size="sm" variant="ghost" onClick={clear}>
        {text('clear')}
      </Button>
    </div>
  )
}

function saveFile(content: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([content], { type: 'text/plain;charset=utf-8' }))
  link.download = 'itinerary.txt'
  link.click()
  URL.revokeObjectURL(link.href)
}
