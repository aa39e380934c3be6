import type { BlogListAnswer } from '@app/contracts/blog/blog'
import { Link } from 'react-router'

import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { BlogFilters } from './blog-filters.tsx'
import { blogText as text } from './blog-text.ts'
import { type Cities, PostList } from './post-list.tsx'
import { postListPath, type PostQuery } from './post-query.ts'

type Props = { readonly list: BlogListAnswer; readonly cities: Cities; readonly query: PostQuery }

export function BlogPage({ list, cities, query }: Props) {
  const { posts, categories, total, page, pages } = list
  const isFiltered = query.category !== null || query.search !== ''
  const isFront = !isFiltered && query.sort === 'newest' && page === 1
  return (
    <div className="page-width py-10 lg:py-16">
      <h1 className="text-display">{text('heading')}</h1>
      <p className="mt-4 mb-8 max-w-[56ch] text-lead text-soft">{text('lead')}</p>
      <BlogFilters query={query} categories={categories} />
      <p role="status" className="my-4 chart-label text-soft">
        {countOf(total)}
      </p>
      {posts.length === 0 ? (
        <EmptyState
          title={text('empty.title')}
          text={text('empty.text')}
          action={<ButtonLink to="/blog">{text('empty.action')}</ButtonLink>}
        />
      ) : (
        <PostList posts={posts} cities={cities} hasLead={isFront} />
      )}
      <Pages query={query} page={page} pages={pages} />
      <div className="mt-6 flex flex-wrap items-center justify-between gap-x-8 text-label text-soft">
        <p>{text('illustration.source')}</p>
        <a href="/feed.xml" className="inline-flex min-h-11 items-center chart-label text-tide">
          {text('feed')}
        </a>
      </div>
    </div>
  )
}

function Pages({ query, page, pages }: { readonly query: PostQuery; readonly page: number; readonly pages: number }) {
  if (pages < 2) return null
  const link = 'inline-flex min-h-11 items-center text-tide'
  return (
    <nav
      aria-label={text('pages')}
      className="mt-6 flex flex-wrap items-center justify-between gap-x-8 border-b border-line pb-4"
    >
      {page > 1 ? (
        <Link rel="prev" to={postListPath({ ...query, page: page - 1 })} className={link}>
          {text('pages.newer')}
        </Link>
      ) : (
        <span />
      )}
      <span className="chart-label text-soft">{text('pages.now', { page: String(page), pages: String(pages) })}</span>
      {page < pages ? (
        <Link rel="next" to={postListPath({ ...query, page: page + 1 })} className={link}>
          {text('pages.older')}
        </Link>
      ) : (
        <span />
      )}
    </nav>
  )
}

function countOf(count: number): string {
  if (count === 0) return text('found.none')
  return count === 1 ? text('found.one') : text('found.many', { count: String(count) })
}
