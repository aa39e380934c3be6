import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'

import { loadBlog } from '../../features/blog/load-blog.ts'
import { loadCities } from '../../features/blog/load-cities.ts'
import { WriterPage } from '../../features/blog/writer-page.tsx'
import { PageHead } from '../page-head.tsx'

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

export async function loader(asked: LoaderFunctionArgs) {
  const slug = asked.params['slug']?.toLowerCase() ?? ''
  if (!SLUG.test(slug) || slug.length < 3 || slug.length > 80) throw data(null, { status: 404 })
  const [{ writers }, list] = await Promise.all([
    loadBlog(asked, { action: 'writers' }),
    loadBlog(asked, { action: 'list', writer: slug }),
  ])
  const writer = writers.find((each) => each.slug === slug)
  if (!writer) throw data(null, { status: 404 })
  const cities = await loadCities([writer.place, ...list.posts.map(({ place }) => place)])
  return { title: writer.name, writer, posts: list.posts, cities }
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
