import { type LoaderFunctionArgs, useLoaderData } from 'react-router'

import { BlogPage } from '../../features/blog/blog-page.tsx'
import { blogText as text } from '../../features/blog/blog-text.ts'
import { choosePosts, readPostQuery } from '../../features/blog/choose-posts.ts'
import { listPosts, wordsOfPosts } from '../../features/blog/content/read-posts.ts'
import { loadCities } from '../../features/blog/load-cities.ts'
import { PageHead } from '../page-head.tsx'

export async function loader({ request }: LoaderFunctionArgs) {
  const query = readPostQuery(new URL(request.url).searchParams)
  const posts = choosePosts(await listPosts(), await wordsOfPosts(), query)
  return { posts, query, cities: await loadCities(posts.map(({ place }) => place)) }
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
