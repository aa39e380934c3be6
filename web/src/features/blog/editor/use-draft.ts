import type { BlogContent } from '@app/contracts/blog/blog-content'
import type { BlogDraft, EditBlogRequest, EditBlogResponse } from '@app/contracts/blog/edit-blog'
import { useEffect, useRef, useState } from 'react'

import type { Asked } from '../../../api/ask-function.ts'
import { usePageConfig } from '../../../api/page-config.tsx'
import { editBlog } from './ask-editor.ts'
import { editorText as text } from './editor-text.ts'

const PAUSE_MS = 1500

export type SaveState =
  | { readonly kind: 'saved' | 'unsaved' | 'saving' }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'conflict'; readonly theirs: BlogDraft }

type OnDraft = Exclude<EditBlogRequest, { action: 'create' | 'add-image' }>
/** Everything else about an article; `id` and `revision` are added here. */
export type DraftWish = OnDraft extends infer Wish
  ? Wish extends OnDraft
    ? Omit<Wish, 'id' | 'revision'>
    : never
  : never

/** Does it, and says so when it is done. */
export type Act = (wish: DraftWish, done: string) => Promise<void>

export type DraftInHand = {
  readonly draft: BlogDraft
  readonly content: BlogContent
  readonly save: SaveState
  /** Grows when the text was replaced from outside the editor, which then starts again with it. */
  readonly round: number
  readonly change: (part: Partial<BlogContent>) => void
  readonly replace: (part: Partial<BlogContent>) => void
  readonly saveNow: () => Promise<boolean>
  readonly run: (wish: DraftWish) => Promise<Asked<EditBlogResponse>>
}

/**
 * An article in an editor's hand: typing is saved after a pause, one save at a time. A save names the revision it began
 * with; when somebody else saved since, nothing is written and both texts stay.
 */
export function useDraft(loaded: BlogDraft): DraftInHand {
  const config = usePageConfig()
  const [draft, setDraft] = useState(loaded)
  const [content, setContent] = useState(loaded.content)
  const [save, setSave] = useState<SaveState>({ kind: 'saved' })
  const [round, setRound] = useState(0)
  const latest = useRef({ draft: loaded, content: loaded.content, isDirty: false })
  const inTurn = useTurns()

  const change = (part: Partial<BlogContent>): void => {
    latest.current = { ...latest.current, content: { ...latest.current.content, ...part }, isDirty: true }
    setContent(latest.current.content)
    setSave((before) => (before.kind === 'conflict' ? before : { kind: 'unsaved' }))
  }

  const accept = (answer: EditBlogResponse, sent: BlogContent | null): void => {
    if (answer.kind === 'conflict') return setSave({ kind: 'conflict', theirs: answer.theirs })
    if (answer.kind !== 'saved') return
    const isReplaced = sent === null
    const isDirty = isReplaced ? false : latest.current.content !== sent
    const kept = isReplaced ? answer.draft.content : latest.current.content
    latest.current = { draft: answer.draft, content: kept, isDirty }
    setDraft(answer.draft)
    setContent(kept)
    setSave({ kind: isDirty ? 'unsaved' : 'saved' })
  }

  const sendSave = async (): Promise<boolean> => {
    const { content: sent, draft: base, isDirty } = latest.current
    if (!isDirty) return true
    setSave({ kind: 'saving' })
    const asked = await editBlog(config, { action: 'save', id: base.id, revision: base.revision, content: sent })
    if (asked.kind === 'refused') {
      setSave({ kind: 'failed', reason: asked.message || text('offline') })
      return false
    }
    accept(asked.answer, sent)
    return asked.answer.kind === 'saved'
  }
  const saveNow = (): Promise<boolean> => inTurn(sendSave)

  const run = (wish: DraftWish): Promise<Asked<EditBlogResponse>> =>
    inTurn(async () => {
      // A conflict is settled with both texts as they are; everything else begins with what is on the screen.
      if (wish.action !== 'settle' && !(await sendSave())) return { kind: 'refused', message: text('save.unsaved') }
      const { id, revision } = wish.action === 'settle' && save.kind === 'conflict' ? save.theirs : latest.current.draft
      const asked = await editBlog(config, { ...wish, id, revision } as EditBlogRequest)
      if (asked.kind === 'answered') {
        const sent = latest.current.content
        const replaces = wish.action === 'restore' || wish.action === 'settle'
        accept(asked.answer, replaces ? null : sent)
        if (replaces && asked.answer.kind === 'saved') setRound((before) => before + 1)
      }
      return asked
    })

  useAutosave(save, content, saveNow)
  useUnsavedWarning(save.kind !== 'saved')

  const replace = (part: Partial<BlogContent>): void => {
    change(part)
    setRound((before) => before + 1)
  }
  return { draft, content, save, round, change, replace, saveNow, run }
}

/** One after the other: a second save needs the revision of the first. */
function useTurns() {
  const running = useRef<Promise<unknown>>(Promise.resolve())
  return <T>(work: () => Promise<T>): Promise<T> => {
    const next = running.current.then(work, work)
    running.current = next.catch(() => undefined)
    return next
  }
}

function useAutosave({ kind }: SaveState, content: BlogContent, saveNow: () => Promise<boolean>): void {
  const latest = useRef(saveNow)
  useEffect(() => {
    latest.current = saveNow
  })
  useEffect(() => {
    if (kind !== 'unsaved') return
    const timer = setTimeout(() => void latest.current(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [kind, content])
}

function useUnsavedWarning(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isUnsaved])
}
