import { useSearchParams } from 'react-router'

import { AdminProvider } from '../../../entities/traveller/roles/admin-provider.tsx'
import { useAdmin } from '../../../entities/traveller/roles/use-admin.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { DraftList } from './draft-list.tsx'
import { DraftPage } from './draft-page.tsx'
import { editorText as text } from './editor-text.ts'

/** Any signed-in traveller may open this page; the server and the database let only editors see and write drafts. */
export function BlogEditorPage() {
  return (
    <AdminProvider>
      <div className="page-width grid gap-6 py-8 lg:py-12">
        <Desk />
      </div>
    </AdminProvider>
  )
}

function Desk() {
  const { isContentEditor, isLoading } = useAdmin()
  const [params] = useSearchParams()
  const draft = params.get('draft')
  if (isLoading) return <Skeleton className="h-40" />
  if (isContentEditor && draft) return <DraftPage key={draft} id={draft} />
  return (
    <>
      <header className="flex flex-wrap items-end justify-between gap-x-10 gap-y-3">
        <div>
          <h1 className="text-heading">{text('title')}</h1>
          <p className="mt-2 max-w-[60ch] text-soft">{text('lead')}</p>
        </div>
        <ButtonLink to="/blog" variant="outline" size="sm">
          {text('read')}
        </ButtonLink>
      </header>
      {isContentEditor ? (
        <DraftList />
      ) : (
        <Note tone="notice" title={text('no-role')}>
          {text('no-role.text')}
        </Note>
      )}
    </>
  )
}
