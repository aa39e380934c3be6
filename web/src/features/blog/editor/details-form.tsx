import type { ReactNode } from 'react'

import { Field } from '../../../ui/form/field.tsx'
import { Input } from '../../../ui/form/input.tsx'
import { Select, type SelectOption } from '../../../ui/form/select.tsx'
import { Textarea } from '../../../ui/form/textarea.tsx'
import { editorText as text } from './editor-text.ts'
import type { Choices } from './read-draft.ts'
import { SlugForm } from './slug-form.tsx'
import { SourcesForm } from './sources-form.tsx'
import type { DraftInHand } from './use-draft.ts'

type Props = { readonly inHand: DraftInHand; readonly choices: Choices }

/** Everything about an article besides its text. */
export function DetailsForm({ inHand, choices }: Props) {
  const { content, change } = inHand
  return (
    <div className="grid max-w-3xl gap-5 py-6">
      <Field id="blog-title" label={text('field.title')}>
        <Input
          id="blog-title"
          value={content.title}
          maxLength={120}
          onChange={(event) => change({ title: event.target.value })}
        />
      </Field>
      <Field id="blog-summary" label={text('field.summary')} hint={text('field.summary.hint')}>
        <Textarea
          id="blog-summary"
          rows={3}
          value={content.summary}
          maxLength={300}
          aria-describedby="blog-summary-hint"
          onChange={(event) => change({ summary: event.target.value })}
        />
      </Field>
      <div className="grid gap-5 sm:grid-cols-3">
        <Choice
          id="category"
          value={content.category}
          options={choices.categories.map(({ id, title }) => ({ value: id, label: title }))}
          onChange={(category) => change({ category })}
        />
        <Choice
          id="writer"
          value={content.writer}
          options={choices.writers.map(({ slug, name }) => ({ value: slug, label: name }))}
          onChange={(writer) => change({ writer })}
        />
        <Choice
          id="place"
          value={content.place}
          options={choices.cities.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(place) => change({ place })}
        />
      </div>
      <SourcesForm sources={content.sources} onChange={(sources) => change({ sources })} />
      <SearchFields inHand={inHand} />
      <SlugForm key={inHand.draft.slug} inHand={inHand} />
    </div>
  )
}

type ChoiceProps = {
  readonly id: 'category' | 'writer' | 'place'
  readonly value: string
  readonly options: readonly SelectOption[]
  readonly onChange: (value: string) => void
}

function Choice({ id, value, options, onChange }: ChoiceProps): ReactNode {
  return (
    <Field id={`blog-${id}`} label={text(`field.${id}`)}>
      <Select
        id={`blog-${id}`}
        value={value}
        placeholder={text('field.choose')}
        options={options}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  )
}

function SearchFields({ inHand: { content, change } }: { readonly inHand: DraftInHand }) {
  return (
    <>
      <Field id="blog-seo-title" label={text('field.seo-title')} hint={text('field.seo-title.hint')}>
        <Input
          id="blog-seo-title"
          value={content.seoTitle}
          maxLength={70}
          aria-describedby="blog-seo-title-hint"
          onChange={(event) => change({ seoTitle: event.target.value })}
        />
      </Field>
      <Field id="blog-seo-description" label={text('field.seo-description')} hint={text('field.seo-description.hint')}>
        <Textarea
          id="blog-seo-description"
          rows={2}
          value={content.seoDescription}
          maxLength={170}
          aria-describedby="blog-seo-description-hint"
          onChange={(event) => change({ seoDescription: event.target.value })}
        />
      </Field>
    </>
  )
}
