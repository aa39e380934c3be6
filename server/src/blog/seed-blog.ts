import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { BlogContent } from '@app/contracts/blog/blog-content'
import { readMarkdown } from '@app/domain/blog-document'

import type { Db } from '../database/db.ts'
import { publishDraft } from './publish-draft.ts'

type Article = { readonly slug: string; readonly publishedAt: string; readonly content: BlogContent }

/**
 * Puts the launch articles into the tables, each once for the life of the database: one that was changed, renamed or
 * deleted since stays so. It works the same in front of a hosted project.
 */
export async function seedBlog(db: Db, folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md')).toSorted()
  const rows = await db.query<{ slug: string }>('select slug from private.blog_seeds')
  const known = new Set(rows.map(({ slug }) => slug))
  const missing = names.filter((name) => !known.has(slugOfFile(name)))
  if (missing.length === 0) return
  const articles = await Promise.all(
    missing.map(async (name) => readArticle(slugOfFile(name), await readFile(join(folder, name), 'utf8'))),
  )
  await db.transaction(async (tx) => {
    for (const { slug, content, publishedAt } of articles) {
      // Two servers that start together: the second waits here, and then has nothing to do.
      const claimed = await tx.query(
        'insert into private.blog_seeds (slug) values ($1) on conflict do nothing returning slug',
        [slug],
      )
      if (claimed.length === 0) continue
      const [draft] = await tx.query<{ id: string }>(
        `insert into public.blog_drafts (slug, content, origin) values ($1, $2::jsonb, 'house')
         on conflict (slug) do nothing returning id`,
        [slug, content],
      )
      if (draft) await publishDraft(tx, { id: draft.id, slug, content }, publishedAt)
    }
  })
}

function slugOfFile(name: string): string {
  return name.replace(/\.md$/, '')
}

const FIELD = /^(\w+):\s*(.*)$/

/** Fields between two lines of dashes, then Markdown. Exported for the test of the articles. */
export function readArticle(slug: string, file: string): Article {
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(file) ?? []
  const fields = head.split('\n').flatMap((line) => {
    const [, name = '', value = ''] = FIELD.exec(line) ?? []
    return name ? [{ name, value }] : []
  })
  const field = (name: string): string => fields.find((each) => each.name === name)?.value ?? ''
  const sources = fields.filter(({ name }) => name === 'source').map(({ value }) => toSource(value))
  const content = BlogContent.parse({
    title: field('title'),
    summary: field('summary'),
    category: field('category'),
    writer: field('writer'),
    place: field('place'),
    seoTitle: '',
    seoDescription: '',
    sources,
    document: readMarkdown(body),
  })
  return { slug, publishedAt: `${field('published')}T06:00:00Z`, content }
}

function toSource(line: string): { readonly title: string; readonly url: string; readonly dated: string } {
  const [title = '', url = '', dated = ''] = line.split(' | ')
  return { title, url, dated }
}
