import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'

import { listPosts } from '../../features/blog/content/read-posts.ts'
import { findWriter } from '../../features/blog/content/writers.ts'
import { loadCities } from '../../features/blog/load-cities.ts'
import { WriterPage } from '../../features/blog/writer-page.tsx'
import { PageHead } from '../page-head.tsx'

export async function loader({ params }: LoaderFunctionArgs) {
  const writer = findWriter(params['slug'])
  if (!writer) throw data(null, { status: 404 })
  const posts = (await listPosts()).filter((post) => post.writer === writer.slug)
  const cities = await loadCities([writer.place, ...posts.map(({ place }) => place)])
  return { title: writer.name, writer, posts, cities }
}

export function Component() {
  const { writer, posts, cities } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title={writer.name} description={writer.about[0] ?? writer.beat} />
      <WriterPage writer={writer} posts={posts} cities={cities} />
    </>
  )
}
