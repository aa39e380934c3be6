import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'

import { usePageConfig } from '../../api/page-config.tsx'
import { BRAND } from '../../entities/company/brand.ts'
import { findPost, listPosts } from '../../features/blog/content/read-posts.ts'
import { findWriter } from '../../features/blog/content/writers.ts'
import { loadCities } from '../../features/blog/load-cities.ts'
import { PostPage } from '../../features/blog/post-page.tsx'
import { StructuredData } from '../../ui/structured-data.tsx'
import { PageHead } from '../page-head.tsx'

export async function loader({ params }: LoaderFunctionArgs) {
  const post = await findPost(params['slug'])
  if (!post) throw data(null, { status: 404 })
  const posts = await listPosts()
  const next = posts[posts.findIndex(({ slug }) => slug === post.slug) + 1] ?? posts[0]
  const cities = await loadCities([post.place])
  return { title: post.title, post, writer: findWriter(post.writer), city: cities[post.place], next }
}

export function Component() {
  const { origin } = usePageConfig()
  const { post, writer, city, next } = useLoaderData<typeof loader>()
  const article = {
    '@type': 'Article',
    headline: post.title,
    description: post.summary,
    datePublished: post.publishedOn,
    inLanguage: 'en',
    image: `${origin}/share-card.png`,
    mainEntityOfPage: `${origin}/blog/${post.slug}`,
    // The names are pen names of the team, so the team is the author.
    author: { '@type': 'Organization', name: `${BRAND.name} editorial team`, url: `${origin}/writers/${post.writer}` },
    publisher: { '@type': 'Organization', name: BRAND.name, url: origin },
    citation: post.sources.map(({ url }) => url),
  }
  return (
    <>
      <PageHead title={post.title} description={post.summary} kind="article" />
      <StructuredData data={article} />
      <PostPage post={post} writer={writer} city={city} next={next} />
    </>
  )
}
