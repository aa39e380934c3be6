import type { BlogPlace } from '@app/contracts/blog/blog'
import type { draftArticleContract, DraftArticleResponse } from '@app/contracts/blog/draft-article'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'

import { askFunction } from '../../../api/ask-function.ts'
import { usePageConfig } from '../../../api/page-config.tsx'
import { useAdmin } from '../../../entities/traveller/roles/use-admin.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { describedBy, Field } from '../../../ui/form/field.tsx'
import { Input } from '../../../ui/form/input.tsx'
import { Note } from '../../../ui/note.tsx'
import { findPlaces } from '../editor/ask-editor.ts'
import { readField } from '../editor/read-field.ts'
import { generationText as text } from './generation-text.ts'

/** The name is that of the contract. */
const DRAFT: (typeof draftArticleContract)['name'] = 'draft-article'

/** A model writes for up to a minute. */
const MODEL_MS = 90_000

/** Drafts from the guide, by template or model; the server lets only editors, admins and owners start one. */
export function ContentPanel({ isPage }: { readonly isPage?: boolean }) {
  const { hasModel } = usePageConfig()
  const { isContentEditor } = useAdmin()
  const Heading = isPage ? 'h1' : 'h2'
  return (
    <section aria-labelledby="content-generation" className="grid max-w-3xl gap-6 pt-4">
      <div className="grid gap-3">
        <Heading id="content-generation" className={isPage ? 'text-heading' : 'text-title'}>
          {text('title')}
        </Heading>
        <p>{text('lead')}</p>
        <p className="text-small text-soft">{text(hasModel ? 'by-model' : 'by-template')}</p>
      </div>
      {isContentEditor ? <DraftFromGuide /> : <p className="text-soft">{text('only.editors')}</p>}
      <ButtonLink to="/admin/blog" variant="outline" className="justify-self-start">
        {text('editor')}
      </ButtonLink>
    </section>
  )
}

function DraftFromGuide() {
  const config = usePageConfig()
  const [found, setFound] = useState<readonly BlogPlace[] | null>(null)
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const [done, setDone] = useState<DraftArticleResponse>()
  async function search(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const query = readField(event, 'destination')
    if (query.length < 2) return
    const asked = await findPlaces(config, query)
    setError(asked.kind === 'refused' ? reasonOf(asked.message) : undefined)
    // Articles are about destinations; a sight is part of one.
    setFound(asked.kind === 'answered' ? asked.answer.places.filter(({ sight }) => sight === null) : null)
  }
  async function draft(destination: string): Promise<void> {
    setBusy(true)
    setDone(undefined)
    const asked = await askFunction<DraftArticleResponse>(config, DRAFT, { destination }, MODEL_MS)
    setBusy(false)
    setError(asked.kind === 'refused' ? reasonOf(asked.message) : undefined)
    if (asked.kind === 'answered') setDone(asked.answer)
  }
  return (
    <>
      <form onSubmit={(event) => void search(event)} className="grid gap-3">
        <Field id="content-destination" label={text('find')} hint={text('find.hint')} error={error}>
          <Input
            id="content-destination"
            name="destination"
            type="search"
            maxLength={80}
            aria-describedby={describedBy('content-destination', true, error !== undefined)}
          />
        </Field>
        <Button type="submit" variant="outline" className="justify-self-start">
          {text('find.action')}
        </Button>
      </form>
      {found?.length === 0 && <p role="status">{text('find.none')}</p>}
      <ul className="grid gap-2">
        {found?.map(({ id, name, country }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4">
            <Button size="sm" isBusy={isBusy} onClick={() => void draft(id)}>
              {text('draft', { name })}
            </Button>
            <span className="chart-label text-soft">{country}</span>
          </li>
        ))}
      </ul>
      <div role="status">
        {isBusy && <p>{text('working')}</p>}
        {done && <Done draft={done} />}
      </div>
    </>
  )
}

function Done({ draft: { id, title, by } }: { readonly draft: DraftArticleResponse }) {
  return (
    <Note tone="success" title={text('done', { title })}>
      {text(`done.${by}`)}{' '}
      <Link to={`/admin/blog?draft=${id}`} className="text-tide underline">
        {text('open')}
      </Link>
    </Note>
  )
}

function reasonOf(message: string): string {
  return text('refused', { reason: message || text('offline') })
}
