import type { BlogContent } from '@app/contracts/blog/blog-content'
import type { BlogDraft, EditBlogResponse } from '@app/contracts/blog/edit-blog'
import { readMarkdown } from '@app/domain/blog-document'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { addTravellers, callAs } from '../../../test/travellers.ts'
import { publishScheduled } from '../../blog/blog-jobs.ts'
import { checkAllBlogPlaces } from '../../blog/check-blog-places.ts'

const ROLES = ['owner', 'admin', 'support', 'marketing', 'content_editor', 'analyst', 'user'] as const
type Person = (typeof ROLES)[number]
const idOf = (person: Person): string => `3111111${ROLES.indexOf(person)}-1111-4111-8111-111111111111`
const EDITORS: readonly Person[] = ['owner', 'admin', 'content_editor']

const TEXT = `${'Forty words of honest text about towers and tides. '.repeat(8)}\n\n@[Belém Tower](place:lisbon.belem-tower)\n`
const CONTENT: BlogContent = {
  title: 'A tower',
  summary: 'On a tower.',
  category: 'places',
  writer: 'teo-abara',
  place: 'lisbon',
  seoTitle: '',
  seoDescription: '',
  sources: [{ title: 'A source', url: 'https://example.org/', dated: 'today' }],
  document: readMarkdown(TEXT),
}

