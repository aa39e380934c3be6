import { ARTICLES } from './articles/articles.ts'
import { HELP_TOPICS, type HelpArticle } from './articles/help-article.ts'

/** Chapter and paragraph, as in pilot books. */
export function articleNumber(article: HelpArticle): string {
  const chapter = HELP_TOPICS.findIndex(({ id }) => id === article.topic) + 1
  const paragraph = ARTICLES.filter(({ topic }) => topic === article.topic).indexOf(article) + 1
  return `${chapter}.${String(paragraph).padStart(2, '0')}`
}
