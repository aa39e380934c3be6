import type { BlogSource } from '@app/contracts/blog/blog-content'

import { Button } from '../../../ui/button.tsx'
import { Input } from '../../../ui/form/input.tsx'
import { editorText as text } from './editor-text.ts'

type Props = { readonly sources: readonly BlogSource[]; readonly onChange: (sources: BlogSource[]) => void }

const MOST = 30

export function SourcesForm({ sources, onChange }: Props) {
  const set = (index: number, part: Partial<BlogSource>): void =>
    onChange(sources.map((source, at) => (at === index ? { ...source, ...part } : source)))
  return (
    <fieldset className="grid gap-3 border-t border-line pt-3">
      <legend className="font-semibold">{text('sources')}</legend>
      {sources.map((source, index) => {
        const number = String(index + 1)
        return (
          <div key={number} className="grid gap-2 border-b border-line pb-3 sm:grid-cols-[2fr_2fr_1fr_auto]">
            {(['title', 'url', 'dated'] as const).map((field) => (
              <Input
                key={field}
                type={field === 'url' ? 'url' : 'text'}
                aria-label={text(`source.${field}`, { number })}
                placeholder={text(`source.${field}`, { number })}
                value={source[field]}
                maxLength={field === 'url' ? 500 : field === 'title' ? 200 : 60}
                onChange={(event) => set(index, { [field]: event.target.value })}
              />
            ))}
            <Button
              size="sm"
              variant="ghost"
              aria-label={text('source.remove', { number })}
              onClick={() => onChange(sources.filter((_, at) => at !== index))}
            >
              {text('delete')}
            </Button>
          </div>
        )
      })}
      {sources.length < MOST && (
        <Button
          size="sm"
          variant="outline"
          className="justify-self-start"
          onClick={() => onChange([...sources, { title: '', url: '', dated: '' }])}
        >
          {text('sources.add')}
        </Button>
      )}
    </fieldset>
  )
}