describe('writing the blog', () => {
  let server: TestServer
  let now = Date.parse('2026-11-19T12:00:00Z')
  beforeAll(async () => {
    server = await startTestServer({ now: () => now })
    for (const person of ROLES) {
      await addTravellers(server.db, { [idOf(person)]: `${person}@blog.example` })
      await server.db.query('insert into public.user_roles (user_id, role) values ($1, $2)', [idOf(person), person])
    }
  })
  afterAll(() => server.stop())

  let drafts = 0
  const newId = (): string => `4111111${String(++drafts).padStart(1, '0')}-1111-4111-8111-111111111111`.slice(-36)
  const ask = (wish: object, as: Person | null = 'content_editor') => callAs(server, as && idOf(as), 'edit-blog', wish)
  const edit = async (wish: object): Promise<EditBlogResponse> => (await (await ask(wish)).json()) as EditBlogResponse
  const saved = async (wish: object): Promise<BlogDraft> => {
    const answer = await edit(wish)
    if (answer.kind !== 'saved') throw new Error(JSON.stringify(answer))
    return answer.draft
  }
  const start = async (content: Partial<BlogContent> = {}): Promise<BlogDraft> => {
    const { id, revision } = await saved({ action: 'create', id: newId(), title: 'A tower' })
    return saved({ action: 'save', id, revision, content: { ...CONTENT, ...content } })
  }
  const read = async (slug: string) =>
    (await (await callAs(server, null, 'blog', { action: 'post', slug })).json()) as Record<string, unknown>

  it.each([null, ...ROLES])('is for editors, admins and owners: %s', async (person) => {
    const response = await ask({ action: 'create', id: newId(), title: 'x' }, person)
    expect(response.status).toBe(person === null ? 401 : EDITORS.includes(person) ? 200 : 403)
    const places = await callAs(server, person && idOf(person), 'blog-places', { action: 'facts', ids: [] })
    expect(places.status).toBe(response.status)
  })

  it('shows a draft to nobody until it is published, and then to everybody', async () => {
    const { id, slug, revision } = await start()
    expect(await read(slug)).toEqual({ kind: 'unknown' })
    await saved({ action: 'publish', id, revision })
    expect(await read(slug)).toMatchObject({
      kind: 'post',
      post: {
        title: 'A tower',
        publishedOn: '2026-11-19',
        places: [{ id: 'lisbon.belem-tower', destination: 'Lisbon', isKnown: true, checkedOn: '2026-11-19' }],
      },
      writer: { isHouse: true },
    })
    expect(
      await server.db.query(`select action, actor_id::text as actor from public.audit_log where subject_id = $1`, [id]),
    ).toEqual([{ action: 'post.published', actor: idOf('content_editor') }])
    // A later change is a draft again: readers keep what was published.
    const changed = await saved({
      action: 'save',
      id,
      revision: revision + 1,
      content: { ...CONTENT, title: 'Changed' },
    })
    expect(changed.state).toBe('draft')
    expect(await read(slug)).toMatchObject({ post: { title: 'A tower' } })
  })

  it('says what is missing instead of publishing', async () => {
    const { id, revision } = await start({
      title: '',
      document: readMarkdown('short\n\n@[Nowhere](place:nowhere.tower)'),
    })
    expect(await edit({ action: 'publish', id, revision })).toEqual({
      kind: 'incomplete',
      lacks: ['title', 'text'],
      unknownPlaces: ['Nowhere'],
    })
  })

  it('refuses a save over a text that the editor has not seen, and keeps both', async () => {
    const { id, revision } = await start()
    const theirs = { ...CONTENT, title: 'Theirs' }
    const mine = { ...CONTENT, title: 'Mine' }
    await saved({ action: 'save', id, revision, content: theirs })
    // The same save again, because its answer got lost, is no conflict.
    expect(await edit({ action: 'save', id, revision, content: theirs })).toMatchObject({ kind: 'saved' })
    const conflict = await edit({ action: 'save', id, revision, content: mine })
    expect(conflict).toMatchObject({ kind: 'conflict', theirs: { content: { title: 'Theirs' } } })
    const draft = await saved({ action: 'settle', id, revision: revision + 1, keep: 'mine', mine })
    expect(draft.content.title).toBe('Mine')
    const versions = await server.db.query<{ id: number; title: string }>(
      `select id::int4, content->>'title' as title from public.blog_versions where draft_id = $1 and reason = 'conflict'`,
      [id],
    )
    expect(versions).toMatchObject([{ title: 'Theirs' }])
    const restored = await saved({ action: 'restore', id, revision: draft.revision, version: versions[0]?.id })
    expect(restored.content.title).toBe('Theirs')
  })

  it('sends readers on from a former address', async () => {
    const { id, slug, revision } = await start()
    const published = await saved({ action: 'publish', id, revision })
    const moved = await saved({ action: 'move', id, revision: published.revision, slug: 'the-tower-moved' })
    expect(moved).toMatchObject({ slug: 'the-tower-moved', publicSlug: 'the-tower-moved' })
    expect(await read(slug)).toEqual({ kind: 'moved', slug: 'the-tower-moved' })
    const other = await start()
    expect((await ask({ action: 'move', id: other.id, revision: other.revision, slug })).status).toBe(409)
    const back = await saved({ action: 'move', id, revision: moved.revision, slug })
    expect(await read('the-tower-moved')).toEqual({ kind: 'moved', slug })
    await saved({ action: 'withdraw', id, revision: back.revision })
    expect(await read(slug)).toEqual({ kind: 'unknown' })
  })

  it('publishes a scheduled article when its time has come, and not before', async () => {
    const { id, slug, revision } = await start()
    const { platform } = server.product
    expect((await ask({ action: 'schedule', id, revision, at: '2026-11-19T11:00:00Z' })).status).toBe(422)
    await saved({ action: 'schedule', id, revision, at: '2026-11-19T18:00:00Z' })
    await publishScheduled(platform)
    expect(await read(slug)).toEqual({ kind: 'unknown' })
    now = Date.parse('2026-11-19T18:00:30Z')
    await publishScheduled(platform)
    expect(await read(slug)).toMatchObject({ kind: 'post' })
    await publishScheduled(platform)
    const entries = await server.db.query('select details from public.audit_log where subject_id = $1', [id])
    expect(entries).toEqual([{ details: { slug, scheduled: true } }])
  })

  it('compares places with the guide at night, and says which it no longer has', async () => {
    const { id, slug, revision } = await start()
    await saved({ action: 'publish', id, revision })
    await read(slug)
    await server.db.query(
      `update public.blog_places set facts = '{"name":"old"}', checked_at = '2020-01-01' where id = 'lisbon.belem-tower'`,
    )
    await checkAllBlogPlaces(server.db, now)
    expect(await read(slug)).toMatchObject({ post: { places: [{ name: 'Belém Tower', checkedOn: '2026-11-19' }] } })
    await server.db.query(`update public.blog_posts set place_ids = '{lisbon.no-more}' where id = $1`, [id])
    await server.db.query(
      `insert into public.blog_places (id, facts, checked_at) values ('lisbon.no-more', '{"id":"lisbon.no-more"}', '2020-01-01')`,
    )
    await checkAllBlogPlaces(server.db, now)
    expect(await read(slug)).toMatchObject({ post: { places: [{ id: 'lisbon.no-more', isKnown: false }] } })
  })

  it.each([
    ['a script as link', readMarkdown('x'), { type: 'link', attrs: { href: 'javascript:alert(1)' } }],
    ['an unknown mark', readMarkdown('x'), { type: 'html' }],
  ])('refuses %s', async (_, document, mark) => {
    const { id, revision } = await start()
    const hostile = {
      ...document,
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'x', marks: [mark] }] }],
    }
    expect((await ask({ action: 'save', id, revision, content: { ...CONTENT, document: hostile } })).status).toBe(400)
  })

  it('does not show what somebody wrote past the function', async () => {
    const { id, slug, revision } = await start()
    await saved({ action: 'publish', id, revision })
    await server.db.query(
      `update public.blog_posts set document = '{"type":"doc","content":[{"type":"html","html":"<script>"}]}' where id = $1`,
      [id],
    )
    expect(await read(slug)).toEqual({ kind: 'unknown' })
  })
})
