import { type LoaderFunctionArgs, useLoaderData } from 'react-router'

import { blogText as text } from '../../features/blog/blog-text.ts'
import { loadBlog } from '../../features/blog/load-blog.ts'
import { loadCities } from '../../features/blog/load-cities.ts'
import { WritersPage } from '../../features/blog/writers-page.tsx'
import { PageHead } from '../page-head.tsx'

export async function loader(asked: LoaderFunctionArgs) {
  const { writers } = await loadBlog(asked, { action: 'writers' })
  return { writers, cities: await loadCities(writers.map(({ place }) => place)) }
}

export function Component() {
  return (
    <>
      <PageHead title={text('writers.title')} description={text('writers.description')} />
      <WritersPage {...useLoaderData<typeof loader>()} />
    </>
  )
}
