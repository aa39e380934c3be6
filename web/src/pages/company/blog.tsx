import { type LoaderFunctionArgs, useLoaderData } from 'react-router'

import { BlogPage } from '../../features/blog/blog-page.tsx'
import { blogText as text } from '../../features/blog/blog-text.ts'
import { loadBlog } from '../../features/blog/load-blog.ts'
import { loadCities } from '../../features/blog/load-cities.ts'
import { askForPosts, readPostQuery } from '../../features/blog/post-query.ts'
import { PageHead } from '../page-head.tsx'

export async function loader(asked: LoaderFunctionArgs) {
  const query = readPostQuery(new URL(asked.request.url).searchParams)
  const list = await loadBlog(asked, askForPosts(query))
  return { list, query, cities: await loadCities(list.posts.map(({ place }) => place)) }
}

export function Component() {
  return (
    <>
      <PageHead title={text('title')} description={text('description')} />
      <link rel="alternate" type="application/rss+xml" href="/feed.xml" title={text('title')} />
      <BlogPage {...useLoaderData<typeof loader>()} />
    </>
  )
}
