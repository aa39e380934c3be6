import { CATEGORIES, type CategoryId, type PostSummary } from './content/post.ts'

export type PostQuery = {
  readonly category: CategoryId | null
  readonly search: string
  readonly sort: 'newest' | 'oldest'
}

/** The query of a URL; invalid values are dropped. */
export function readPostQuery(params: URLSearchParams): PostQuery {
  const category = CATEGORIES.find(({ id }) => id === params.get('category'))?.id ?? null
  return {
    category,
    search: params.get('search')?.trim().slice(0, 120) ?? '',
    sort: params.get('sort') === 'oldest' ? 'oldest' : 'newest',
  }
}

/** Every word has to occur, anywhere in the post. `words` contains their whole text. */
export function choosePosts(
  posts: readonly PostSummary[],
  words: ReadonlyMap<string, string>,
  { category, search, sort }: PostQuery,
): readonly PostSummary[] {
  const wanted = fold(search).split(/\s+/).filter(Boolean)
  const chosen = posts.filter((post) => {
    const text = fold(`${post.title} ${post.summary} ${words.get(post.slug) ?? ''}`)
    return (category === null || post.category === category) && wanted.every((word) => text.includes(word))
  })
  return chosen.toSorted((a, b) => a.publishedOn.localeCompare(b.publishedOn) * (sort === 'oldest' ? 1 : -1))
}

/** The URL of the list for a query; defaults are left out. */
export function postListPath({ category, search, sort }: PostQuery): string {
  const params = new URLSearchParams()
  if (category) params.set('category', category)
  if (search) params.set('search', search)
  if (sort === 'oldest') params.set('sort', sort)
  return params.size > 0 ? `/blog?${params}` : '/blog'
}

function fold(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ı', 'i')
}
