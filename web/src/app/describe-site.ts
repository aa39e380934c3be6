import type { DescribeSite, SitePage } from '@app/contracts/page-rendering'
import type { RouteObject } from 'react-router'

import { BRAND } from '../entities/company/brand.ts'
import { blogText } from '../features/blog/blog-text.ts'
import { ARTICLES, HELP_CHECKED_ON } from '../features/help-centre/articles/articles.ts'
import { COMPANY_ROUTES } from './routes/company-routes.ts'
import { PLACE_ROUTES } from './routes/place-routes.ts'
import type { RouteHandle } from './routes/route-handle.ts'
import { TOOL_ROUTES } from './routes/tool-routes.ts'

/** Every page that search engines may index, from the same lists that the pages use; the server adds the blog's. */
export const describeSite: DescribeSite = async () => ({
  name: BRAND.name,
  feedTitle: blogText('title'),
  feedDescription: blogText('description'),
  pages: [
    { path: '/' },
    ...[...TOOL_ROUTES, ...PLACE_ROUTES, ...COMPANY_ROUTES].flatMap(listed),
    ...ARTICLES.map(({ slug }) => ({ path: `/help-center/${slug}`, changedOn: HELP_CHECKED_ON })),
  ],
})

function listed({ path = '', handle }: RouteObject): readonly SitePage[] {
  const isListed = !path.includes(':') && !(handle as RouteHandle | undefined)?.isUnlisted
  return isListed ? [{ path: `/${path}` }] : []
}
