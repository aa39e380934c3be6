import type { DescribeSite, SitePage } from '@app/contracts/page-rendering'
import type { RouteObject } from 'react-router'

import { listPosts } from '../content/blog/read-posts.ts'
import { WRITERS } from '../content/blog/writers.ts'
import { BRAND } from '../content/brand.ts'
import { ARTICLES, HELP_CHECKED_ON } from '../content/help/articles.ts'
import { blogText } from '../text/blog.ts'
import { COMPANY_ROUTES } from './routes/company-routes.ts'
import { PLACE_ROUTES } from './routes/place-routes.ts'
import type { RouteHandle } from './routes/route-handle.ts'
import { TOOL_ROUTES } from './routes/tool-routes.ts'

/** Every page that search engines may know, from the same lists that the pages are drawn from. */
export const describeSite: DescribeSite = async () => ({
  name: BRAND.name,
  feedTitle: blogText('title'),
  feedDescription: blogText('description'),
  pages: [
    { path: '/' },
    ...[...TOOL_ROUTES, ...PLACE_ROUTES, ...COMPANY_ROUTES].flatMap(listed),
    ...ARTICLES.map(({ slug }) => ({ path: `/help-center/${slug}`, changedOn: HELP_CHECKED_ON })),
    ...(await postPages()),
    ...WRITERS.map(({ slug }) => ({ path: `/writers/${slug}` })),
  ],
})

function listed({ path = '', handle }: RouteObject): readonly SitePage[] {
  const isListed = !path.includes(':') && !(handle as RouteHandle | undefined)?.isUnlisted
  return isListed ? [{ path: `/${path}` }] : []
}

async function postPages(): Promise<readonly SitePage[]> {
  return (await listPosts()).map(({ slug, title, summary, publishedOn }) => ({
    path: `/blog/${slug}`,
    changedOn: publishedOn,
    post: { title, summary, publishedOn },
  }))
}
