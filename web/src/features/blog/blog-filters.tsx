import type { BlogCategory } from '@app/contracts/blog/blog'
import { Form, Link } from 'react-router'

import { Button } from '../../ui/button.tsx'
import { Input } from '../../ui/form/input.tsx'
import { blogText as text } from './blog-text.ts'
import { postListPath, type PostQuery } from './post-query.ts'

type Props = { readonly query: PostQuery; readonly categories: readonly BlogCategory[] }

/** Links and a GET form: every choice has a URL and needs no script. */
export function BlogFilters({ query, categories }: Props) {
  const choices = [{ id: null, title: text('category.all') }, ...categories]
  const other = query.sort === 'newest' ? 'oldest' : 'newest'
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
      <nav aria-label={text('categories')} className="max-w-full">
        <ul className="-mx-5 flex gap-x-6 gap-y-1 overflow-x-auto px-5 whitespace-nowrap [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:px-0">
          {choices.map(({ id, title }) => (
            <li key={id ?? ''}>
              <Link
                to={postListPath({ ...query, category: id, page: 1 })}
                preventScrollReset
                {...(id === query.category && { 'aria-current': 'true' as const })}
                className="flex min-h-11 items-center border-b-2 border-transparent text-soft no-underline hover:text-tide aria-[current=true]:border-signal aria-[current=true]:font-semibold aria-[current=true]:text-ink"
              >
                {title}
              </Link>
            </li>
          ))}
          <li className="sm:border-s sm:border-line sm:ps-6">
            <Link
              to={postListPath({ ...query, sort: other, page: 1 })}
              preventScrollReset
              className="flex min-h-11 items-center text-tide"
            >
              {text(`sort.${other}`)}
            </Link>
          </li>
        </ul>
      </nav>
      <Form
        method="get"
        action="/blog"
        role="search"
        preventScrollReset
        className="flex w-full flex-wrap gap-2 sm:w-auto"
      >
        {query.category && <input type="hidden" name="category" value={query.category} />}
        {query.sort === 'oldest' && <input type="hidden" name="sort" value="oldest" />}
        <Input
          key={query.search}
          type="search"
          name="search"
          defaultValue={query.search}
          maxLength={120}
          aria-label={text('search')}
          placeholder={text('search')}
          className="flex-[1_1_9rem] sm:w-60 sm:flex-none"
        />
        <Button type="submit" variant="outline">
          {text('search.action')}
        </Button>
      </Form>
    </div>
  )
}
