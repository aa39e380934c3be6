import { ACCESS_ARTICLES } from './access-articles.ts'
import { ACCOUNT_ARTICLES } from './account-articles.ts'
import { BOOKING_ARTICLES } from './booking-articles.ts'
import { FACT_ARTICLES } from './fact-articles.ts'
import type { HelpArticle } from './help-article.ts'
import { INSTALL_ARTICLES } from './install-articles.ts'
import { OFFLINE_ARTICLES } from './offline-articles.ts'
import { PLAN_ARTICLES } from './plan-articles.ts'
import { PLANNING_ARTICLES } from './planning-articles.ts'
import { PRIVACY_ARTICLES } from './privacy-articles.ts'
import { RIGHTS_ARTICLES } from './rights-articles.ts'

/** The date of the last comparison of every article with the product. */
export const HELP_CHECKED_ON = '2026-11-15'

export const ARTICLES: readonly HelpArticle[] = [
  ...ACCOUNT_ARTICLES,
  ...PLAN_ARTICLES,
  ...OFFLINE_ARTICLES,
  ...INSTALL_ARTICLES,
  ...PLANNING_ARTICLES,
  ...BOOKING_ARTICLES,
  ...FACT_ARTICLES,
  ...RIGHTS_ARTICLES,
  ...PRIVACY_ARTICLES,
  ...ACCESS_ARTICLES,
]

export function findArticle(slug: string | undefined): HelpArticle | undefined {
  return ARTICLES.find((article) => article.slug === slug)
}
