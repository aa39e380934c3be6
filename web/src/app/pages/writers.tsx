import { useLoaderData } from 'react-router'

import { listPosts } from '../../content/blog/read-posts.ts'
import { WRITERS } from '../../content/blog/writers.ts'
import { loadCities } from '../../features/blog/load-cities.ts'
import { WritersPage } from '../../features/blog/writers-page.tsx'
import { blogText as text } from '../../text/blog.ts'
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
