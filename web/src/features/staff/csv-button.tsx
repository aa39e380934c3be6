import { saveFile } from '../../device/save-file.ts'
import { Button } from '../../ui/button.tsx'

type Props = { readonly name: string; readonly rows: readonly Readonly<Record<string, unknown>>[] }

/** Cells that begin like a formula get an apostrophe: a traveller may have chosen them. */
export function CsvButton({ name, rows }: Props) {
  async function download(): Promise<void> {
    const { csvLines } = await import('@app/domain/csv')
    const text = [...csvLines(rows)].join('')
    saveFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), `${name}.csv`)
  }
  return (
    <Button variant="link" size="sm" className="px-0!" onClick={() => void download()}>
      Download as CSV
    </Button>
  )
}
