import type { BlogRequest } from '@app/contracts/blog/blog'

export type PostQuery = {
  readonly category: string | null
  readonly search: string
  readonly sort: 'newest' | 'oldest'
  readonly page: number
}

const CATEGORY = /^[a-z0-9-]{1,40}$/

/** The query of a URL; invalid values are dropped. */
export function readPostQuery(params: URLSearchParams): PostQuery {
  const category = params.get('category') ?? ''
  const page = Number(params.get('page'))
  return {
    category: CATEGORY.test(category) ? category : null,
    search: params.get('search')?.trim().slice(0, 120) ?? '',
    sort: params.get('sort') === 'oldest' ? 'oldest' : 'newest',
    page: Number.isInteger(page) && page > 0 && page <= 1000 ? page : 1,
  }
}

/** The URL of the list for a query; defaults are left out. */
export function postListPath({ category, search, sort, page }: PostQuery): string {
  const params = new URLSearchParams()
  if (category) params.set('category', category)
  if (search) params.set('search', search)
  if (sort === 'oldest') params.set('sort', sort)
  if (page > 1) params.set('page', String(page))
  return params.size > 0 ? `/blog?${params}` : '/blog'
}

export function askForPosts({ category, search, sort, page }: PostQuery): Extract<BlogRequest, { action: 'list' }> {
  return { action: 'list', sort, page, ...(category && { category }), ...(search && { search }) }
}
