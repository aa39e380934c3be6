import type { BlogContent } from '@app/contracts/blog/blog-content'
import { lacksOf } from '@app/contracts/blog/blog-content'
import { editBlogContract, type EditBlogResponse } from '@app/contracts/blog/edit-blog'
import { placesIn } from '@app/domain/blog-document'
import { slugOf } from '@app/domain/place-address'
import type { z } from 'zod'

import { gatherBlogPlace } from '../../blog/gather-blog-places.ts'
import { publishDraft } from '../../blog/publish-draft.ts'
import type { Transaction } from '../../database/db.ts'
import { AppError } from '../../errors/app-error.ts'
import type { Platform } from '../../platform.ts'
import { defineFunction, type ServerFunction } from '../server-function.ts'
import { BLOG_EDITORS } from './blog-functions.ts'
import { type Draft, EMPTY_CONTENT, freeSlug, keepVersion, lockDraft, readVersion, writeContent } from './draft-rows.ts'
import { moveDraft } from './move-draft.ts'

type Wish = z.output<typeof editBlogContract.request>
type Change = Exclude<Wish, { action: 'create' | 'add-image' }>

/** Runs as the caller, so that the database checks the role once more. */
export function createEditBlogFunction({ now }: Pick<Platform, 'now'>): ServerFunction {
  return defineFunction({
    kind: 'writing',
    name: editBlogContract.name,
    access: { staff: BLOG_EDITORS },
    input: editBlogContract.request,
    maxBodyBytes: 900_000,
    // The answer holds the whole article; a repeat is harmless, because every change names its revision.
    hasSecretAnswer: true,
    limit: { points: 240, seconds: 60 },
    handle: async (_request, { input, tx }) => Response.json(await edit(tx, input, now())),
  })
}

async function edit(tx: Transaction, wish: Wish, nowMs: number): Promise<EditBlogResponse> {
  if (wish.action === 'create') return saved(tx, await createDraft(tx, wish.id, wish.title))
  if (wish.action === 'add-image') {
    const { path, alt, width, height } = wish.image
    await tx.query(
      'insert into public.blog_images (path, alt, width, height) values ($1, $2, $3, $4) on conflict do nothing',
      [path, alt, width, height],
    )
    return { kind: 'done' }
  }
  const draft = await lockDraft(tx, wish.id)
  if (!draft) throw new AppError('blog_draft_unknown')
  if (draft.revision !== wish.revision) {
    // The answer to the same save got lost: it is saved already.
    const isRepeat = wish.action === 'save' && JSON.stringify(wish.content) === JSON.stringify(draft.content)
    return isRepeat ? { kind: 'saved', draft } : { kind: 'conflict', theirs: draft }
  }
  return change(tx, draft, wish, nowMs)
}

async function createDraft(tx: Transaction, id: string, title: string): Promise<string> {
  if (await lockDraft(tx, id)) return id
  await tx.query('insert into public.blog_drafts (id, slug, content) values ($1, $2, $3::jsonb)', [
    id,
    await freeSlug(tx, slugOf(title).slice(0, 70)),
    { ...EMPTY_CONTENT, title },
  ])
  return id
}

async function change(tx: Transaction, draft: Draft, wish: Change, nowMs: number): Promise<EditBlogResponse> {
  const { id } = draft
  switch (wish.action) {
    case 'save':
      await writeContent(tx, draft, wish.content)
      return saved(tx, id)
    case 'settle':
      await keepVersion(tx, id, wish.keep === 'mine' ? draft.content : wish.mine, 'conflict')
      if (wish.keep === 'mine') await writeContent(tx, draft, wish.mine)
      return saved(tx, id)
    case 'keep-version':
      await keepVersion(tx, id, draft.content, 'kept')
      return saved(tx, id)
    case 'restore':
      return restore(tx, draft, wish.version)
    case 'state':
      await setState(tx, id, wish.state, null)
      return saved(tx, id)
    case 'schedule':
      if (Date.parse(wish.at) <= nowMs) throw new AppError('blog_schedule_past')
      return (await findLacks(draft.content)) ?? (await setState(tx, id, 'scheduled', wish.at), saved(tx, id))
    case 'publish':
      return publish(tx, draft, nowMs)
    case 'withdraw':
      await tx.query('delete from public.blog_posts where id = $1', [id])
      await setState(tx, id, 'draft', null)
      return saved(tx, id)
    case 'move':
      await moveDraft(tx, draft, wish.slug)
      return saved(tx, id)
    case 'delete':
      if (draft.publicSlug !== null) throw new AppError('blog_still_published')
      await tx.query('delete from public.blog_drafts where id = $1', [id])
      return { kind: 'done' }
  }
}

async function publish(tx: Transaction, draft: Draft, nowMs: number): Promise<EditBlogResponse> {
  const lacks = await findLacks(draft.content)
  if (lacks) return lacks
  const known = await tx.query(
    `select 1 as it from public.blog_categories c, public.blog_writers w where c.id = $1 and w.slug = $2`,
    [draft.content.category, draft.content.writer],
  )
  if (known.length === 0) return { kind: 'incomplete', lacks: ['category', 'writer'], unknownPlaces: [] }
  await publishDraft(tx, draft, new Date(nowMs).toISOString())
  return saved(tx, draft.id)
}

/** Null when the article is whole and the guide knows all its places. */
async function findLacks(content: BlogContent): Promise<EditBlogResponse | null> {
  const lacks = lacksOf(content)
  const places = placesIn(content.document)
  const found = await Promise.all(places.map(({ id }) => gatherBlogPlace(id)))
  const unknownPlaces = places.filter((_, index) => found[index] === null).map(({ name }) => name)
  return lacks.length > 0 || unknownPlaces.length > 0 ? { kind: 'incomplete', lacks, unknownPlaces } : null
}

async function restore(tx: Transaction, draft: Draft, version: number): Promise<EditBlogResponse> {
  const content = await readVersion(tx, draft.id, version)
  if (!content) throw new AppError('blog_version_unknown')
  await keepVersion(tx, draft.id, draft.content, 'restored')
  await writeContent(tx, draft, content)
  return saved(tx, draft.id)
}

async function setState(tx: Transaction, id: string, state: string, at: string | null): Promise<void> {
  await tx.query(
    `update public.blog_drafts set state = $2, scheduled_for = $3, revision = revision + 1, updated_at = now(),
       updated_by = auth.uid() where id = $1`,
    [id, state, at],
  )
}

async function saved(tx: Transaction, id: string): Promise<EditBlogResponse> {
  const draft = await lockDraft(tx, id)
  if (!draft) throw new AppError('blog_draft_unknown')
  return { kind: 'saved', draft }
}
