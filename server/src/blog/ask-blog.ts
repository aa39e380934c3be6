import type {
  AskBlog,
  BlogAnswer,
  BlogCategory,
  BlogListAnswer,
  BlogRequest as Asked,
  PostSummary,
} from '@app/contracts/blog/blog'
import { BlogRequest } from '@app/contracts/blog/blog'
import { foldText } from '@app/domain/place-search'

import type { Queryable } from '../database/db.ts'
import type { SqlValue } from '../database/sql-values.ts'
import type { Platform } from '../platform.ts'
import { findPost } from './find-post.ts'
import { listWriters } from './list-writers.ts'
import { POST_SUMMARY, type SummaryRow, toSummary } from './post-row.ts'

const ON_A_PAGE = 8
const MOST_WORDS = 8

/** What everybody may read: the same answers for the server's pages and for browsers. */
export function createAskBlog({ db, now }: Pick<Platform, 'db' | 'now'>): AskBlog {
  return async (asked: Asked): Promise<BlogAnswer> => {
    const question = BlogRequest.parse(asked)
    if (question.action === 'post') return findPost(db, question.slug, now())
    if (question.action === 'writers') return { kind: 'writers', writers: await listWriters(db) }
    return listPosts(db, question)
  }
}

type ListQuestion = Extract<ReturnType<typeof BlogRequest.parse>, { action: 'list' }>

async function listPosts(db: Queryable, question: ListQuestion): Promise<BlogListAnswer> {
  const { category, writer, search = '', sort } = question
  const values: SqlValue[] = []
  const given = (value: SqlValue): string => `$${values.push(value)}`
  const conditions = [
    ...(category ? [`p.category_id = ${given(category)}`] : []),
    ...(writer ? [`p.writer_slug = ${given(writer)}`] : []),
    // Every word has to occur, anywhere in the article.
    ...wordsOf(search).map((word) => `strpos(p.search_text, ${given(word)}) > 0`),
  ]
  const where = conditions.length > 0 ? `where ${conditions.join(' and ')}` : ''
  const [counted] = await db.query<{ total: number }>(
    `select count(*)::int4 as total from public.blog_posts p ${where}`,
    values,
  )
  const total = counted?.total ?? 0
  const pages = Math.max(1, Math.ceil(total / ON_A_PAGE))
  const page = Math.min(question.page, pages)
  const order = sort === 'oldest' ? 'asc' : 'desc'
  const rows = await db.query<SummaryRow>(
    `${POST_SUMMARY} ${where} order by p.published_at ${order}, p.id ${order}
     limit ${ON_A_PAGE} offset ${(page - 1) * ON_A_PAGE}`,
    values,
  )
  const posts: readonly PostSummary[] = rows.map(toSummary)
  return { kind: 'list', posts, categories: await listCategories(db), total, page, pages }
}

/** Only those with an article. */
function listCategories(db: Queryable): Promise<readonly BlogCategory[]> {
  return db.query<BlogCategory>(
    `select id, title from public.blog_categories c
     where exists (select from public.blog_posts where category_id = c.id) order by position, title`,
  )
}

function wordsOf(search: string): readonly string[] {
  return foldText(search).split(' ').filter(Boolean).slice(0, MOST_WORDS)
}
