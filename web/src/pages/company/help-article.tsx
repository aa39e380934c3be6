import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'

import { findArticle } from '../../features/help-centre/articles/articles.ts'
import { HelpArticlePage } from '../../features/help-centre/help-article-page.tsx'
import { PageHead } from '../page-head.tsx'

export function loader({ params }: LoaderFunctionArgs) {
  const article = findArticle(params['slug'])
  if (!article) throw data(null, { status: 404 })
  return { slug: article.slug, title: article.title }
}

export function Component() {
  const article = findArticle(useLoaderData<typeof loader>().slug)
  if (!article) return null
  return (
    <>
      <PageHead title={article.title} description={article.summary} />
      <HelpArticlePage article={article} />
    </>
  )
}
