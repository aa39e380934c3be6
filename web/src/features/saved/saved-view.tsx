import { useState } from 'react'

import { usePageConfig } from '../../api/page-config.tsx'
import { MAX_GUEST_SAVES } from '../../entities/save/guest-saves.ts'
import { type Save, saveKey } from '../../entities/save/saved-item.ts'
import { type Saves, useSaves } from '../../entities/save/use-saves.ts'
import { requireSignIn } from '../../entities/traveller/session/require-sign-in.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Loading, Skeleton } from '../../ui/states/skeleton.tsx'
import { ALL, chooseSaves, type CollectionChoice, listCollections } from './choose-saves.ts'
import { EditDialog } from './edit-dialog.tsx'
import { SavedEntry } from './saved-entry.tsx'
import { SavedMap } from './saved-map.tsx'
import { savedText as text } from './saved-text.ts'
import { SavedTools } from './saved-tools.tsx'

/** All saves, of this device or of the account; a section under an h2. */
export function SavedView() {
  const saved = useSaves()
  const { saves, isLoading, hasFailed } = saved
  const isBare = saves.length === 0
  return (
    <section aria-labelledby="saved" id="saved-view" className="min-w-0">
      <h2 id="saved" tabIndex={-1} className="text-title">
        {text('title')}
      </h2>
      {!isBare && (
        <p className="mt-1 text-soft">
          {saves.length === 1 ? text('count.one') : text('count', { count: String(saves.length) })}
        </p>
      )}
      <div className="mt-4 grid gap-5">
        <Where saved={saved} />
        {isLoading && isBare && <Bones />}
        {hasFailed && (
          <ErrorState heading="h3" title={text('failed.title')} text={text('failed.text')} onRetry={saved.reload} />
        )}
        {!isLoading && !hasFailed && isBare && <Nothing />}
        {!isBare && <List saves={saves} canEdit={!saved.isGuest} />}
      </div>
    </section>
  )
}

/** The owner and age of the list, unless it is the current one of the account. */
function Where({ saved: { saves, isGuest, copiedAt } }: { readonly saved: Saves }) {
  const { locale } = usePageConfig()
  if (copiedAt) {
    const date = copiedAt.toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' })
    return (
      <Note tone="notice" role="status" title={text('copy.title')}>
        {text('copy.text', { date })}
      </Note>
    )
  }
  if (!isGuest || saves.length === 0) return null
  return (
    <Note title={text('guest.title')}>
      <p>{text('guest.text', { count: String(saves.length), most: String(MAX_GUEST_SAVES) })}</p>
      <Button variant="link" className="px-0!" onClick={() => void requireSignIn(text('guest.feature'))}>
        {text('guest.action')}
      </Button>
    </Note>
  )
}

function List({ saves, canEdit }: { readonly saves: readonly Save[]; readonly canEdit: boolean }) {
  const [query, setQuery] = useState('')
  const [choice, setChoice] = useState<CollectionChoice>(ALL)
  const [isMapped, setMapped] = useState(false)
  const [edited, setEdited] = useState<Save | null>(null)
  const collections = listCollections(saves)
  // The last item of a collection may just have been removed.
  const isGone = choice.kind === 'named' && !collections.includes(choice.name)
  const chosen = isGone ? ALL : choice
  const found = chooseSaves(saves, query, chosen)
  return (
    <>
      <SavedTools
        saves={saves}
        found={found}
        query={query}
        onQuery={setQuery}
        choice={chosen}
        onChoice={setChoice}
        isMapped={isMapped}
        onMap={() => setMapped(!isMapped)}
      />
      {isMapped && <SavedMap saves={found} />}
      {found.length === 0 ? (
        <EmptyState
          heading="h3"
          title={text('none.title')}
          text={text('none.text')}
          action={
            <Button
              onClick={() => {
                setQuery('')
                setChoice(ALL)
              }}
            >
              {text('none.action')}
            </Button>
          }
        />
      ) : (
        <ul className="border-t border-line">
          {found.map((save) => (
            <SavedEntry key={saveKey(save)} save={save} {...(canEdit && { onEdit: () => setEdited(save) })} />
          ))}
        </ul>
      )}
      {edited && (
        <EditDialog key={saveKey(edited)} save={edited} collections={collections} onClose={() => setEdited(null)} />
      )}
    </>
  )
}

function Nothing() {
  return (
    <EmptyState
      heading="h3"
      mark="labels"
      title={text('empty.title')}
      text={text('empty.text')}
      action={
        <>
          <ButtonLink to="/places">{text('empty.places')}</ButtonLink>
          <ButtonLink to="/blog" variant="outline">
            {text('empty.read')}
          </ButtonLink>
        </>
      }
    />
  )
}

function Bones() {
  return (
    <Loading label={text('loading')}>
      <div className="grid border-t border-line">
        {[0, 1, 2].map((row) => (
          <div key={row} className="grid gap-2 border-b border-line py-4">
            <Skeleton className="h-3 w-24" />
            <Skeleton className="h-5 w-2/3" />
            <Skeleton className="h-4 w-1/2" />
          </div>
        ))}
      </div>
    </Loading>
  )
}
