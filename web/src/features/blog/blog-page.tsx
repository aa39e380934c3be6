import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { BlogFilters } from './blog-filters.tsx'
import { blogText as text } from './blog-text.ts'
import type { PostQuery } from './choose-posts.ts'
import type { PostSummary } from './content/post.ts'
import { type Cities, PostList } from './post-list.tsx'

type Props = { readonly posts: readonly PostSummary[]; readonly cities: Cities; readonly query: PostQuery }

export function BlogPage({ posts, cities, query }: Props) {
  const isFiltered = query.category !== null || query.search !== ''
  return (
    <div className="page-width py-10 lg:py-16">
      <h1 className="text-display">{text('heading')}</h1>
      <p className="mt-4 mb-8 max-w-[56ch] text-lead text-soft">{text('lead')}</p>
      <BlogFilters query={query} />
      <p role="status" className="my-4 chart-label text-soft">
        {countOf(posts.length)}
      </p>
      {posts.length === 0 ? (
        <EmptyState
          title={text('empty.title')}
          text={text('empty.text')}
          action={<ButtonLink to="/blog">{text('empty.action')}</ButtonLink>}
        />
      ) : (
        <PostList posts={posts} cities={cities} hasLead={!isFiltered && query.sort === 'newest'} />
      )}
      <div className="mt-6 flex flex-wrap items-center justify-between gap-x-8 text-label text-soft">
        <p>{text('illustration.source')}</p>
        <a href="/feed.xml" className="inline-flex min-h-11 items-center chart-label text-tide">
          {text('feed')}
        </a>
      </div>
    </div>
  )
}

function countOf(count: number): string {
  if (count === 0) return text('found.none')
  return count === 1 ? text('found.one') : text('found.many', { count: String(count) })
}
