import { wordsIn } from '@app/domain/blog-document'
import { data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'

import { usePageConfig } from '../../api/page-config.tsx'
import { BRAND } from '../../entities/company/brand.ts'
import { loadBlog } from '../../features/blog/load-blog.ts'
import { loadCities } from '../../features/blog/load-cities.ts'
import { PostPage } from '../../features/blog/post-page.tsx'
import { StructuredData } from '../../ui/structured-data.tsx'
import { PageHead } from '../page-head.tsx'

export async function loader(asked: LoaderFunctionArgs) {
  const answer = await loadBlog(asked, { action: 'post', slug: asked.params['slug']?.slice(0, 200) ?? '' })
  // Permanent, so that search engines replace the address.
  if (answer.kind === 'moved') throw redirect(`/blog/${answer.slug}`, 301)
  if (answer.kind !== 'post') throw data(null, { status: 404 })
  const { post, writer, related } = answer
  const cities = await loadCities([post.place])
  return { title: post.title, post, writer, city: cities[post.place], related }
}

export function Component() {
  const { origin } = usePageConfig()
  const { post, writer, city, related } = useLoaderData<typeof loader>()
  const article = {
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.summary,
    datePublished: post.publishedOn,
    dateModified: post.changedOn,
    inLanguage: 'en',
    articleSection: post.category.title,
    wordCount: wordsIn(post.document).split(/\s+/).length,
    image: `${origin}/share-card.png`,
    mainEntityOfPage: `${origin}/blog/${post.slug}`,
    // A house writer is a pen name of the team, so the team is the author.
    author: writer.isHouse
      ? { '@type': 'Organization', name: `${BRAND.name} editorial team`, url: `${origin}/writers/${writer.slug}` }
      : { '@type': 'Person', name: writer.name, url: `${origin}/writers/${writer.slug}` },
    publisher: { '@type': 'Organization', name: BRAND.name, url: origin },
    citation: post.sources.map(({ url }) => url),
  }
  return (
    <>
      <PageHead title={post.seoTitle ?? post.title} description={post.seoDescription ?? post.summary} kind="article" />
      <StructuredData data={article} />
      <PostPage post={post} writer={writer} city={city} related={related} />
    </>
  )
}
