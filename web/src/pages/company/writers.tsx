import { useLoaderData } from 'react-router'

import { blogText as text } from '../../features/blog/blog-text.ts'
import { listPosts } from '../../features/blog/content/read-posts.ts'
import { WRITERS } from '../../features/blog/content/writers.ts'
import { loadCities } from '../../features/blog/load-cities.ts'
import { WritersPage } from '../../features/blog/writers-page.tsx'
import { PageHead } from '../page-head.tsx'

export async function loader() {
  return { posts: await listPosts(), cities: await loadCities(WRITERS.map(({ place }) => place)) }
}

export function Component() {
  return (
    <>
      <PageHead title={text('writers.title')} description={text('writers.description')} />
      <WritersPage {...useLoaderData<typeof loader>()} />
    </>
  )
}
