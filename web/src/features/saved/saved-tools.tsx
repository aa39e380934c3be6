import { usePageConfig } from '../../api/page-config.tsx'
import { saveFile } from '../../device/save-file.ts'
import { placeOf } from '../../entities/save/save-place.ts'
import type { Save } from '../../entities/save/saved-item.ts'
import { Button } from '../../ui/button.tsx'
import { Input } from '../../ui/form/input.tsx'
import { ALL, type CollectionChoice, listCollections } from './choose-saves.ts'
import { type Format, FORMATS } from './export-saves.ts'
import { savedText as text } from './saved-text.ts'

type Props = {
  readonly saves: readonly Save[]
  readonly found: readonly Save[]
  readonly query: string
  readonly onQuery: (query: string) => void
  readonly choice: CollectionChoice
  readonly onChoice: (choice: CollectionChoice) => void
  readonly isMapped: boolean
  readonly onMap: () => void
}

/** Search, collection filter, map and export. */
export function SavedTools({ saves, found, query, onQuery, choice, onChoice, isMapped, onMap }: Props) {
  return (
    <div className="grid gap-3">
      <div className="flex flex-col gap-3 sm:flex-row">
        <label className="min-w-0 flex-1">
          <span className="sr-only">{text('search.label')}</span>
          <Input
            type="search"
            name="saved-search"
            value={query}
            placeholder={text('search.placeholder')}
            onChange={({ target }) => onQuery(target.value)}
          />
        </label>
        {saves.some((save) => placeOf(save)) && (
          <Button variant="outline" aria-pressed={isMapped} onClick={onMap}>
            {text(isMapped ? 'map.hide' : 'map.show')}
          </Button>
        )}
      </div>
      <Collections saves={saves} choice={choice} onChoice={onChoice} />
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <p role="status" className="chart-label text-soft">
          {text('found', { count: String(found.length), all: String(saves.length) })}
        </p>
        <Export saves={found} />
      </div>
    </div>
  )
}

type CollectionProps = Pick<Props, 'saves' | 'choice' | 'onChoice'>

function Collections({ saves, choice, onChoice }: CollectionProps) {
  const names = listCollections(saves)
  if (names.length === 0) return null
  const choices: readonly (readonly [string, CollectionChoice])[] = [
    [text('collections.all'), ALL],
    ...names.map((name) => [name, { kind: 'named', name }] as const),
    ...(saves.some(({ collection }) => collection === null)
      ? [[text('collections.none'), { kind: 'none' }] as const]
      : []),
  ]
  return (
    <div role="group" aria-label={text('collections.label')} className="flex flex-wrap gap-x-5">
      {choices.map(([label, option]) => (
        <button
          key={`${option.kind} ${label}`}
          type="button"
          aria-pressed={isSame(option, choice)}
          className="min-h-11 max-w-full cursor-pointer truncate border-b-2 border-transparent text-soft hover:text-ink aria-pressed:border-signal aria-pressed:font-semibold aria-pressed:text-ink"
          onClick={() => onChoice(option)}
        >
          {label}
        </button>
      ))}
    </div>
  )
}

function isSame(one: CollectionChoice, other: CollectionChoice): boolean {
  if (one.kind === 'named' && other.kind === 'named') return one.name === other.name
  return one.kind === other.kind
}

function Export({ saves }: { readonly saves: readonly Save[] }) {
  const { origin } = usePageConfig()
  async function take(format: Format): Promise<void> {
    const { exportSaves } = await import('./export-saves.ts')
    saveFile(exportSaves(saves, format, origin), `sojourn-saved.${format}`)
  }
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-small text-soft">
      {text('export')}
      {FORMATS.map((format) => (
        <button
          key={format}
          type="button"
          aria-label={text('export.name', { format: text(`export.${format}`) })}
          className="min-h-11 cursor-pointer font-semibold text-tide underline underline-offset-4"
          onClick={() => void take(format)}
        >
          {text(`export.${format}`)}
        </button>
      ))}
    </p>
  )
}
